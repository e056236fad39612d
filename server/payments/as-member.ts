import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { Services, UserRow } from '#server/http/context.ts';
import { membershipAt, presentOf, readMembership } from '#server/member/membership.ts';
import { catchUp, isBehind } from './catch-up.ts';
import { readingOf, type Reading, type Turn } from './turn.ts';

/** Waits until nobody else changes what belongs to a member, and keeps others out until the transaction ends. */
async function lockMember(transaction: Database, { id }: UserRow): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
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
    const { clock, settings } = services;
    const found = await readMembership(db, user);
    const now = presentOf(found, clock.now());
    if (!isBehind(found, now, settings)) return change({ db, now });
    await catchUp({ db, now }, user, settings);
    return change({ db, now: presentOf(await readMembership(db, user), clock.now()) });
  });
}

/** Reads what a member has. What is due by now is settled and renewed first. */
export async function readMember<Result>(
  services: Services,
  user: UserRow,
  read: (reading: Reading) => Promise<Result>,
): Promise<Result> {
  const { db, clock, settings } = services;
  const found = await readMembership(db, user);
  const now = presentOf(found, clock.now());
  if (!isBehind(found, now, settings)) return read({ db, now, own: found && membershipAt(found, now) });
  return asMember(services, user, async (turn) => read(await readingOf(turn, user)));
}
