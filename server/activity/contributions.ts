import { count, min, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { DayRange } from '#machines/domain/activity-filters.ts';
import type { ChartUnit, contributionsSchema } from '#machines/domain/contribution.ts';
import { startsIn, sumUp } from '#machines/domain/contribution-sums.ts';
import { dayOf, type Day } from '#machines/domain/day.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { invalid } from '#server/errors/api-error.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import { sumOfRoundUps } from '#server/payments/monthly-purchases.ts';
import { purchasesOf, type PurchaseFilter } from './transaction-query.ts';

type Owner = Pick<UserRow, 'clientId' | 'id'>;

const most = 1500;

/** From the first purchase to now, where the filter does not say. */
async function rangeOf({ db, now }: ReadContext, owner: Owner, filter: PurchaseFilter): Promise<DayRange> {
  const to = filter.dateTo ?? dayOf(now);
  if (filter.dateFrom !== undefined) return { from: filter.dateFrom, to };
  const [first] = await db
    .select({ at: min(cardTransactions.purchasedAt) })
    .from(cardTransactions)
    .where(purchasesOf(owner, filter));
  return { from: first?.at ? dayOf(first.at) : to, to };
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
  const range = await rangeOf(readContext, owner, filter);
  const { length } = startsIn(unit, range);
  if (length > most) throw invalid({ dateFrom: [`A range has at most ${most} ${unit}s.`] });
  const { contributionCents, purchasedAt } = cardTransactions;
  const rows = await readContext.db
    .select({
      day: sql<Day>`to_char(${purchasedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      amount: sql`sum(${contributionCents})`.mapWith(Number),
      own: sumOfRoundUps,
      count: count(),
    })
    .from(cardTransactions)
    .where(purchasesOf(owner, { ...filter, dateFrom: range.from, dateTo: range.to }))
    .groupBy(sql`1`);
  const { items, total, ownTotal } = sumUp(rows, unit, range);
  return {
    items: items.map((item) => ({ ...item, amount: toMajorUnits(item.amount), own: toMajorUnits(item.own) })),
    total: toMajorUnits(total),
    ownTotal: toMajorUnits(ownTotal),
  };
}
