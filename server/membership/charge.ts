import { statusOf } from '#server/cards/card-view.ts';
import { cardsOf, primaryOf } from '#server/cards/own-cards.ts';
import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { rejected } from '#server/errors/api-error.ts';
import { membershipOf, type OwnMembership } from '#server/member/membership.ts';
import { beginUnpaid } from '#server/payments/begin-periods.ts';
import { chargePeriods, chargeUnderWay } from '#server/payments/charging.ts';
import { beginsPeriod, writeDebts } from '#server/payments/debts.ts';
import { dueOf, type Due } from '#server/payments/due.ts';
import { endTries } from '#server/payments/last-charges.ts';
import { findPlan } from '#server/payments/plans.ts';
import { chargeLater, type ChargeStatus } from '#server/payments/processor.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';

/** The primary card. Throws `i_card_001` without any active card, `i_card_004` when the primary is not active. */
async function payingCard(db: Database, user: UserRow, now: Date) {
  const own = await cardsOf(db, user);
  if (!own.some((card) => statusOf(card, now) === 'active')) throw rejected('i_card_001');
  const primary = primaryOf(own, now);
  if (primary === null) throw rejected('i_card_004');
  return primary;
}

/** Pays all debts with one card, each by a charge of its own. An unpaid period that costs nothing begins by itself. */
async function payDue(
  transaction: MemberTransaction,
  { user, own }: { user: UserRow; own: OwnMembership },
  due: Due,
): Promise<ChargeStatus> {
  const { db, now, origin } = transaction;
  const plans = await Promise.all(due.debts.map((debt) => findPlan(db, debt.clientId, debt)));
  const owed = due.debts.flatMap((debt, index) => {
    const choice = plans[index];
    return choice ? [{ debt, choice }] : [];
  });
  const free = owed.find(({ debt }) => debt.amountCents === 0);
  if (due.amountCents === 0 && free) {
    if (beginsPeriod(free.debt, own)) await beginUnpaid(transaction, own, free.choice);
    return 'succeeded';
  }
  const card = await payingCard(db, user, now);
  const status = chargeLater(card);
  await writeDebts(db, due.debts);
  await chargePeriods(
    db,
    owed.map(({ debt, choice }) => {
      const { amountCents, description, month } = debt;
      return { now, origin, own, card, choice, amountCents, description, month, status, debt };
    }),
  );
  if (status !== 'declined') await endTries(db, due.debts);
  return status;
}

/**
 * Charges what is owed to the primary card. A success pays the debts and begins the period of an unpaid one; a decline
 * changes nothing but the history; what is pending does so when it is settled. Null when nothing is owed. Throws
 * `i_member_002` for a non-member.
 */
export async function chargeDue(transaction: MemberTransaction, user: UserRow): Promise<ChargeStatus | null> {
  const { db, now } = transaction;
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  const due = await dueOf(db, own);
  if (due === null) return null;
  if ((await chargeUnderWay(db, user)) !== null) return 'pending';
  return payDue(transaction, { user, own }, due);
}
