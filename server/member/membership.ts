import { and, asc, eq } from 'drizzle-orm';
import { owesDues } from '#machines/domain/dues.ts';
import type { Database } from '#server/db/database.ts';
import { memberships, membershipSubscriptions } from '#server/db/schema.ts';
import type { UserRow } from '#server/http/context.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type SubscriptionRow = typeof membershipSubscriptions.$inferSelect;

/** A user's membership with its paid periods, in order of their start. */
export interface OwnMembership {
  membership: MembershipRow;
  subscriptions: SubscriptionRow[];
  /** The period that runs now. */
  current: SubscriptionRow | null;
  /** The latest period that has begun. */
  last: SubscriptionRow | null;
  /** The change that follows the running period, or that waits to be paid since the last one ended. */
  scheduled: SubscriptionRow | null;
}

/** Reads a user's membership at an instant; null for a non-member. */
export async function membershipOf(db: Database, user: UserRow, now: Date): Promise<OwnMembership | null> {
  const rows = await db
    .select({ membership: memberships, subscription: membershipSubscriptions })
    .from(memberships)
    .leftJoin(membershipSubscriptions, eq(membershipSubscriptions.membershipId, memberships.id))
    .where(and(eq(memberships.clientId, user.clientId), eq(memberships.userId, user.id)))
    .orderBy(asc(membershipSubscriptions.startsAt))
    .limit(1000);
  const membership = rows[0]?.membership;
  if (!membership) return null;
  const subscriptions = rows.flatMap(({ subscription }) => (subscription ? [subscription] : []));
  const isScheduled = ({ createdAt, startsAt }: SubscriptionRow) => createdAt < startsAt;
  const last = subscriptions.findLast((each) => each.startsAt <= now && !isScheduled(each)) ?? null;
  return {
    membership,
    subscriptions,
    current: last !== null && now <= last.endsAt ? last : null,
    last,
    scheduled: subscriptions.findLast(isScheduled) ?? null,
  };
}

/** Whether a first or a new period can begin: none runs, and nothing is owed, which is paid by renewing. */
export function mayBegin({ membership, current }: OwnMembership): boolean {
  return current === null && !owesDues(membership.status);
}
