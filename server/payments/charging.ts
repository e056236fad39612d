import { addMilliseconds } from 'date-fns';
import { and, eq, gte, lt, lte } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { charges, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import { creditTickets } from '#server/giveaway/tickets.ts';
import type { UserRow } from '#server/http/context.ts';
import { membershipOf, type MembershipRow } from '#server/member/membership.ts';
import { findPlan, idsOf, periodFrom, type PaidPlan } from './plans.ts';
import { settlingMilliseconds, type ChargeStatus } from './processor.ts';

/** What a membership that goes on knows of its cancellation. */
export const notCancelled = { cancelReason: null, cancelComment: null, cancelledAt: null };

export interface NewCharge {
  card: { id: string; lastDigits: string };
  /** What it pays for. */
  choice: PaidPlan;
  amountCents: Cents;
  description: string;
  status: ChargeStatus;
  /** The period that it pays; null while none has begun. */
  subscriptionId: string | null;
}

/** Writes a charge down. */
export async function recordCharge(
  db: Transaction,
  user: UserRow,
  charge: NewCharge,
  now: Date,
): Promise<void> {
  const { card, choice, status, ...rest } = charge;
  await db.insert(charges).values({
    ...rest,
    ...idsOf(choice),
    status,
    clientId: user.clientId,
    userId: user.id,
    cardId: card.id,
    cardLastDigits: card.lastDigits,
    createdAt: now,
    settlesAt: status === 'pending' ? addMilliseconds(now, settlingMilliseconds) : null,
  });
}

/** Takes a scheduled change back. */
export async function dropScheduled(db: Transaction, { id }: MembershipRow): Promise<void> {
  const { membershipId, createdAt, startsAt } = membershipSubscriptions;
  await db.delete(membershipSubscriptions).where(and(eq(membershipId, id), lt(createdAt, startsAt)));
}

/** Ends the period that runs at an instant, just before it. */
async function endRunning(db: Transaction, { id }: MembershipRow, now: Date): Promise<void> {
  const { membershipId, startsAt, endsAt } = membershipSubscriptions;
  await db
    .update(membershipSubscriptions)
    .set({ endsAt: addMilliseconds(now, -1) })
    .where(and(eq(membershipId, id), lt(startsAt, now), gte(endsAt, now)));
}

/**
 * Begins a paid period and makes the membership active on its plan: a period that runs ends, a scheduled change is
 * dropped, an imported membership has nothing left to complete, and the tickets that the plan promises are credited. Gives
 * the period's id.
 */
export async function beginPeriod(
  db: Transaction,
  membership: MembershipRow,
  choice: PaidPlan,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const plan = idsOf(choice);
  const period = periodFrom(choice, now);
  await dropScheduled(db, membership);
  await endRunning(db, membership, now);
  await db.insert(membershipSubscriptions).values({
    id,
    clientId: membership.clientId,
    membershipId: membership.id,
    ...plan,
    ...period,
    createdAt: now,
  });
  await db
    .update(memberships)
    .set({
      status: 'active',
      ...plan,
      ...notCancelled,
      importStatus: membership.importStatus === null ? null : 'COMPLETE',
      updatedAt: now,
    })
    .where(eq(memberships.id, membership.id));
  await creditTickets(db, membership, choice.tier.giveawayTickets, period);
  return id;
}

/** The member's charges that the processor still works on; those that are through by an instant, when it is given. */
function pendingCharges(db: Database, user: UserRow, by?: Date) {
  return db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.clientId, user.clientId),
        eq(charges.userId, user.id),
        eq(charges.status, 'pending'),
        by && lte(charges.settlesAt, by),
      ),
    )
    .limit(100);
}

/** The charge for a period that has yet to begin, which the processor still works on; null for none. */
export async function chargeUnderWay(db: Database, user: UserRow) {
  return (await pendingCharges(db, user)).find(({ subscriptionId }) => subscriptionId === null) ?? null;
}

/** Settles what is through: a paid renewal begins its period. */
export async function settle(db: Transaction, user: UserRow, now: Date): Promise<void> {
  for (const charge of await pendingCharges(db, user, now)) {
    const at = charge.settlesAt ?? now;
    let { subscriptionId } = charge;
    if (subscriptionId === null) {
      const own = await membershipOf(db, user, now);
      const choice = own && (await findPlan(db, user.clientId, charge.tierId ? charge : own.membership));
      if (own && choice) subscriptionId = await beginPeriod(db, own.membership, choice, at);
    }
    await db.update(charges).set({ status: 'succeeded', subscriptionId }).where(eq(charges.id, charge.id));
  }
}
