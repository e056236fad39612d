import { and, eq, lte } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { charges, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import type { Services, UserRow } from '#server/http/context.ts';
import { membershipOf, type MembershipRow } from '#server/member/membership.ts';
import { lockMember } from './lock-member.ts';
import { findPlan, periodFrom, type PaidPlan } from './plans.ts';
import { settlingMilliseconds, type ChargeStatus } from './processor.ts';

export interface NewCharge {
  card: { id: string; lastDigits: string };
  amountCents: Cents;
  description: string;
  status: ChargeStatus;
  /** The period that it pays; null while none has begun. */
  subscriptionId: string | null;
}

/** Writes a charge down. Whoever calls it holds the member's lock. */
export async function recordCharge(db: Database, user: UserRow, charge: NewCharge, now: Date): Promise<void> {
  const { card, status, ...rest } = charge;
  await db.insert(charges).values({
    ...rest,
    status,
    clientId: user.clientId,
    userId: user.id,
    cardId: card.id,
    cardLastDigits: card.lastDigits,
    createdAt: now,
    settlesAt: status === 'pending' ? new Date(now.getTime() + settlingMilliseconds) : null,
  });
}

/** Begins a paid period and makes the membership active on its plan. Gives the period's id. */
export async function beginPeriod(
  db: Database,
  membership: MembershipRow,
  choice: PaidPlan,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const plan = { tierId: choice.tier.id, tierPlanId: choice.plan?.id ?? null };
  await db.insert(membershipSubscriptions).values({
    id,
    clientId: membership.clientId,
    membershipId: membership.id,
    ...plan,
    ...periodFrom(choice, now),
    createdAt: now,
  });
  await db
    .update(memberships)
    .set({ status: 'active', ...plan, cancelReason: null, cancelledAt: null, updatedAt: now })
    .where(eq(memberships.id, membership.id));
  return id;
}

/** The member's charges that the processor still works on; those that are through by an instant, when it is given. */
export function pendingCharges(db: Database, user: UserRow, by?: Date) {
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

/** Settles what is through, in a transaction that holds the member's lock: a paid renewal begins its period. */
export async function settleLocked(db: Database, user: UserRow, now: Date): Promise<void> {
  for (const charge of await pendingCharges(db, user, now)) {
    const at = charge.settlesAt ?? now;
    let { subscriptionId } = charge;
    if (subscriptionId === null) {
      const own = await membershipOf(db, user, now);
      const choice = own && (await findPlan(db, user.clientId, own.membership));
      if (own && choice) subscriptionId = await beginPeriod(db, own.membership, choice, at);
    }
    await db.update(charges).set({ status: 'succeeded', subscriptionId }).where(eq(charges.id, charge.id));
  }
}

/** Settles the charges that are through by now, if there are any. */
export async function settleCharges(user: UserRow, { db, clock }: Services): Promise<void> {
  const now = clock.now();
  if ((await pendingCharges(db, user, now)).length === 0) return;
  await db.transaction(async (transaction) => {
    await lockMember(transaction, user);
    await settleLocked(transaction, user, now);
  });
}
