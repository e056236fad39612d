import { lastAnswer } from './last-answer.ts';

/** A difference of fewer milliseconds is none: answers take time. */
const leastDifference = 5 * 60_000;
/** A clock of a server shows 2020 to 2109. */
const [middle, reach] = [Date.UTC(2065, 0), Date.UTC(2065, 0) - Date.UTC(2020, 0)];

const listeners = new Set<() => void>();
/** How far the server's clock is ahead of the device's, in milliseconds. */
let offset = 0;

/** Takes what a clock said at an instant of the device's; what can't be read, or is of an odd year, changes nothing. */
function compare(said: string | null | undefined, at: number): void {
  const time = Date.parse(said ?? '');
  if (Math.abs(time - middle) < reach) offset = Math.abs(time - at) < leastDifference ? 0 : time - at;
}

function follow(): void {
  const [headers, at = 0] = lastAnswer.dated ?? [];
  if (headers) compare(headers.get('Date'), at - (Number(headers.get('Age')) || 0) * 1000);
  for (const listener of listeners) listener();
}

/** Answers that stood in the document were not asked for, and have no headers. There is no document on the server. */
compare(globalThis.document?.getElementById('served')?.dataset['at'], performance.timeOrigin);
lastAnswer.follow = follow;
follow();

/**
 * The present instant by the server's clock, which decides what day it is and what is late. The device's own where the
 * server does not say, or they differ by less than five minutes. How long something takes is measured by the device alone.
 */
export const serverNow = (): Date => new Date(Date.now() + offset);

/** Calls `listener` after each answer of the API, which may have brought another time. Returns how to stop. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
