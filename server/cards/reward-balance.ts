import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/http/context.ts';
import type { CardRow } from './card-view.ts';

const forfeitReason = 'The card was paused.';

const open = ['pending', 'confirmed'] as const;

function rewardsOf({ clientId, id }: UserRow, status: readonly ('pending' | 'confirmed')[]) {
  const { rewardStatus, userId } = cardTransactions;
  return and(eq(cardTransactions.clientId, clientId), eq(userId, id), inArray(rewardStatus, [...status]));
}

/** What each card of a member has earned that was neither paid nor forfeited, pending rewards too, by the card's id. */
export async function rewardBalances(db: Database, user: UserRow): Promise<ReadonlyMap<string, Cents>> {
  const { cardId, rewardAmountCents } = cardTransactions;
  const rows = await db
    .select({ cardId, total: sql`coalesce(sum(${rewardAmountCents}), 0)`.mapWith(Number) })
    .from(cardTransactions)
    .where(rewardsOf(user, open))
    .groupBy(cardId)
    .limit(1000);
  return new Map(rows.map((row) => [row.cardId, row.total]));
}

/**
 * Gives up the rewards of a card, in a transaction that holds the member's lock: what is confirmed leaves the balance by
 * a line of its own, what is pending will not be confirmed. Gives what was lost, in cents.
 */
export async function forfeitRewards(db: Database, user: UserRow, card: CardRow, now: Date): Promise<Cents> {
  const lost = (await rewardBalances(db, user)).get(card.id) ?? 0;
  const forfeit = async (status: 'pending' | 'confirmed', becomes: 'ineligible' | 'forfeited') => {
    const rows = await db
      .update(cardTransactions)
      .set({ rewardStatus: becomes, rewardReason: forfeitReason })
      .where(and(rewardsOf(user, [status]), eq(cardTransactions.cardId, card.id)))
      .returning({ amountCents: cardTransactions.rewardAmountCents });
    return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
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
