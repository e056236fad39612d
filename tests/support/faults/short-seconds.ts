/** How much shorter a second is. */
const factor = 5;

/** Runs with timers that go faster than the clock, so that a time-out of half a minute is waited for in earnest. */
export async function inShortSeconds<Result>(run: () => Promise<Result>): Promise<Result> {
  const { setTimeout } = globalThis;
  const shorter = (callback: () => void, delay = 0, ...rest: []) =>
    setTimeout(callback, delay / factor, ...rest);
  globalThis.setTimeout = Object.assign(shorter, setTimeout);
  try {
    return await run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}
