import { and, asc, eq, gt, inArray, lt, notExists, sql, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { dueClaims } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { charges, memberships, users } from '#server/db/schema.ts';
import { throughBy } from '#server/payments/settling.ts';

/** How long what a server claimed is left to it, by the database's clock: much longer than it needs. */
const claimTime = '2 minutes';

/** How many are claimed at once. */
export const batchSize = 200;

/** Members that were claimed, and why. */
export interface Claimed {
  user: UserRow;
  /** Whether a charge of theirs is through. */
  hasSettled: boolean;
}

/** Users whose charges the processor is through with by an instant, the oldest charge first. */
function settledBy(db: Database, now: Date) {
  const { userId, settlesAt } = charges;
  const isClaimed = db
    .select({ userId: dueClaims.userId })
    .from(dueClaims)
    .where(and(eq(dueClaims.userId, userId), gt(dueClaims.until, sql`now()`)));
  return db
    .select({ userId })
    .from(charges)
    .where(and(sql`${charges.status} = 'pending'`, throughBy(now), notExists(isClaimed)))
    .orderBy(asc(settlesAt))
    .limit(batchSize)
    .for('no key update', { of: charges, skipLocked: true });
}

/** Users whose period has ended by an instant, the longest overdue first. */
function endedBy(db: Database, now: Date) {
  const { userId, renewsAt } = memberships;
  const isClaimed = db
    .select({ userId: dueClaims.userId })
    .from(dueClaims)
    .where(and(eq(dueClaims.userId, userId), gt(dueClaims.until, sql`now()`)));
  return db
    .select({ userId })
    .from(memberships)
    .where(and(sql`${memberships.status} = 'active'`, lt(renewsAt, now), notExists(isClaimed)))
    .orderBy(asc(renewsAt))
    .limit(batchSize)
    .for('no key update', { of: memberships, skipLocked: true });
}

const claimedUsers = v.object({ rows: v.array(v.object({ user_id: v.string() })) });

/** Claims those of some users whom nobody else has claimed meanwhile. */
async function claim(db: Database, due: SQLWrapper): Promise<string[]> {
  const answer = await db.execute(sql`
    with due as (${due})
    insert into ${dueClaims} as claimed (user_id, until)
    select distinct user_id, now() + ${claimTime}::interval from due order by user_id
    on conflict (user_id) do update set until = excluded.until where claimed.until <= now()
    returning user_id`);
  return v.parse(claimedUsers, answer).rows.map((row) => row.user_id);
}

/**
 * Claims members whose charges are through, and with `renews` those whose period has ended, too. No other server gets
 * them for two minutes, unless a period begins before.
 */
export async function claimDue(db: Database, now: Date, renews: boolean): Promise<Claimed[]> {
  const settled = new Set(await claim(db, settledBy(db, now).getSQL()));
  const ended = renews ? await claim(db, endedBy(db, now).getSQL()) : [];
  const ids = [...new Set([...settled, ...ended])];
  if (ids.length === 0) return [];
  const found = await db.select().from(users).where(inArray(users.id, ids)).limit(ids.length);
  return found.map((user) => ({ user, hasSettled: settled.has(user.id) }));
}

/** Leaves members that were claimed to whoever looks next. */
export async function releaseClaims(db: Database, claimed: readonly Claimed[]): Promise<void> {
  const ids = claimed.map(({ user }) => user.id);
  if (ids.length > 0) await db.delete(dueClaims).where(inArray(dueClaims.userId, ids));
}
