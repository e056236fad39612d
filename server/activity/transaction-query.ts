import { and, asc, count, desc, eq, gte, lt, type AnyColumn, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { endOfDay, startOfDay, type Day } from '#machines/domain/day.ts';
import type { Sort, SortColumn } from '#machines/domain/transaction.ts';
import { cardTransactions, rewards } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { cards } from '#server/db/schema.ts';
import type { UserRow } from '#server/http/context.ts';

/** Which of a member's purchases: both days belong to it, UTC. */
export interface PurchaseFilter {
  cardId?: string | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** The purchases of a member that a filter leaves; a card that is nobody's, or another's, leaves none. */
export function purchasesOf(
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  { cardId, dateFrom, dateTo }: PurchaseFilter,
): SQL | undefined {
  const { purchasedAt } = cardTransactions;
  return and(
    eq(cardTransactions.clientId, clientId),
    eq(cardTransactions.userId, id),
    cardId === undefined ? undefined : eq(cardTransactions.cardId, isId(cardId) ? cardId : nobodys),
    dateFrom === undefined ? undefined : gte(purchasedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(purchasedAt, endOfDay(dateTo)),
  );
}

const nobodys = '00000000-0000-0000-0000-000000000000';

const sortedBy: Readonly<Record<SortColumn, AnyColumn>> = {
  date: cardTransactions.purchasedAt,
  card: cards.lastDigits,
  amount: cardTransactions.amountCents,
  roundUp: cardTransactions.roundUpAmountCents,
  contribution: cardTransactions.contributionCents,
  reward: cardTransactions.rewardAmountCents,
};

/** In the order that is asked for, and then by time: each order is that of an index, forwards or backwards. */
function orderOf({ column, direction }: Sort): SQL[] {
  const inOrder = direction === 'asc' ? asc : desc;
  const columns = new Set([sortedBy[column], cardTransactions.purchasedAt, cardTransactions.id]);
  return [...columns].map((each) => inOrder(each));
}

/** A page of a member's purchases, with how many the filter leaves in all. */
export async function findTransactions(
  db: Database,
  owner: Pick<UserRow, 'clientId' | 'id'>,
  { sort, limit, offset, ...filter }: PurchaseFilter & { sort: Sort; limit: number; offset: number },
) {
  const where = purchasesOf(owner, filter);
  const { id, earnsPercent, earnsCents, earnsFromCents } = rewards;
  const rows = await db
    .select({ transaction: cardTransactions, earning: { id, earnsPercent, earnsCents, earnsFromCents } })
    .from(cardTransactions)
    .innerJoin(cards, eq(cards.id, cardTransactions.cardId))
    .leftJoin(rewards, eq(rewards.id, cardTransactions.rewardId))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(cardTransactions).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export type FoundTransaction = Awaited<ReturnType<typeof findTransactions>>['rows'][number];
