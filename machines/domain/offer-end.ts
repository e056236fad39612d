import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { utc } from './utc.ts';

/** When an offer ends, as far as it matters: within a week, or over already. Days are those of UTC. */
export type OfferEnd =
  { kind: 'over' } | { kind: 'today' } | { kind: 'tomorrow' } | { kind: 'thisWeek'; endsAt: string };

/** An offer ends soon if fewer than so many days follow today. */
const soonDays = 7;

/** When an offer ends, for an end that is over or near; null for one that has none, or a later one. */
export function offerEnd(endsAt: string | null, now: Date): OfferEnd | null {
  const end = new Date(endsAt ?? '');
  if (endsAt === null || Number.isNaN(end.getTime())) return null;
  if (end <= now) return { kind: 'over' };
  const days = differenceInCalendarDays(end, now, { in: utc });
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'tomorrow' };
  return days < soonDays ? { kind: 'thisWeek', endsAt } : null;
}
