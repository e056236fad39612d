import { statusOf } from '#server/cards/card-view.ts';
import { cardsOf, primaryOf } from '#server/cards/own-cards.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { rejected } from '#server/errors/api-error.ts';
import { membershipOf, type OwnMembership } from '#server/member/membership.ts';
import { beginUnpaid } from '#server/payments/begin-periods.ts';
import { chargePeriod, chargeUnderWay } from '#server/payments/charging.ts';
import { dueOf, type Due } from '#server/payments/due.ts';
import { findPlan, nameOf, startingCost } from '#server/payments/plans.ts';
import { chargeLater, type ChargeStatus } from '#server/payments/processor.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';

/** What a member who left pays to come back: the first period again. */
async function dueOnReturn(
  db: Database,
  { membership, current }: OwnMembership,
): Promise<Pick<Due, 'choice' | 'amountCents' | 'description'> | null> {
  if (membership.status !== 'churned' || current !== null) return null;
  const choice = await findPlan(db, membership.clientId, membership);
  if (choice === null) return null;
  return { choice, amountCents: startingCost(choice), description: nameOf(choice) };
}

/** The primary card. Throws `i_card_001` without any active card, `i_card_004` when the primary is not active. */
async function payingCard(db: Database, user: UserRow, now: Date) {
  const own = await cardsOf(db, user);
  if (!own.some((card) => statusOf(card, now) === 'active')) throw rejected('i_card_001');
  const primary = primaryOf(own, now);
  if (primary === null) throw rejected('i_card_004');
  return primary;
}

/**
 * Charges what is due to the primary card. A success begins a new period; a decline changes nothing but the history; what
 * is pending begins the period when it is settled. Null when nothing is due. Throws `i_member_002` for a non-member.
 */
export async function chargeDue(transaction: MemberTransaction, user: UserRow): Promise<ChargeStatus | null> {
  const { db, now } = transaction;
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  const due = (await dueOf(db, own)) ?? (await dueOnReturn(db, own));
  if (due === null) return null;
  if ((await chargeUnderWay(db, user)) !== null) return 'pending';
  const { choice, amountCents, description } = due;
  if (amountCents === 0) {
    await beginUnpaid(transaction, own, choice);
    return 'succeeded';
  }
  const card = await payingCard(db, user, now);
  const status = chargeLater(card);
  await chargePeriod(transaction, own, { card, choice, amountCents, description, status });
  return status;
}
