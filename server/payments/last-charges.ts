import { addMilliseconds, addMonths, startOfMonth } from 'date-fns';
import { eq } from 'drizzle-orm';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { membershipSubscriptions } from '#server/db/schema.ts';
import type { OwnMembership, SubscriptionRow } from '#server/member/membership.ts';
import type { DebtRow } from './debts.ts';
import { roundedUpIn } from './monthly-purchases.ts';
import { findPlan, isRoundUp, rangeOf } from './plans.ts';

/*
 * The round-ups of the month in which a member leaves them. No period of round-ups follows, whose start would charge
 * them: so the period that they belong to says when they are charged.
 */

export async function setLastCharge(
  db: Transaction,
  { id }: Pick<SubscriptionRow, 'id'>,
  lastChargeAt: Date | null,
  lastChargeCents: Cents | null,
): Promise<void> {
  await db
    .update(membershipSubscriptions)
    .set({ lastChargeAt, lastChargeCents })
    .where(eq(membershipSubscriptions.id, id));
}

/** What is charged of the round-ups that a member leaves now, and when: what the month was rounded up by so far. Null for nothing. */
export async function lastRoundUps(
  db: Database,
  { membership, current }: OwnMembership,
  now: Date,
): Promise<{ date: Date; amountCents: Cents } | null> {
  const plan = current && (await findPlan(db, membership.clientId, current));
  if (!plan || !isRoundUp(plan)) return null;
  const month = startOfMonth(now, { in: utc });
  const { most } = rangeOf(plan, membership.maxRoundUpCents);
  const amountCents = Math.min(await roundedUpIn(db, membership, now), most ?? Infinity);
  return amountCents === 0 ? null : { date: addMonths(month, 1, { in: utc }), amountCents };
}

/** Has them charged: another plan begins now. */
export async function leaveNow(db: Transaction, own: OwnMembership, now: Date): Promise<void> {
  const last = await lastRoundUps(db, own, now);
  if (own.current && last) await setLastCharge(db, own.current, last.date, last.amountCents);
}

/** Has the round-ups of the running period charged when it has ended: nothing follows. */
export async function leaveAtEnd(db: Transaction, { membership, current }: OwnMembership): Promise<void> {
  const plan = current && (await findPlan(db, membership.clientId, current));
  if (plan && isRoundUp(plan)) await setLastCharge(db, current, addMilliseconds(current.endsAt, 1), null);
}

/** Takes {@link leaveAtEnd} back. */
export async function stay(db: Transaction, { current }: OwnMembership): Promise<void> {
  if (current !== null) await setLastCharge(db, current, null, null);
}

/** The periods whose round-ups are to be charged by an instant. */
export const lastChargesBy = (periods: readonly SubscriptionRow[], now: Date): SubscriptionRow[] =>
  periods.filter(({ lastChargeAt }) => lastChargeAt !== null && lastChargeAt <= now);

/** Tries no more to charge what is paid, or at the bank. */
export async function endTries(db: Transaction, paid: readonly DebtRow[]): Promise<void> {
  for (const { kind, subscriptionId } of paid) {
    if (kind === 'roundUps' && subscriptionId) await setLastCharge(db, { id: subscriptionId }, null, null);
  }
}
