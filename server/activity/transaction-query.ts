import { and, asc, count, desc, eq, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { endOfDay, startOfDay, type Day } from '#machines/domain/day.ts';
import type { Sort, SortColumn } from '#machines/domain/transaction.ts';
import { cardTransactions, rewardBalances, rewards } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import type { UserRow } from '#server/db/rows.ts';
import { cards } from '#server/db/schema.ts';

/** Which of a member's purchases: both days belong to it, UTC. */
export interface PurchaseFilter {
  cardId?: string | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

/** The purchases of a member that a filter leaves; a card that is nobody's, or another's, leaves none. */
export function purchasesOf(
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  { cardId, dateFrom, dateTo }: PurchaseFilter,
): SQL | undefined {
  const { purchasedAt } = cardTransactions;
  return and(
    eq(cardTransactions.clientId, clientId),
    eq(cardTransactions.userId, id),
    cardId === undefined ? undefined : eq(cardTransactions.cardId, knownId(cardId)),
    dateFrom === undefined ? undefined : gte(purchasedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(purchasedAt, endOfDay(dateTo)),
  );
}

const nobodys = '00000000-0000-0000-0000-000000000000';

const knownId = (cardId: string): string => (isUuid(cardId) ? cardId : nobodys);

/** What the database sorts by itself: each order is that of an index, forwards or backwards. */
const sortedBy: Readonly<Record<Exclude<SortColumn, 'card'>, AnyColumn>> = {
  date: cardTransactions.purchasedAt,
  amount: cardTransactions.amountCents,
  roundUp: cardTransactions.roundUpAmountCents,
  contribution: cardTransactions.contributionCents,
  reward: cardTransactions.rewardAmountCents,
};

/** Some of the purchases that a condition leaves, in an order. */
interface Slice {
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
}

/** In the order of a column, and then by time. */
function orderBy(column: AnyColumn, direction: Sort['direction']): SQL[] {
  const inOrder = direction === 'asc' ? asc : desc;
  const columns = new Set([column, cardTransactions.purchasedAt, cardTransactions.id]);
  return [...columns].map((each) => inOrder(each));
}

/** What of a purchase that earns came back. */
const refundedCents = sql`case when card_transactions.reward_status is null then 0 else (
  select coalesce(-sum(back.amount_cents), 0) from card_transactions back
  where back.refund_of = card_transactions.id) end`.mapWith(Number);

function readSlice(db: Database, { where, order, limit, offset }: Slice) {
  const { id, earnsPercent, earnsCents, earnsFromCents } = rewards;
  return db
    .select({
      transaction: cardTransactions,
      earning: { id, earnsPercent, earnsCents, earnsFromCents },
      refundedCents,
    })
    .from(cardTransactions)
    .leftJoin(rewards, eq(rewards.id, cardTransactions.rewardId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** How many purchases a filter leaves, by the card's id. Those of all days are counted along. */
async function countByCard(
  db: Database,
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  filter: PurchaseFilter,
): Promise<ReadonlyMap<string, number>> {
  const { cardId, dateFrom, dateTo } = filter;
  const isOfAllDays = dateFrom === undefined && dateTo === undefined;
  const rows = isOfAllDays
    ? await db
        .select({ cardId: rewardBalances.cardId, total: rewardBalances.purchaseCount })
        .from(rewardBalances)
        .where(
          and(
            eq(rewardBalances.clientId, clientId),
            eq(rewardBalances.userId, id),
            cardId === undefined ? undefined : eq(rewardBalances.cardId, knownId(cardId)),
          ),
        )
    : await db
        .select({ cardId: cardTransactions.cardId, total: count() })
        .from(cardTransactions)
        .where(purchasesOf({ clientId, id }, filter))
        .groupBy(cardTransactions.cardId);
  return new Map(rows.map(({ cardId: of, total }) => [of, total]));
}

type Requested = Omit<Slice, 'order'> & Pick<Sort, 'direction'> & { counts: ReadonlyMap<string, number> };

/** Card by card in the order of their digits: the purchases of each come by time, as an index has them. */
async function readByCard(
  db: Database,
  owner: Pick<UserRow, 'id'>,
  { where, direction, limit, offset, counts }: Requested,
) {
  const inOrder = direction === 'asc' ? asc : desc;
  const own = await db
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.userId, owner.id))
    .orderBy(inOrder(cards.lastDigits), inOrder(cards.id));
  const order = orderBy(cardTransactions.purchasedAt, direction);
  const rows: Awaited<ReturnType<typeof readSlice>> = [];
  let skipped = offset;
  for (const { id } of own) {
    const there = counts.get(id) ?? 0;
    if (rows.length < limit && skipped < there) {
      const ofCard = and(where, eq(cardTransactions.cardId, id));
      rows.push(
        ...(await readSlice(db, { where: ofCard, order, limit: limit - rows.length, offset: skipped })),
      );
    }
    skipped = Math.max(0, skipped - there);
  }
  return rows;
}

/** A page of a member's purchases, with how many the filter leaves in all. */
export async function findTransactions(
  db: Database,
  owner: Pick<UserRow, 'clientId' | 'id'>,
  { sort, limit, offset, ...filter }: PurchaseFilter & { sort: Sort; limit: number; offset: number },
) {
  const where = purchasesOf(owner, filter);
  const { column, direction } = sort;
  const counts = await countByCard(db, owner, filter);
  const rows =
    column === 'card'
      ? await readByCard(db, owner, { where, direction, limit, offset, counts })
      : await readSlice(db, { where, order: orderBy(sortedBy[column], direction), limit, offset });
  return { rows, total: [...counts.values()].reduce((total, ofCard) => total + ofCard, 0) };
}

export type FoundTransaction = Awaited<ReturnType<typeof findTransactions>>['rows'][number];
