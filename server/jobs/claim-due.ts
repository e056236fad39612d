import { and, asc, eq, gt, inArray, lt, lte, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { latestGivenMonth } from '#machines/domain/giving-day.ts';
import { cardTransactions, contributionMonths, referrals } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { oneOf } from '#server/db/sets.ts';
import { dunning } from '#server/db/debts-schema.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { dueClaims } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { charges, memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import { throughBy } from '#server/payments/settling.ts';

/** How long what a server claimed is left to it, by the database's clock: much longer than it needs. */
export const claimMinutes = 2;

/** How many are claimed at once. */
export const batchSize = 200;

/** A member may have many rewards. */
const rewardsAtOnce = 1000;

/** Members that were claimed. */
export interface Claimed {
  user: UserRow;
  /** Whether the claim is of no use once all is done. A period that begins deletes it by itself. */
  endsWhenDone: boolean;
}

/** Leaves out whom somebody has claimed. */
function unclaimed(db: Database, userId: PgColumn) {
  const claims = db
    .select({ userId: dueClaims.userId })
    .from(dueClaims)
    .where(and(eq(dueClaims.userId, userId), gt(dueClaims.until, sql`now()`)));
  return notExists(claims);
}

/** Rows of a table for whose users something is due. */
interface DueRows {
  table: PgTable;
  userId: PgColumn;
  /** Which rows are open and due. A status is no parameter: so every plan may take the index of those that are open. */
  where: SQL | undefined;
  /** When that was; the longest overdue come first. */
  at: PgColumn;
  limit?: number;
}

/** The users of such rows whom nobody has claimed. */
function dueUsers(db: Database, { table, userId, where, at, limit = batchSize }: DueRows) {
  return db
    .select({ userId })
    .from(table)
    .where(and(where, unclaimed(db, userId)))
    .orderBy(asc(at))
    .limit(limit)
    .for('no key update', { of: table, skipLocked: true });
}

/** Users whose charges the processor is through with by an instant. */
function settledBy(db: Database, now: Date) {
  const { userId, settlesAt, status } = charges;
  const where = and(sql`${status} = 'pending'`, throughBy(now));
  return dueUsers(db, { table: charges, userId, where, at: settlesAt });
}

/** Users whose period has ended by an instant. */
function endedBy(db: Database, now: Date) {
  const { userId, renewsAt, status } = memberships;
  const where = and(sql`${status} = 'active'`, lt(renewsAt, now));
  return dueUsers(db, { table: memberships, userId, where, at: renewsAt });
}

/** Users whose unpaid membership comes to its next step by an instant: a try, or the suspension. */
function unpaidBy(db: Database, now: Date) {
  const { membershipId, dueAt } = dunning;
  return db
    .select({ userId: memberships.userId })
    .from(dunning)
    .innerJoin(memberships, eq(memberships.id, membershipId))
    .where(and(lte(dueAt, now), unclaimed(db, memberships.userId)))
    .orderBy(asc(dueAt))
    .limit(batchSize)
    .for('no key update', { of: dunning, skipLocked: true });
}

/** Users whose rewards were to be confirmed by an instant. */
function rewardedBy(db: Database, now: Date) {
  const { userId, expectedAt, rewardStatus } = cardTransactions;
  const where = and(sql`${rewardStatus} = 'pending'`, lte(expectedAt, now));
  return dueUsers(db, { table: cardTransactions, userId, where, at: expectedAt, limit: rewardsAtOnce });
}

/** Users with a month whose giving was to be passed on by an instant. */
function givenBy(db: Database, now: Date) {
  const { userId, month, giving } = contributionMonths;
  const where = and(sql`${giving} = 'due'`, lte(month, latestGivenMonth(now)));
  return dueUsers(db, { table: contributionMonths, userId, where, at: month });
}

/** Users whose friends have stayed long enough by an instant. */
function referredBy(db: Database, now: Date) {
  const { userId, completesAt, status } = referrals;
  const where = and(sql`${status} = 'pending'`, lte(completesAt, now));
  return dueUsers(db, { table: referrals, userId, where, at: completesAt });
}

/** Users who left their round-ups and are to be charged for their last month by an instant. */
function leftBy(db: Database, now: Date) {
  const { userId } = memberships;
  const { membershipId, lastChargeAt } = membershipSubscriptions;
  return db
    .select({ userId })
    .from(membershipSubscriptions)
    .innerJoin(memberships, eq(memberships.id, membershipId))
    .where(and(sql`${lastChargeAt} is not null`, lte(lastChargeAt, now), unclaimed(db, userId)))
    .orderBy(asc(lastChargeAt))
    .limit(batchSize)
    .for('no key update', { of: membershipSubscriptions, skipLocked: true });
}

/** Users to whom something was to happen by an instant. */
function affectedBy(db: Database, now: Date) {
  const { userId, at } = dueEffects;
  return dueUsers(db, { table: dueEffects, userId, where: lte(at, now), at });
}

/** Finds for whom something is due by an instant. */
type Source = (db: Database, now: Date) => SQLWrapper;

/** Those who are claimed for the first of these are not for a later one. */
const sources: readonly { due: Source; endsWhenDone: boolean; needsProcessor: boolean }[] = [
  { due: settledBy, endsWhenDone: true, needsProcessor: false },
  { due: endedBy, endsWhenDone: false, needsProcessor: true },
  { due: leftBy, endsWhenDone: true, needsProcessor: true },
  { due: unpaidBy, endsWhenDone: true, needsProcessor: true },
  { due: affectedBy, endsWhenDone: true, needsProcessor: false },
  { due: rewardedBy, endsWhenDone: true, needsProcessor: false },
  { due: referredBy, endsWhenDone: true, needsProcessor: false },
  { due: givenBy, endsWhenDone: true, needsProcessor: true },
];

const claimedUsers = v.object({ rows: v.array(v.object({ user_id: v.string() })) });

/** Claims those of some users whom nobody else has claimed meanwhile. */
async function claim(db: Database, due: SQLWrapper): Promise<string[]> {
  const answer = await db.execute(sql`
    with due as (${due})
    insert into ${dueClaims} as claimed (user_id, until)
    select distinct user_id, now() + make_interval(mins => ${claimMinutes}) from due order by user_id limit ${batchSize}
    on conflict (user_id) do update set until = excluded.until where claimed.until <= now()
    returning user_id`);
  return v.parse(claimedUsers, answer).rows.map((row) => row.user_id);
}

/**
 * Claims members for whom something is due: a charge that is through, an access that ends or a withdrawal that came back,
 * a reward to confirm, a friend who stayed, and with `renews` a period that has ended, the round-ups of who left them, a
 * step of an unpaid one, or giving to pass on. No other server gets them for
 * two minutes, unless a period begins before.
 */
export async function claimDue(db: Database, now: Date, renews: boolean): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (const { due, endsWhenDone } of sources.filter((each) => renews || !each.needsProcessor)) {
    const ids = await claim(db, due(db, now));
    if (ids.length === 0) continue;
    const found = await db.select().from(users).where(oneOf(users.id, ids)).limit(ids.length);
    claimed.push(...found.map((user) => ({ user, endsWhenDone })));
  }
  return claimed;
}

/** Leaves members that were claimed to whoever looks next. */
export async function releaseClaims(db: Database, claimed: readonly Claimed[]): Promise<void> {
  const ids = claimed.map(({ user }) => user.id);
  if (ids.length > 0) await db.delete(dueClaims).where(inArray(dueClaims.userId, ids));
}
