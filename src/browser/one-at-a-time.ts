/** Does one work of a name at a time, over all tabs; where the browser has no locks, at once. */
export async function oneAtATime<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const { navigator }: { navigator?: Partial<Navigator> } = globalThis;
  return navigator?.locks ? await navigator.locks.request(name, { signal }, work) : work();
}
