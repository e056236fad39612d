import { randomUUID } from 'node:crypto';
import { isOver } from '#machines/domain/membership-over.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { systemNames } from '#server/cards/card-view.ts';
import { findActiveCard } from '#server/cards/own-cards.ts';
import { earningsOf, payRewards } from '#server/cards/reward-balance.ts';
import { payouts } from '#server/db/activity-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { invalid, rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { membershipOf } from '#server/member/membership.ts';
import { owes } from '#server/payments/debts.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { sendsBack } from '#server/payments/processor.ts';
import { sendBackLater } from './send-back.ts';
import type { PayoutRow } from './payout-view.ts';

interface Withdrawal {
  user: UserRow;
  /** The card that it goes to. */
  cardId: string;
  amountCents: Cents;
}

/**
 * Pays cash back out to a card of the member. Throws `i_member_002` for a
 * non-member, 422 while something is owed, after the membership's end or for more than the balance, `i_card_002` without one, and `i_card_001` or
 * `i_card_004` for a card that can't be paid.
 */
export async function withdraw(transaction: MemberTransaction, order: Withdrawal): Promise<PayoutRow> {
  const { db, now } = transaction;
  const { user, cardId, amountCents } = order;
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  if (owes(own)) throw invalid({ membership: ['Pay what is due before you withdraw.'] });
  if (isOver({ status: own.membership.status, currentSubscription: own.current })) {
    throw invalid({ membership: ['Your membership has ended. Come back to withdraw your cash back.'] });
  }
  const { confirmed: balance } = await earningsOf(db, user);
  if (balance === 0) throw rejected('i_card_002');
  if (amountCents > balance) {
    throw invalid({ amount: [`You can withdraw at most ${toMajorUnits(balance).toFixed(2)}.`] });
  }
  const card = await findActiveCard(db, user, cardId, now);
  const { from, until } = await payRewards(db, user, amountCents);
  const [row] = await db
    .insert(payouts)
    .values({
      clientId: user.clientId,
      userId: user.id,
      cardId: card.id,
      amountCents,
      status: 'pending',
      description: `Cash back to ${systemNames[card.system]} ${card.lastDigits}`,
      dateFrom: from,
      dateTo: until,
      platformId: randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The payout was not written.');
  if (sendsBack(card)) await sendBackLater(db, row);
  await record(transaction, user, { kind: 'withdrawn', amountCents, cardLastDigits: card.lastDigits });
  return row;
}
