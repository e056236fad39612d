import { addMilliseconds } from 'date-fns';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import type { Services, UserRow } from '#server/http/context.ts';
import { catchUp, isBehind } from './catch-up.ts';
import type { Moment, Turn } from './turn.ts';

/** Waits until nobody else changes what belongs to a member, and keeps others out until the transaction ends. */
async function lockMember(transaction: Database, { id }: UserRow): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/**
 * A member's present: what the clock says, and always later than the start of their latest period, which another server
 * may have written by a clock that is ahead, or this one before its clock was moved back.
 */
async function presentOf(db: Database, user: UserRow, { clock }: Services): Promise<Date> {
  const { membershipId, createdAt, startsAt } = membershipSubscriptions;
  const [latest] = await db
    .select({ startsAt })
    .from(membershipSubscriptions)
    .innerJoin(memberships, eq(memberships.id, membershipId))
    .where(
      and(eq(memberships.clientId, user.clientId), eq(memberships.userId, user.id), gte(createdAt, startsAt)),
    )
    .orderBy(desc(startsAt))
    .limit(1);
  const now = clock.now();
  return latest === undefined || latest.startsAt < now ? now : addMilliseconds(latest.startsAt, 1);
}

/**
 * Changes what a member has, in a transaction, while nobody else does. The time is read when the others are done, and
 * what is due by then is settled and renewed first: whoever comes second sees what the first one did, and comes later.
 */
export function asMember<Result>(
  services: Services,
  user: UserRow,
  change: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  return services.db.transaction(async (db) => {
    await lockMember(db, user);
    await catchUp({ db, now: await presentOf(db, user, services) }, user, services.settings);
    return change({ db, now: await presentOf(db, user, services) });
  });
}

/** Reads what a member has. What is due by now is settled and renewed first. */
export async function readMember<Result>(
  services: Services,
  user: UserRow,
  read: (moment: Moment) => Promise<Result>,
): Promise<Result> {
  const { db, settings } = services;
  const moment = { db, now: await presentOf(db, user, services) };
  return (await isBehind(moment, user, settings)) ? asMember(services, user, read) : read(moment);
}
