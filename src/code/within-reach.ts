/** Code can't be fetched for want of a connection. */
export class OutOfReach extends Error {}

/**
 * Fetches code. Without a connection nothing is asked for, and it rejects with {@link OutOfReach}: a browser keeps for as
 * long as the document lives that an import failed.
 */
export async function withinReach<Code>(load: () => Code | Promise<Code>): Promise<Code> {
  try {
    if (isOnline()) return await load();
  } catch (error) {
    if (isOnline()) throw error;
  }
  throw new OutOfReach('There is no connection.');
}

/** Where there is no browser, code is at hand. */
function isOnline(): boolean {
  const { navigator }: { navigator?: Partial<Navigator> } = globalThis;
  return navigator?.onLine !== false;
}
