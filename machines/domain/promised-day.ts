import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { dayOf } from './day.ts';
import { utc } from './utc.ts';

/** Whether the day, UTC, for which something was promised is over. */
export function isLate(promisedFor: string, now: Date): boolean {
  return dayOf(new Date(promisedFor)) < dayOf(now);
}

/** Whether a month, by its first instant, UTC, is the running one or the one before. */
export function isRecentMonth(month: string, running: string | Date): boolean {
  const months = differenceInCalendarMonths(running, month, { in: utc });
  return months === 0 || months === 1;
}
