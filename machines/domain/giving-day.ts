import { subDays, subMonths } from 'date-fns';
import { monthOf, type Day } from './day.ts';
import { utc } from './utc.ts';
import type { Cents } from './wire.ts';

/** The day of the next month, UTC, on which a month's giving is passed on. */
const givingDay = 3;

/** The latest month, by its first day, whose giving is to be passed on by an instant. */
export function latestGivenMonth(now: Date): Day {
  const since = subDays(now, givingDay - 1, { in: utc });
  return monthOf(subMonths(since, 1, { in: utc }));
}

/** A month of a member. Amounts are cents. */
interface Month {
  /** What stores give in the member's name. */
  gifts: Cents;
  /** What purchases were rounded up by. */
  roundedUp: Cents;
  /** What was charged for that, and paid. */
  paid: Cents;
  /** Whether a charge for it was tried, or it is owed without one. */
  isBilled: boolean;
  /** Whether what was owed for it was waived: nothing will be charged for it. */
  isWaived: boolean;
}

/** What of a month is passed on: the stores' gifts and the paid round-ups. Null while these are yet to be paid. */
export function givingOf({ gifts, roundedUp, paid, isBilled, isWaived }: Month): Cents | null {
  return paid === 0 && !isWaived && (roundedUp > 0 || isBilled) ? null : gifts + paid;
}

/** To whom a month's giving goes: the cause, or else each recipient in turn, month by month. */
export function recipientOf(cause: string | null, recipients: readonly string[], month: Day): string | null {
  if (cause !== null) return cause;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return recipients[((year - 1970) * 12 + number - 1) % recipients.length] ?? null;
}
