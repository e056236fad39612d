import { addMilliseconds } from 'date-fns';
import { and, asc, eq, isNull, min, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { debts, dunning } from '#server/db/debts-schema.ts';
import { charges, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import { ofUsers } from '#server/db/sets.ts';
import type { UserRow } from '#server/db/rows.ts';

export type MembershipRow = typeof memberships.$inferSelect;

/** A paid period, with what was charged for it; null where nothing was. */
export type SubscriptionRow = typeof membershipSubscriptions.$inferSelect & {
  charge: Pick<typeof charges.$inferSelect, 'id' | 'amountCents' | 'cardLastDigits'> | null;
};

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
  /** Whether the processor still works on a charge. */
  isPaying: boolean;
  /** What the open debts come to. */
  owedCents: Cents;
  /** When the next step of an overdue membership is due; null for none. */
  dunningAt: Date | null;
}

/** What the database has of a user's membership, whatever time it is. */
export interface MembershipRecord {
  membership: MembershipRow;
  /** In order of their start. */
  subscriptions: SubscriptionRow[];
  /** When the first of the charges that the processor still works on is through; null for none. */
  settlesAt: Date | null;
  /** What the open debts come to. */
  owedCents: Cents;
  /** When the next step of an overdue membership is due; null for none. */
  dunningAt: Date | null;
}

const isScheduled = ({ createdAt, startsAt }: SubscriptionRow) => createdAt < startsAt;

const mostPeriods = 1000;

type Owned = Record<'clientId' | 'userId', PgColumn>;

/** What the database has of the memberships of those whom a condition picks. */
function selectMemberships(db: Database, isOfUsers: (table: Owned) => SQL | undefined) {
  const firstPending = db
    .select({ userId: charges.userId, settlesAt: min(charges.settlesAt).as('first_settles_at') })
    .from(charges)
    .where(and(isOfUsers(charges), eq(charges.status, 'pending')))
    .groupBy(charges.userId)
    .as('first_pending');
  const owed = db
    .select({
      userId: debts.userId,
      cents: sql`sum(${debts.amountCents})`.mapWith(Number).as('owed_cents'),
    })
    .from(debts)
    .where(and(isOfUsers(debts), isNull(debts.paidAt)))
    .groupBy(debts.userId)
    .as('owed');
  return db
    .select({
      membership: memberships,
      subscription: membershipSubscriptions,
      charge: { id: charges.id, amountCents: charges.amountCents, cardLastDigits: charges.cardLastDigits },
      settlesAt: firstPending.settlesAt,
      owedCents: owed.cents,
      dunningAt: dunning.dueAt,
    })
    .from(memberships)
    .leftJoin(membershipSubscriptions, eq(membershipSubscriptions.membershipId, memberships.id))
    .leftJoin(
      charges,
      // A literal, not a parameter: so every plan may take the index of those that are not declined.
      and(eq(charges.subscriptionId, membershipSubscriptions.id), sql`${charges.status} = 'succeeded'`),
    )
    .leftJoin(firstPending, eq(firstPending.userId, memberships.userId))
    .leftJoin(owed, eq(owed.userId, memberships.userId))
    .leftJoin(dunning, eq(dunning.membershipId, memberships.id))
    .where(isOfUsers(memberships))
    .orderBy(asc(membershipSubscriptions.startsAt));
}

type MembershipLine = Awaited<ReturnType<typeof selectMemberships>>[number];

/** Gathers the lines of each membership, by the user's id. */
function recordsOf(lines: readonly MembershipLine[]): Map<string, MembershipRecord> {
  const records = new Map<string, MembershipRecord>();
  for (const { membership, subscription, charge, settlesAt, owedCents, dunningAt } of lines) {
    const record = records.get(membership.userId) ?? {
      membership,
      subscriptions: [],
      settlesAt,
      owedCents: owedCents ?? 0,
      dunningAt,
    };
    if (subscription) record.subscriptions.push({ ...subscription, charge });
    records.set(membership.userId, record);
  }
  return records;
}

/** Reads the memberships of users in one query, by the user's id; a non-member has none. */
export async function readMemberships(
  db: Database,
  users: readonly UserRow[],
): Promise<Map<string, MembershipRecord>> {
  if (users.length === 0) return new Map();
  const lines = await selectMemberships(db, (table) => ofUsers(table, users)).limit(
    mostPeriods * users.length,
  );
  return recordsOf(lines);
}

const membershipOfUser = prepared((db) =>
  selectMemberships(db, ({ clientId, userId }) =>
    and(eq(clientId, sql.placeholder('clientId')), eq(userId, sql.placeholder('id'))),
  )
    .limit(mostPeriods)
    .prepare(unnamed),
);

/** Reads a user's membership in one query; null for a non-member. */
export async function readMembership(
  db: Database,
  { clientId, id }: UserRow,
): Promise<MembershipRecord | null> {
  return recordsOf(await membershipOfUser(db).execute({ clientId, id })).get(id) ?? null;
}

/** A membership as it is at an instant. */
export function membershipAt(
  { membership, subscriptions, settlesAt, owedCents, dunningAt }: MembershipRecord,
  now: Date,
): OwnMembership {
  const last = subscriptions.findLast((each) => each.startsAt <= now && !isScheduled(each)) ?? null;
  return {
    membership,
    subscriptions,
    current: last !== null && now <= last.endsAt ? last : null,
    last,
    scheduled: subscriptions.findLast(isScheduled) ?? null,
    isPaying: settlesAt !== null,
    owedCents,
    dunningAt,
  };
}

/**
 * A member's present: what the clock says, and always later than the start of their latest period, which another server
 * may have written by a clock that is ahead, or this one before its clock was moved back.
 */
export function presentOf(record: MembershipRecord | null, now: Date): Date {
  const latest = record?.subscriptions.findLast((each) => !isScheduled(each));
  return latest === undefined || latest.startsAt < now ? now : addMilliseconds(latest.startsAt, 1);
}

/** Reads a user's membership at an instant; null for a non-member. */
export async function membershipOf(db: Database, user: UserRow, now: Date): Promise<OwnMembership | null> {
  const record = await readMembership(db, user);
  return record && membershipAt(record, now);
}
