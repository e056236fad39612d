import { and, eq } from 'drizzle-orm';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { findActiveCard } from '#server/cards/own-cards.ts';
import type { UserRow } from '#server/db/rows.ts';
import { memberships } from '#server/db/schema.ts';
import { invalid } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { endNever } from '#server/payments/access-end.ts';
import { beginUnpaid, notCancelled } from '#server/payments/begin-periods.ts';
import { chargePeriod } from '#server/payments/charging.ts';
import { creditPlan } from '#server/payments/credit-plan.ts';
import { stay } from '#server/payments/last-charges.ts';
import { nameOf, startingCost } from '#server/payments/plans.ts';
import { chargeLater, type ChargeStatus } from '#server/payments/processor.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { isBeingPaid, isReturn, readChange, requireUpgrade, type AskedPlan } from './plan-change.ts';
import { amountToCharge } from './upgrade-price.ts';

interface ChangeOrder {
  user: UserRow;
  asked: AskedPlan;
  /** The card that pays. */
  cardId: string | null;
  /** What the member saw and agreed to; null when they were not asked. */
  agreedCents: Cents | null;
}

/** How a change went. */
interface PlanChanged {
  status: ChargeStatus;
  /** Whether the member had no running period. */
  begins: boolean;
}

/** Throws 422 where the amount is not the one that the member agreed to. */
function requireAgreed(amountCents: Cents, agreedCents: Cents | null) {
  if (agreedCents === null || agreedCents === amountCents) return;
  const amount = toMajorUnits(amountCents).toFixed(2);
  throw invalid({ amountToCharge: [`The amount is ${amount} now. Please look at it again.`] });
}

/**
 * Changes the plan at once: an upgrade is charged, and its success ends
 * the running period and begins the new one. A decline changes nothing but the history; what is pending begins the
 * period when it is settled. The plan that a member is on undoes a cancellation, and costs nothing. Throws what is
 * refused.
 */
export async function changePlan(transaction: MemberTransaction, order: ChangeOrder): Promise<PlanChanged> {
  const { db, now } = transaction;
  const { user, asked: plan, cardId, agreedCents } = order;
  const asked = await readChange(transaction, user, plan);
  const { own, target } = asked;
  const begins = isReturn(asked);
  if (asked.change === 0 && own.membership.status === 'churned') {
    requireAgreed(0, agreedCents);
    await db
      .update(memberships)
      .set({ status: 'active', ...notCancelled, updatedAt: now })
      .where(and(eq(memberships.clientId, user.clientId), eq(memberships.id, own.membership.id)));
    await stay(db, own);
    await endNever(db, user);
    await record(transaction, user, { kind: 'kept' });
    return { status: 'succeeded', begins };
  }
  requireUpgrade(asked);
  if (await isBeingPaid(db, user, target)) return { status: 'pending', begins };
  const amountCents = await amountToCharge(transaction, asked, agreedCents);
  requireAgreed(amountCents, agreedCents);
  const credit = { amountCents: startingCost(target) - amountCents };
  if (amountCents === 0) {
    await beginUnpaid(transaction, own, target);
    await creditPlan(transaction, user, { ...credit, chargeId: null, isPending: false });
    return { status: 'succeeded', begins };
  }
  const card = await findActiveCard(db, user, cardId, now);
  const status = chargeLater(card);
  const description = begins ? nameOf(target) : `Upgrade to ${nameOf(target)}`;
  const chargeId = await chargePeriod(transaction, own, {
    card,
    choice: target,
    amountCents,
    description,
    month: null,
    status,
  });
  if (status !== 'declined')
    await creditPlan(transaction, user, { ...credit, chargeId, isPending: status === 'pending' });
  return { status, begins };
}
