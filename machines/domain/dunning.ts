import { addDays } from 'date-fns';
import { suspensionDays, tryDays } from './dunning-days.ts';
import { utc } from './utc.ts';

/** When what fell due at an instant is tried: the first time at once. */
export const triesOf = (since: Date): Date[] => tryDays.map((days) => addDays(since, days, { in: utc }));

/** When a membership is suspended whose payment fell due at an instant. */
export const suspensionOf = (since: Date): Date => addDays(since, suspensionDays, { in: utc });

/** The first try after an instant; null after the last one. */
export const nextTryAfter = (since: Date, at: Date): Date | null =>
  triesOf(since).find((each) => each > at) ?? null;

/** Which try, from 1, is made at an instant, and of how many. */
export function tryAt(since: Date, at: Date): { number: number; of: number } {
  return { number: triesOf(since).filter((each) => each <= at).length, of: tryDays.length };
}

/** What an unpaid membership comes to next. */
export interface DunningStep {
  kind: 'try' | 'suspension';
  at: Date;
}

/**
 * The first step from an instant on: another try, or the suspension after the last one. A suspension whose day has gone
 * by is due at the instant.
 */
export function dunningStepFrom(since: Date, from: Date): DunningStep {
  const again = triesOf(since).find((each) => each > since && each >= from);
  if (again) return { kind: 'try', at: again };
  const at = suspensionOf(since);
  return { kind: 'suspension', at: at < from ? from : at };
}
