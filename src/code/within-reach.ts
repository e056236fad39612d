/** Code can't be fetched for want of a connection. */
export class OutOfReach extends Error {}

/**
 * Fetches code. Without a connection nothing is asked for, and it rejects with {@link OutOfReach}: a browser keeps for as
 * long as the document lives that an import failed.
 */
export async function withinReach<Code>(load: () => Promise<Code>): Promise<Code> {
  const isOffline = () => typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;
  if (isOffline()) throw new OutOfReach('There is no connection.');
  try {
    return await load();
  } catch (cause) {
    throw isOffline() ? new OutOfReach('There is no connection.', { cause }) : cause;
  }
}
