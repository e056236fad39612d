import type { Database } from '#server/db/database.ts';
import type { Writing } from '#server/history/record.ts';
import type { UserRow } from '#server/db/rows.ts';
import { membershipOf, type MembershipRecord, type OwnMembership } from '#server/member/membership.ts';

/** Where and when a member's own is read. */
export interface ReadContext {
  db: Database;
  now: Date;
}

/**
 * A moment at which nobody else changes what the member has: `withMemberLock` alone gives it. What is changed is written down
 * in the member's history with it.
 */
export type MemberTransaction = Writing;

/** What is read of a member, at a moment: their membership comes with it; null for a non-member. */
export interface MemberRead extends ReadContext {
  own: OwnMembership | null;
}

/** A moment, with the membership as it is by then. */
export async function memberReadOf({ db, now }: ReadContext, user: UserRow): Promise<MemberRead> {
  return { db, now, own: await membershipOf(db, user, now) };
}

/** A member whose lock is held, at a moment. */
export interface DueTurn {
  user: UserRow;
  now: Date;
}

/** {@link DueTurn} with what was read of the membership since. */
export interface Turn extends DueTurn {
  found: MembershipRecord | null;
}
