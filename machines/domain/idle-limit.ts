const minute = 60_000;

/** Milliseconds without a call after which the server ends a session. */
export const idleLimit = 120 * minute;

/** Milliseconds: the server writes down when it saw a session at most this often. */
export const seenInterval = minute;

/** Milliseconds for which a member is asked to stay. */
const noticePeriod = 5 * minute;

/** `fresh`, near its end, or past it. */
export type IdlePhase = 'fresh' | 'ending' | 'over';

/** When a session surely still runs until, as an ISO instant, and how near that is. Both times in milliseconds. */
export function idlePhaseAt(now: number, seenAt: number): { phase: IdlePhase; endsAt: string } {
  const end = seenAt + idleLimit - seenInterval;
  const endsAt = new Date(end).toISOString();
  if (now > seenAt + idleLimit) return { phase: 'over', endsAt };
  return { phase: now < end - noticePeriod ? 'fresh' : 'ending', endsAt };
}
