import { addMilliseconds } from 'date-fns';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Cents } from '#machines/domain/wire.ts';
import type { Transaction } from '#server/db/database.ts';
import { memberships, membershipSubscriptions } from '#server/db/schema.ts';
import { givenRows, oneOf } from '#server/db/sets.ts';
import { creditTickets } from '#server/giveaway/tickets.ts';
import { addFriends } from '#server/referrals/joined-friends.ts';
import { recordAll } from '#server/history/record.ts';
import type { MembershipRow, OwnMembership } from '#server/member/membership.ts';
import { endAccess } from './access-end.ts';
import { leaveNow } from './last-charges.ts';
import type { MemberTransaction } from './member-transaction.ts';
import { anchorOf, periodFrom } from './period.ts';
import { idsOf, isRoundUp, nameOf, type PaidPlan } from './plans.ts';

/** What a membership that goes on knows of its cancellation. */
export const notCancelled = { cancelReason: null, cancelComment: null, cancelledAt: null };

/** When and by whom a member's membership is changed. */
export interface Moment extends Pick<MemberTransaction, 'now' | 'origin'> {
  own: OwnMembership;
}

/** A period that begins. */
export interface Beginning extends Moment {
  choice: PaidPlan;
  amountCents: Cents;
  /** Null where nothing is charged. */
  cardLastDigits: string | null;
  chargeId: string | null;
  /** Whether the mail of another entry says that it begins. */
  isInOtherMail?: boolean;
}

export const ownerOf = ({ membership }: OwnMembership) => ({
  clientId: membership.clientId,
  id: membership.userId,
});

/** Takes scheduled changes back. */
export async function dropScheduled(
  db: Transaction,
  of: readonly Pick<MembershipRow, 'id'>[],
): Promise<void> {
  const { membershipId, createdAt, startsAt } = membershipSubscriptions;
  const ids = of.map(({ id }) => id);
  await db.delete(membershipSubscriptions).where(and(oneOf(membershipId, ids), lt(createdAt, startsAt)));
}

/** Ends the periods that run at their instants, just before them. */
async function endRunning(db: Transaction, beginnings: readonly Beginning[]): Promise<void> {
  const { membershipId, startsAt, endsAt } = membershipSubscriptions;
  const instants = givenRows(beginnings, {
    id: ['uuid', ({ own }) => own.membership.id],
    begins_at: ['timestamptz', ({ now }) => now.toISOString()],
    ends_at: ['timestamptz', ({ now }) => addMilliseconds(now, -1).toISOString()],
  });
  await db
    .update(membershipSubscriptions)
    .set({ endsAt: sql`given.ends_at` })
    .from(instants)
    .where(
      and(
        eq(membershipId, sql`given.id`),
        lt(startsAt, sql`given.begins_at`),
        gte(endsAt, sql`given.begins_at`),
      ),
    );
}

/** Puts memberships on their plans. */
export async function setPlans(
  db: Transaction,
  changes: readonly Pick<Beginning, 'own' | 'choice' | 'now'>[],
  others: PgUpdateSetSource<typeof memberships>,
): Promise<void> {
  const plans = givenRows(changes, {
    id: ['uuid', ({ own }) => own.membership.id],
    tier_id: ['uuid', ({ choice }) => idsOf(choice).tierId],
    tier_plan_id: ['uuid', ({ choice }) => idsOf(choice).tierPlanId],
    at: ['timestamptz', ({ now }) => now.toISOString()],
  });
  await db
    .update(memberships)
    .set({
      ...others,
      tierId: sql`given.tier_id`,
      tierPlanId: sql`given.tier_plan_id`,
      updatedAt: sql`given.at`,
    })
    .from(plans)
    .where(eq(memberships.id, sql`given.id`));
}

/** The dates of a period that begins. */
export const periodOf = ({ own, choice, now }: Pick<Beginning, 'own' | 'choice' | 'now'>) =>
  periodFrom(choice, now, anchorOf(own, choice) ?? undefined);

/** What a period is to the member: the same plan goes on, another one does, or there was none. */
function kindOf({ membership, last }: OwnMembership, choice: PaidPlan) {
  if (last === null) return 'planBegun';
  if (membership.status === 'churned') return 'cameBack';
  const { tierId, tierPlanId } = idsOf(choice);
  return last.tierId === tierId && last.tierPlanId === tierPlanId ? 'planRenewed' : 'planChanged';
}

/**
 * Begins paid periods, one for each of several members, and makes the memberships active on their plans: a period that
 * runs ends, a scheduled change is dropped, an imported membership has nothing left to complete, and the tickets that
 * the plan promises are credited. Gives the periods' ids, in order.
 */
export async function beginPeriods(db: Transaction, beginnings: readonly Beginning[]): Promise<string[]> {
  if (beginnings.length === 0) return [];
  const begun = beginnings.map((beginning) => ({
    ...beginning,
    id: crypto.randomUUID(),
    period: periodOf(beginning),
  }));
  await endAccess(
    db,
    beginnings
      .filter(({ own }) => own.membership.status === 'churned')
      .map(({ own, now }) => ({ user: ownerOf(own), now })),
  );
  await dropScheduled(
    db,
    beginnings.map(({ own }) => own.membership),
  );
  for (const { own, choice, now } of beginnings) if (!isRoundUp(choice)) await leaveNow(db, own, now);
  await endRunning(db, beginnings);
  await db.insert(membershipSubscriptions).values(
    begun.map(({ id, own: { membership }, choice, period, now }) => ({
      id,
      clientId: membership.clientId,
      membershipId: membership.id,
      ...idsOf(choice),
      ...period,
      createdAt: now,
    })),
  );
  await setPlans(db, beginnings, {
    status: 'active',
    ...notCancelled,
    importStatus: sql`case when ${memberships.importStatus} is not null then 'COMPLETE' end`,
  });
  await recordAll(
    db,
    beginnings.map(({ now, origin, own, choice, amountCents, cardLastDigits, chargeId, ...rest }) => ({
      now,
      origin,
      user: ownerOf(own),
      entry: { kind: kindOf(own, choice), plan: nameOf(choice), amountCents, cardLastDigits, chargeId },
      isInOtherMail: rest.isInOtherMail ?? false,
    })),
  );
  await creditTickets(
    db,
    begun.map(({ own: { membership }, choice, period }) => ({
      membership,
      promised: choice.tier.giveawayTickets,
      ...period,
    })),
  );
  await addFriends(
    db,
    beginnings
      .filter(({ own }) => own.last === null)
      .map(({ own: { membership }, now }) => ({ membership, now })),
  );
  return begun.map(({ id }) => id);
}

/** Begins a period that costs nothing at its start; it has no mail where that of another entry says so. */
export async function beginUnpaid(
  { db, now, origin }: MemberTransaction,
  own: OwnMembership,
  choice: PaidPlan,
  { isInOtherMail = false } = {},
): Promise<void> {
  const free = { amountCents: 0, cardLastDigits: null, chargeId: null };
  await beginPeriods(db, [{ now, origin, own, choice, ...free, isInOtherMail }]);
}
