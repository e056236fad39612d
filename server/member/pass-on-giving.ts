import { max } from 'date-fns';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Day } from '#machines/domain/day.ts';
import { givingOf, latestGivenMonth, recipientOf } from '#machines/domain/giving-day.ts';
import { contributionMonths, donations } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { affinities, charges, clients, memberships } from '#server/db/schema.ts';
import { givenRows, ofUsers, oneOf } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import { openDebts } from '#server/payments/debts.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';
import { purchasesOf, type MemberMonth } from '#server/payments/monthly-purchases.ts';

interface DueMonth {
  turn: DueTurn;
  month: Day;
}

const monthOf = ({ turn: { user }, month }: DueMonth): MemberMonth => ({ user, month });

const mostMonths = 120;
const mostCharges = 1000;
const mostCauses = 1000;

const keyOf = ({ userId, month }: { userId: string; month: string | null }) => `${userId} ${month}`;

/** The months of members whose giving is to be passed on by their instants. */
async function dueMonths(db: Transaction, turns: readonly DueTurn[]): Promise<DueMonth[]> {
  const { month, giving, userId } = contributionMonths;
  const users = turns.map(({ user }) => user);
  const rows = await db
    .select({ userId, month })
    .from(contributionMonths)
    .where(
      and(
        ofUsers(contributionMonths, users),
        sql`${giving} = 'due'`,
        lte(month, latestGivenMonth(max(turns.map(({ now }) => now)))),
      ),
    )
    .orderBy(asc(month))
    .limit(mostMonths * turns.length);
  return rows.flatMap((row) => {
    const turn = turns.find(({ user, now }) => user.id === row.userId && row.month <= latestGivenMonth(now));
    return turn ? [{ turn, month: row.month }] : [];
  });
}

/** What was charged for months' round-ups, and whether it was waived, by member and month. */
async function chargesOf(db: Transaction, due: readonly DueMonth[]) {
  const { userId, month, status, amountCents } = charges;
  const rows = await db
    .select({
      userId,
      month,
      paid: sql`coalesce(sum(${amountCents}) filter (where ${status} = 'succeeded'), 0)`.mapWith(Number),
      isWaived: sql`bool_or(${status} = 'waived')`.mapWith(Boolean),
    })
    .from(charges)
    .where(
      and(
        ofUsers(
          charges,
          due.map(({ turn }) => turn.user),
        ),
        oneOf(
          month,
          due.map((each) => each.month),
        ),
      ),
    )
    .groupBy(userId, month)
    .limit(mostCharges * due.length);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** To whom a member's giving of a month goes. */
async function recipientsOf(db: Transaction, due: readonly DueMonth[]) {
  const users = due.map(({ turn }) => turn.user);
  const clientIds = [...new Set(users.map(({ clientId }) => clientId))];
  const causes = await db
    .select()
    .from(affinities)
    .where(inArray(affinities.clientId, clientIds))
    .orderBy(asc(affinities.position))
    .limit(mostCauses * clientIds.length);
  const own = await db
    .select({ userId: memberships.userId, affinityId: memberships.affinityId })
    .from(memberships)
    .where(ofUsers(memberships, users))
    .limit(users.length);
  const tenants = await db
    .select()
    .from(clients)
    .where(inArray(clients.id, clientIds))
    .limit(clientIds.length);
  const nameOf = ({ recipient, name }: (typeof causes)[number]) => recipient || name;
  return ({ turn: { user }, month }: DueMonth): string => {
    const tenant = tenants.find(({ id }) => id === user.clientId);
    const chosen = own.find(({ userId }) => userId === user.id)?.affinityId;
    const cause = causes.find(({ id }) => id === chosen);
    const listed = tenant?.recipients ?? [];
    const inTurn =
      listed.length > 0 ? listed : causes.filter(({ clientId }) => clientId === user.clientId).map(nameOf);
    return recipientOf(cause ? nameOf(cause) : null, inTurn, month) ?? tenant?.name ?? '';
  };
}

/** Marks months that wait for a charge, or of which there is nothing to pass on. */
async function mark(db: Transaction, months: readonly DueMonth[], giving: 'waiting' | 'passedOn') {
  if (months.length === 0) return;
  const rows = givenRows(months, {
    of_user: ['uuid', ({ turn }) => turn.user.id],
    of_month: ['date', ({ month }) => month],
  });
  const { userId, month } = contributionMonths;
  await db
    .update(contributionMonths)
    .set({ giving })
    .from(rows)
    .where(and(eq(userId, sql`given.of_user`), eq(month, sql`given.of_month`)));
}

/**
 * Passes on what members' purchases of a month gave, once its day has come: one donation of each member and month. Months
 * whose round-ups are not paid wait for it; a trigger on the charges makes them due again.
 */
export async function passOnGiving(db: Transaction, turns: readonly DueTurn[]): Promise<void> {
  const due = await dueMonths(db, turns);
  if (due.length === 0) return;
  const [purchased, charged] = [await purchasesOf(db, due.map(monthOf)), await chargesOf(db, due)];
  // Without a card to charge there is no charge, but a debt.
  const owed = new Set(
    (
      await openDebts(
        db,
        due.map(({ turn }) => turn.user),
      )
    ).map(keyOf),
  );
  const found = due.map((each) => {
    const key = keyOf({ userId: each.turn.user.id, month: each.month });
    const { paid, isWaived } = charged.get(key) ?? { paid: 0, isWaived: false };
    const isBilled = charged.has(key) || owed.has(key);
    return { ...each, cents: givingOf({ ...purchased(monthOf(each)), paid, isBilled, isWaived }) };
  });
  await mark(
    db,
    found.filter(({ cents }) => cents === null),
    'waiting',
  );
  await mark(
    db,
    found.filter(({ cents }) => cents !== null && cents <= 0),
    'passedOn',
  );
  const given = found.filter(({ cents }) => cents !== null && cents > 0);
  if (given.length === 0) return;
  const recipient = await recipientsOf(db, given);
  const made = await db
    .insert(donations)
    .values(
      given.map((each) => ({
        clientId: each.turn.user.clientId,
        userId: each.turn.user.id,
        amountCents: each.cents ?? 0,
        recipient: recipient(each),
        month: each.month,
        donatedAt: each.turn.now,
      })),
    )
    .onConflictDoNothing()
    .returning();
  // What was passed on before the marks were made.
  await mark(db, given, 'passedOn');
  await recordAll(
    db,
    made.flatMap(({ userId, amountCents, month, recipient: to }) =>
      turns
        .filter(({ user }) => user.id === userId)
        .map(({ user, now }) => ({
          user,
          now,
          origin: null,
          entry: { kind: 'givingPassedOn', amountCents, month, recipient: to },
        })),
    ),
  );
}
