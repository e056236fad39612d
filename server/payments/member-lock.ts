import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { oneOf } from '#server/db/sets.ts';
import type { Origin } from '#server/history/origin.ts';
import { membershipAt, presentOf, readMembership, readMemberships } from '#server/member/membership.ts';
import type { Services } from '#server/services.ts';
import { catchUp, isBehind } from './catch-up.ts';
import {
  memberReadOf,
  type DueTurn,
  type MemberRead,
  type MemberTransaction,
  type Turn,
} from './member-transaction.ts';

/** Waits until nobody else changes what belongs to a member, and keeps others out until the transaction ends. */
export async function lockMember(transaction: Database, { id }: UserRow): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/** What money stands on. */
type Deps = Pick<Services, 'db' | 'clock' | 'settings'>;

/** Whose turn it is, and where the request comes from; null for what the program does by itself. */
export interface Requester {
  user: UserRow;
  origin: Origin | null;
}

/**
 * Changes what a member has, in a transaction, while nobody else does. The time is read when the others are
 * done, and what is due by then is settled and renewed first: whoever comes second sees what the first one did, and comes
 * later. The history tells where the call came from.
 */
export function withMemberLock<Result>(
  services: Deps,
  { user, origin }: Requester,
  change: (memberTransaction: MemberTransaction) => Promise<Result>,
): Promise<Result> {
  return services.db.transaction(async (db) => {
    await lockMember(db, user);
    const { clock, settings } = services;
    const found = await readMembership(db, user);
    const now = presentOf(found, clock.now());
    if (!isBehind(found, now, settings)) return change({ db, now, origin });
    await catchUp(db, [{ user, now, found }], settings);
    return change({ db, now: presentOf(await readMembership(db, user), clock.now()), origin });
  });
}

/** Locks those of some members whom nobody else changes now, in the order of their ids. */
async function lockFree(transaction: Database, members: readonly UserRow[]): Promise<UserRow[]> {
  const ids = members.map(({ id }) => id);
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(oneOf(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update', { skipLocked: true });
  const locked = new Set(rows.map(({ id }) => id));
  return members.filter(({ id }) => locked.has(id));
}

/**
 * Settles and renews what is due of several members, and then changes what they have, in one transaction, all of it or
 * nothing, as {@link withMemberLock} does for one. Leaves out whom somebody else changes, and gives the others.
 */
export function catchUpTogether(
  { db, clock, settings }: Deps,
  members: readonly UserRow[],
  change: (db: Transaction, turns: readonly DueTurn[]) => Promise<void> = () => Promise.resolve(),
): Promise<UserRow[]> {
  return db.transaction(async (transaction) => {
    const locked = await lockFree(transaction, members);
    const records = await readMemberships(transaction, locked);
    const turns = locked.map((user): Turn => {
      const found = records.get(user.id) ?? null;
      return { user, found, now: presentOf(found, clock.now()) };
    });
    const behind = turns.filter(({ found, now }) => isBehind(found, now, settings));
    await catchUp(transaction, behind, settings);
    await change(transaction, turns);
    return locked;
  });
}

/** Reads what a member has. What is due by now is settled and renewed first. */
export async function withMemberRead<Result>(
  services: Deps,
  user: UserRow,
  read: (memberRead: MemberRead) => Promise<Result>,
): Promise<Result> {
  const { db, clock, settings } = services;
  const found = await readMembership(db, user);
  const now = presentOf(found, clock.now());
  if (!isBehind(found, now, settings)) return read({ db, now, own: found && membershipAt(found, now) });
  return withMemberLock(services, { user, origin: null }, async (memberTransaction) =>
    read(await memberReadOf(memberTransaction, user)),
  );
}
