import { eachDayOfInterval, eachMonthOfInterval, startOfMonth } from 'date-fns';
import { count, min, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ChartUnit, contributionsSchema } from '#machines/domain/contribution.ts';
import { dayOf, startOfDay, type Day } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { invalid } from '#server/errors/api-error.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import { purchasesOf, type PurchaseFilter } from './transaction-query.ts';

type Owner = Pick<UserRow, 'clientId' | 'id'>;

const most = 1500;

/** From the first purchase to now, where the filter does not say. */
async function rangeOf({ db, now }: ReadContext, owner: Owner, filter: PurchaseFilter): Promise<[Day, Day]> {
  const to = filter.dateTo ?? dayOf(now);
  if (filter.dateFrom !== undefined) return [filter.dateFrom, to];
  const [first] = await db
    .select({ at: min(cardTransactions.purchasedAt) })
    .from(cardTransactions)
    .where(purchasesOf(owner, filter));
  return [first?.at ? dayOf(first.at) : to, to];
}

/** The first instants of all days or months of a range; none when it ends before it begins. */
function startsIn(unit: ChartUnit, [from, to]: [Day, Day]): Date[] {
  if (from > to) return [];
  const interval = { start: startOfDay(from), end: startOfDay(to) };
  return unit === 'day'
    ? eachDayOfInterval(interval, { in: utc })
    : eachMonthOfInterval(interval, { in: utc });
}

/**
 * What a member's purchases gave to the cause by day or by month, UTC, zero where nothing was given. Throws 422 for a
 * range of more than {@link most} of them.
 */
export async function contributionsOf(
  readContext: ReadContext,
  owner: Owner,
  { unit, ...filter }: PurchaseFilter & { unit: ChartUnit },
): Promise<v.InferInput<typeof contributionsSchema>> {
  const [dateFrom, dateTo] = await rangeOf(readContext, owner, filter);
  const starts = startsIn(unit, [dateFrom, dateTo]);
  if (starts.length > most) throw invalid({ dateFrom: [`A range has at most ${most} ${unit}s.`] });
  const { contributionCents, purchasedAt } = cardTransactions;
  const day = sql<Day>`to_char(${purchasedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await readContext.db
    .select({
      day,
      amountCents: sql`sum(${contributionCents})`.mapWith(Number),
      count: count(),
    })
    .from(cardTransactions)
    .where(purchasesOf(owner, { ...filter, dateFrom, dateTo }))
    .groupBy(sql`1`);
  const sums = new Map(starts.map((start) => [start.getTime(), { amountCents: 0, count: 0 }]));
  for (const row of rows) {
    const start = startOfDay(row.day);
    const sum = sums.get((unit === 'day' ? start : startOfMonth(start, { in: utc })).getTime());
    if (!sum) continue;
    sum.amountCents += row.amountCents;
    sum.count += row.count;
  }
  return {
    items: [...sums].map(([time, sum]) => ({
      date: new Date(time).toISOString(),
      amount: toMajorUnits(sum.amountCents),
      count: sum.count,
    })),
    total: toMajorUnits(rows.reduce((total, { amountCents }) => total + amountCents, 0)),
  };
}
