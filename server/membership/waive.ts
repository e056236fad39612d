import { charges } from '#server/db/schema.ts';
import { recordAll } from '#server/history/record.ts';
import type { OwnMembership } from '#server/member/membership.ts';
import { beginUnpaid } from '#server/payments/begin-periods.ts';
import { beginsPeriod, payDebts, writeDebts } from '#server/payments/debts.ts';
import type { Due } from '#server/payments/due.ts';
import { endTries } from '#server/payments/last-charges.ts';
import { findPlan } from '#server/payments/plans.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';

/** What became of a waiver. */
export type Waived = 'ended' | 'period begun' | 'plan gone';

/**
 * Waives all that a member owes, for a reason: it does what paying it would do, and charges nothing. An unpaid period of an
 * overdue or suspended membership begins; whoever has left owes nothing any more. Changes nothing where the plan of that
 * period is gone. Nothing of it may be at the bank.
 */
export async function waiveDue(
  transaction: MemberTransaction,
  { own, due }: { own: OwnMembership; due: Due },
  reason: string,
): Promise<Waived> {
  const { db, now, origin } = transaction;
  const { clientId, userId } = own.membership;
  const unpaid = due.debts.find((debt) => beginsPeriod(debt, own));
  const choice = unpaid && (await findPlan(db, clientId, unpaid));
  if (unpaid && !choice) return 'plan gone';
  const ends = due.debts.map((debt) => ({ ...debt, chargeId: crypto.randomUUID() }));
  await writeDebts(db, due.debts);
  await db.insert(charges).values(
    ends.map(({ chargeId, tierId, tierPlanId, description, amountCents, month }) => ({
      id: chargeId,
      clientId,
      userId,
      tierId,
      tierPlanId,
      description,
      amountCents,
      month,
      status: 'waived' as const,
      createdAt: now,
    })),
  );
  await payDebts(
    db,
    ends.map(({ id: debtId, chargeId }) => ({ debtId, chargeId, paidAt: now, waiverReason: reason })),
  );
  await endTries(db, due.debts);
  await recordAll(
    db,
    ends.map(({ id: debtId, description: plan, amountCents }) => ({
      now,
      origin,
      user: { clientId, id: userId },
      entry: { kind: 'duesWaived', plan, amountCents, debtId },
    })),
  );
  if (!choice) return 'ended';
  await beginUnpaid(transaction, own, choice, { isInOtherMail: true });
  return 'period begun';
}
