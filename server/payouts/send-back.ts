import { addBusinessDays, max } from 'date-fns';
import { and, asc, eq, lte } from 'drizzle-orm';
import { utc } from '#machines/domain/utc.ts';
import { returnRewards } from '#server/cards/return-rewards.ts';
import { payouts } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { cards } from '#server/db/schema.ts';
import { oneOf } from '#server/db/sets.ts';
import { record } from '#server/history/record.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';
import type { PayoutRow } from './payout-view.ts';

/** What a member reads beside a withdrawal that came back. */
export const sentBackMessage = 'The bank sent the transfer back. Your cash back is in your balance again.';

const daysUntilReturn = 2;

/** Has the bank send a withdrawal back, two business days later. */
export async function sendBackLater(db: Transaction, payout: PayoutRow): Promise<void> {
  const { clientId, userId, id: payoutId, createdAt } = payout;
  const at = addBusinessDays(createdAt, daysUntilReturn, { in: utc });
  await db.insert(dueEffects).values({ clientId, userId, kind: 'withdrawalSentBack', at, payoutId });
}

/** Puts withdrawals of members that their banks sent back into the balances again, each once, and writes it down. */
export async function takeBack(db: Transaction, turns: readonly DueTurn[]): Promise<void> {
  const found = await db
    .select({ effect: dueEffects, payout: payouts, lastDigits: cards.lastDigits })
    .from(dueEffects)
    .innerJoin(payouts, eq(payouts.id, dueEffects.payoutId))
    .leftJoin(cards, eq(cards.id, payouts.cardId))
    .where(
      and(
        oneOf(
          dueEffects.userId,
          turns.map(({ user }) => user.id),
        ),
        lte(dueEffects.at, max(turns.map(({ now }) => now))),
      ),
    )
    .orderBy(asc(dueEffects.at), asc(dueEffects.id))
    .limit(1000);
  for (const { effect, payout, lastDigits } of found) {
    const turn = turns.find(({ user }) => user.id === effect.userId);
    if (turn === undefined || effect.at > turn.now) continue;
    const { user, now } = turn;
    await db.delete(dueEffects).where(and(eq(dueEffects.id, effect.id), lte(dueEffects.at, now)));
    const [back] = await db
      .update(payouts)
      .set({ status: 'failed', message: sentBackMessage, updatedAt: now })
      .where(and(eq(payouts.id, payout.id), eq(payouts.status, 'pending')))
      .returning();
    if (!back) continue;
    await returnRewards(db, user, back.amountCents);
    const entry = { kind: 'withdrawalSentBack', amountCents: back.amountCents } as const;
    await record({ db, now, origin: null }, user, { ...entry, cardLastDigits: lastDigits ?? '' });
  }
}
