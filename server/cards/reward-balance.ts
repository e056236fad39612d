import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/http/context.ts';
import type { CardRow } from './card-view.ts';

/*
 * What members have earned and not had yet. A reward is `confirmed` until it is paid out in full; of one that is paid in
 * part the rest is what counts.
 */

const forfeitReason = 'The card was paused.';

type Open = 'pending' | 'confirmed';
type Owner = Pick<UserRow, 'clientId' | 'id'>;

const { rewardAmountCents, paidOutCents } = cardTransactions;
const rest = sql`coalesce(sum(${rewardAmountCents} - ${paidOutCents}), 0)`.mapWith(Number);

function rewardsOf({ clientId, id }: Owner, ...status: Open[]) {
  const { rewardStatus, userId } = cardTransactions;
  return and(eq(cardTransactions.clientId, clientId), eq(userId, id), inArray(rewardStatus, status));
}

/** What a member can withdraw: the confirmed rewards, less what of them was paid out. */
export async function cashBackBalance(db: Database, owner: Owner): Promise<Cents> {
  const [row] = await db.select({ rest }).from(cardTransactions).where(rewardsOf(owner, 'confirmed'));
  return row?.rest ?? 0;
}

/** What each card of a member has earned that was neither paid nor forfeited, pending rewards too, by the card's id. */
export async function rewardBalances(db: Database, owner: Owner): Promise<ReadonlyMap<string, Cents>> {
  const { cardId } = cardTransactions;
  const rows = await db
    .select({ cardId, rest })
    .from(cardTransactions)
    .where(rewardsOf(owner, 'pending', 'confirmed'))
    .groupBy(cardId)
    .limit(1000);
  return new Map(rows.map((row) => [row.cardId, row.rest]));
}

/**
 * Pays confirmed rewards out, the oldest purchase first and the last one in part, in a transaction that holds the member's
 * lock. Gives from when to when these purchases were made. The amount is at most {@link cashBackBalance}.
 */
export async function payRewards(
  db: Database,
  owner: Owner,
  amountCents: Cents,
): Promise<{ from: Date; until: Date }> {
  const { purchasedAt, id } = cardTransactions;
  const open = await db
    .select()
    .from(cardTransactions)
    .where(rewardsOf(owner, 'confirmed'))
    .orderBy(asc(purchasedAt), asc(id));
  const paid: typeof open = [];
  let left = amountCents;
  for (const row of open) {
    if (left === 0) break;
    const part = Math.min(left, row.rewardAmountCents - row.paidOutCents);
    left -= part;
    paid.push({ ...row, paidOutCents: row.paidOutCents + part });
  }
  const [first, last] = [paid.at(0), paid.at(-1)];
  if (left > 0 || !first || !last) throw new RangeError(`${amountCents} is more than the balance.`);
  const whole = paid.filter((row) => row.paidOutCents === row.rewardAmountCents).map((row) => row.id);
  await db
    .update(cardTransactions)
    .set({ paidOutCents: rewardAmountCents, rewardStatus: 'paid' })
    .where(and(rewardsOf(owner, 'confirmed'), inArray(id, whole)));
  await db
    .update(cardTransactions)
    .set({ paidOutCents: last.paidOutCents })
    .where(and(rewardsOf(owner, 'confirmed'), eq(id, last.id)));
  return { from: first.purchasedAt, until: last.purchasedAt };
}

/**
 * Gives up the rewards of a card, in a transaction that holds the member's lock: what is confirmed leaves the balance by
 * a line of its own, what is pending will not be confirmed. Gives what was lost, in cents.
 */
export async function forfeitRewards(db: Database, user: UserRow, card: CardRow, now: Date): Promise<Cents> {
  const lost = (await rewardBalances(db, user)).get(card.id) ?? 0;
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
