import { addMonths } from 'date-fns/addMonths';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Frequency } from './tier.ts';
import { utc } from './utc.ts';

/** What the length of a period hangs on. */
export interface PeriodTerms {
  frequency: Frequency;
  /** Purchases are rounded up and paid after the month, rather than a price at its start. */
  isRoundUp: boolean;
}

/**
 * The instant (UTC) at which the period after one that begins now begins: the same day of a later month or year, or the
 * first of the next month where purchases are rounded up.
 */
export function nextPeriodAfter(now: Date, { frequency, isRoundUp }: PeriodTerms): Date {
  const after = (months: number) => addMonths(now, months, { in: utc });
  return isRoundUp ? startOfMonth(after(1)) : startOfDay(after(frequency === 'year' ? 12 : 1));
}
