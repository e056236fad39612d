import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { stayedBy } from '#machines/domain/friend-outcome.ts';
import { referrals } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { clients, memberships, users } from '#server/db/schema.ts';
import { oneOf } from '#server/db/sets.ts';
import type { MembershipRow } from '#server/member/membership.ts';

/** A member who joins at an instant. */
interface Joined {
  membership: MembershipRow;
  now: Date;
}

/** Adds those who joined by a member's link to that member's friends, once each, where the client has a programme. */
export async function addFriends(db: Transaction, joined: readonly Joined[]): Promise<void> {
  const invited = joined.filter(({ membership }) => membership.referralRockParentId !== null);
  if (invited.length === 0) return;
  const inviter = alias(memberships, 'inviter');
  const found = await db
    .select({ inviterId: inviter.userId, friend: users, config: clients.config })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(clients, eq(clients.id, memberships.clientId))
    .innerJoin(
      inviter,
      and(
        eq(inviter.clientId, memberships.clientId),
        eq(inviter.referralCode, memberships.referralRockParentId),
      ),
    )
    .where(
      and(
        isNotNull(memberships.referralRockParentId),
        oneOf(
          memberships.id,
          invited.map(({ membership }) => membership.id),
        ),
      ),
    )
    .limit(invited.length);
  const rows = found
    .filter(({ inviterId, friend, config }) => config.referralProgram && inviterId !== friend.id)
    .flatMap(({ inviterId, friend }) =>
      invited
        .filter(({ membership }) => membership.userId === friend.id)
        .map(({ now }) => ({
          clientId: friend.clientId,
          userId: inviterId,
          friendId: friend.id,
          name: `${friend.firstName} ${friend.lastName}`.trim(),
          email: friend.email,
          status: 'pending' as const,
          createdAt: now,
          completesAt: stayedBy(now),
        })),
    );
  if (rows.length > 0) await db.insert(referrals).values(rows).onConflictDoNothing();
}
