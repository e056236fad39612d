import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { max } from 'date-fns';
import { confirmedReward } from '#machines/domain/reward-outcome.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { givenRows, oneOf, ofUsers } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';

/** Why the reward of a purchase is refused that was taken back. */
export const refundedReason = 'The purchase was refunded.';

const refunded = alias(cardTransactions, 'refunded');

const mostRewards = 500;

/** The pending rewards of members whose day has come. */
async function dueRewards(db: Transaction, turns: readonly DueTurn[]) {
  const { id, userId, amountCents, rewardAmountCents, rewardStatus, expectedAt } = cardTransactions;
  const users = turns.map(({ user }) => user);
  const rows = await db
    .select({ id, userId, amount: amountCents, reward: rewardAmountCents, expectedAt })
    .from(cardTransactions)
    .where(
      and(
        ofUsers(cardTransactions, users),
        // A literal, not a parameter: so every plan may take the index of those that are pending.
        sql`${rewardStatus} = 'pending'`,
        lte(expectedAt, max(turns.map(({ now }) => now))),
      ),
    )
    .limit(mostRewards * turns.length);
  const nowOf = new Map(turns.map(({ user, now }) => [user.id, now]));
  return rows.filter((row) => row.expectedAt !== null && row.expectedAt <= (nowOf.get(row.userId) ?? 0));
}

/** What of purchases came back by the days of their rewards, by their ids. */
async function refundsOf(db: Transaction, purchases: readonly string[]): Promise<Map<string | null, Cents>> {
  const { refundOf, amountCents, purchasedAt } = cardTransactions;
  const rows = await db
    .select({ refundOf, cents: sql`-sum(${amountCents})`.mapWith(Number) })
    .from(cardTransactions)
    .innerJoin(refunded, eq(refunded.id, refundOf))
    .where(and(isNotNull(refundOf), oneOf(refundOf, purchases), lte(purchasedAt, refunded.expectedAt)))
    .groupBy(refundOf)
    .limit(purchases.length);
  return new Map(rows.map((row) => [row.refundOf, row.cents]));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Confirms the pending rewards of members whose day has come, each in proportion to what of the purchase was not refunded by then.
 * Refuses those of which nothing is left, and tells why. Each member's history says how much came of it.
 */
export async function confirmRewards(db: Transaction, turns: readonly DueTurn[]): Promise<void> {
  const pending = await dueRewards(db, turns);
  if (pending.length === 0) return;
  const refunds = await refundsOf(
    db,
    pending.map(({ id }) => id),
  );
  const due = pending.map((row) => {
    const confirmed = confirmedReward({ ...row, refunded: refunds.get(row.id) ?? 0 });
    return { ...row, confirmed, isRefused: confirmed === 0 && row.reward > 0 };
  });
  const rows = givenRows(due, {
    id: ['uuid', ({ id }) => id],
    cents: ['integer', ({ confirmed, reward, isRefused }) => (isRefused ? reward : confirmed)],
    status: ['text', ({ isRefused }) => (isRefused ? 'ineligible' : 'confirmed')],
    reason: ['text', ({ isRefused }) => (isRefused ? refundedReason : null)],
  });
  await db
    .update(cardTransactions)
    .set({
      rewardStatus: sql`given.status`,
      rewardAmountCents: sql`given.cents`,
      rewardReason: sql`given.reason`,
    })
    .from(rows)
    .where(and(eq(cardTransactions.id, sql`given.id`), eq(cardTransactions.rewardStatus, 'pending')));
  await recordAll(
    db,
    turns.flatMap(({ user, now }) => {
      const own = due.filter(({ userId }) => userId === user.id);
      const confirmed = sumOf(own.map((row) => row.confirmed));
      const refused = sumOf(own.map((row) => row.reward - row.confirmed));
      return [
        { kind: 'cashBackConfirmed' as const, amountCents: confirmed },
        { kind: 'cashBackRefused' as const, amountCents: refused },
      ]
        .filter(({ amountCents }) => amountCents > 0)
        .map((entry) => ({ user, now, origin: null, entry }));
    }),
  );
}
