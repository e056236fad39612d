import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions, payouts, rewardBalances } from '#server/db/activity-schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { CardRow } from './card-view.ts';

/*
 * What members have earned and not had yet. A reward is `confirmed` until it is paid out in full; of one that is paid in
 * part the rest is what counts.
 */

const forfeitReason = 'The card was paused.';

type Open = 'pending' | 'confirmed';
type Owner = Pick<UserRow, 'clientId' | 'id'>;

const { rewardAmountCents, paidOutCents } = cardTransactions;

/** How many rewards are looked at at once when they are paid out. */
const batch = 500;

function rewardsOf({ clientId, id }: Owner, status: Open) {
  const { rewardStatus, userId } = cardTransactions;
  return and(eq(cardTransactions.clientId, clientId), eq(userId, id), eq(rewardStatus, status));
}

export interface Earnings {
  pending: Cents;
  /** What can be withdrawn. */
  confirmed: Cents;
  /** All that was ever confirmed. */
  earned: Cents;
}

const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

const earningsByUser = prepared((db) => {
  const { clientId, userId, pendingCents, confirmedCents, earnedCents } = rewardBalances;
  return db
    .select({ pending: sumOf(pendingCents), confirmed: sumOf(confirmedCents), earned: sumOf(earnedCents) })
    .from(rewardBalances)
    .where(and(eq(clientId, sql.placeholder('clientId')), eq(userId, sql.placeholder('id'))))
    .prepare(unnamed);
});

/** What a member has earned on all cards, as the running sums tell. */
export async function earningsOf(db: Database, { clientId, id }: Owner): Promise<Earnings> {
  const [row] = await earningsByUser(db).execute({ clientId, id });
  return row ?? { pending: 0, confirmed: 0, earned: 0 };
}

const latestExpected = prepared((db) => {
  const { clientId, userId, rewardStatus, expectedAt } = cardTransactions;
  return db
    .select({ until: max(expectedAt) })
    .from(cardTransactions)
    .where(
      and(
        eq(clientId, sql.placeholder('clientId')),
        eq(userId, sql.placeholder('id')),
        eq(rewardStatus, 'pending'),
      ),
    )
    .prepare(unnamed);
});

/** By when all that is pending should be confirmed; null when nothing is pending. */
export async function pendingUntil(db: Database, { clientId, id }: Owner): Promise<Date | null> {
  const [row] = await latestExpected(db).execute({ clientId, id });
  return row?.until ?? null;
}

const balancesByUser = prepared((db) => {
  const { clientId, userId } = rewardBalances;
  return db
    .select()
    .from(rewardBalances)
    .where(and(eq(clientId, sql.placeholder('clientId')), eq(userId, sql.placeholder('id'))))
    .limit(1000)
    .prepare(unnamed);
});

/** What each card of a member has earned that was neither paid nor forfeited, pending rewards too, by the card's id. */
export async function balancesByCard(
  db: Database,
  { clientId, id }: Owner,
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await balancesByUser(db).execute({ clientId, id });
  return new Map(rows.map((row) => [row.cardId, row.pendingCents + row.confirmedCents]));
}

/**
 * Pays the oldest confirmed rewards out, at most {@link batch} of them, in one statement: each whole but the one at which
 * the amount ends. Gives what was paid, by purchase.
 */
async function payOldest(db: Transaction, owner: Owner, amountCents: Cents) {
  const { purchasedAt, id } = cardTransactions;
  const oldest = db
    .select({ id, purchasedAt, rest: sql<Cents>`${rewardAmountCents} - ${paidOutCents}`.as('rest') })
    .from(cardTransactions)
    .where(rewardsOf(owner, 'confirmed'))
    .orderBy(asc(purchasedAt), asc(id))
    .limit(batch)
    .as('oldest');
  const before = sql`sum(${oldest.rest}) over (order by ${oldest.purchasedAt}, ${oldest.id}) - ${oldest.rest}`;
  const parts = db
    .select({
      id: oldest.id,
      part: sql<Cents>`least(${oldest.rest}, ${amountCents}::integer - (${before}))`.as('part'),
    })
    .from(oldest)
    .as('parts');
  const isWhole = sql`${paidOutCents} + ${parts.part} = ${rewardAmountCents}`;
  return db
    .update(cardTransactions)
    .set({
      paidOutCents: sql`${paidOutCents} + ${parts.part}`,
      rewardStatus: sql`case when ${isWhole} then 'paid' else 'confirmed' end`,
    })
    .from(parts)
    .where(and(eq(id, parts.id), gt(parts.part, 0)))
    .returning({ purchasedAt, paidCents: sql`${parts.part}`.mapWith(Number) });
}

/**
 * Pays confirmed rewards out, the oldest purchase first and the last one in part, in a transaction that holds the member's
 * lock. Gives from when to when these purchases were made. The amount is at most what is confirmed; else a RangeError.
 */
export async function payRewards(
  db: Transaction,
  owner: Owner,
  amountCents: Cents,
): Promise<{ from: Date; until: Date }> {
  const times: number[] = [];
  let left = amountCents;
  while (left > 0) {
    const paid = await payOldest(db, owner, left);
    if (paid.length === 0) throw new RangeError(`${amountCents} is more than the balance.`);
    for (const { purchasedAt, paidCents } of paid) {
      times.push(purchasedAt.getTime());
      left -= paidCents;
    }
  }
  return { from: new Date(Math.min(...times)), until: new Date(Math.max(...times)) };
}

/**
 * Gives up the rewards of a card, in a transaction that holds the member's lock: what is confirmed leaves the balance by
 * a line of its own, what is pending will not be confirmed. Gives what was lost, in cents.
 */
export async function forfeitRewards(db: Database, user: UserRow, card: CardRow, now: Date): Promise<Cents> {
  const lost = (await balancesByCard(db, user)).get(card.id) ?? 0;
  const forfeit = async (status: Open, becomes: 'ineligible' | 'forfeited') => {
    const rows = await db
      .update(cardTransactions)
      .set({ rewardStatus: becomes, rewardReason: forfeitReason })
      .where(and(rewardsOf(user, status), eq(cardTransactions.cardId, card.id)))
      .returning({ earned: rewardAmountCents, paid: paidOutCents });
    return rows.reduce((sum, { earned, paid }) => sum + earned - paid, 0);
  };
  await forfeit('pending', 'ineligible');
  const amountCents = await forfeit('confirmed', 'forfeited');
  if (amountCents === 0) return lost;
  await db.insert(payouts).values({
    clientId: user.clientId,
    userId: user.id,
    cardId: card.id,
    amountCents,
    type: 'forfeit',
    status: 'completed',
    description: `Forfeited by pausing the card ${card.lastDigits}`,
    createdAt: now,
    updatedAt: now,
  });
  return lost;
}
