import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { DayRange } from './activity-filters.ts';
import type { ChartUnit } from './contribution.ts';
import { startOfDay, type Day } from './day.ts';
import { utc } from './utc.ts';
import type { Cents } from './wire.ts';

/** What was given on a day, by how many purchases. */
export interface Given {
  day: Day;
  amount: Cents;
  /** How much of it is the member's own money. */
  own: Cents;
  count: number;
}

/** The first instants of all days or months of a range, UTC; none when it ends before it begins. */
export function startsIn(unit: ChartUnit, { from, to }: DayRange): Date[] {
  if (from > to) return [];
  const interval = { start: startOfDay(from), end: startOfDay(to) };
  return unit === 'day'
    ? eachDayOfInterval(interval, { in: utc })
    : eachMonthOfInterval(interval, { in: utc });
}

/** What was given in a range, by day or by month without a gap. What was given outside of it is left out. */
export function sumUp(given: readonly Given[], unit: ChartUnit, range: DayRange) {
  const sums = new Map(
    startsIn(unit, range).map((start) => [start.getTime(), { amount: 0, own: 0, count: 0 }]),
  );
  let total = 0;
  let ownTotal = 0;
  for (const { day, amount, own, count } of given) {
    if (day < range.from || day > range.to) continue;
    const start = startOfDay(day);
    const sum = sums.get((unit === 'day' ? start : startOfMonth(start, { in: utc })).getTime());
    if (!sum) continue;
    sum.amount += amount;
    sum.own += own;
    sum.count += count;
    total += amount;
    ownTotal += own;
  }
  const items = [...sums].map(([time, sum]) => ({ date: new Date(time).toISOString(), ...sum }));
  return { items, total, ownTotal };
}
