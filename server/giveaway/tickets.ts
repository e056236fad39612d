import { eachMonthOfInterval } from 'date-fns';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { monthOf } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { lotteryTickets } from '#server/db/activity-schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import type { UserRow } from '#server/db/rows.ts';
import { givenRows, oneOf } from '#server/db/sets.ts';
import type { MembershipRow, SubscriptionRow } from '#server/member/membership.ts';
import { takeNumbers, type TicketRequest } from './ticket-numbers.ts';

/** How often numbers are taken: those of the first time may be gone to an older version, which drew at random. */
const times = 3;

const numbersOf = prepared((db) => {
  const { clientId, number, month, userId } = lotteryTickets;
  return db
    .select({ number })
    .from(lotteryTickets)
    .where(
      and(
        eq(clientId, sql.placeholder('clientId')),
        eq(userId, sql.placeholder('id')),
        eq(month, sql.placeholder('month')),
      ),
    )
    .orderBy(asc(number))
    .limit(1000)
    .prepare(unnamed);
});

/** The numbers that a member holds in the draw of an instant's month, ascending. */
export async function ticketsOf(
  db: Database,
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  now: Date,
): Promise<string[]> {
  const rows = await numbersOf(db).execute({ clientId, id, month: monthOf(now) });
  return rows.map((row) => row.number);
}

/** Tickets that a plan promises a member for each month in which a period runs. */
export interface Credit extends Pick<SubscriptionRow, 'startsAt' | 'endsAt'> {
  membership: Pick<MembershipRow, 'clientId' | 'userId'>;
  promised: number;
}

/** What is missing to a member in a month. */
interface Missing extends TicketRequest {
  userId: string;
}

const keyOf = (userId: string, month: string) => `${userId} ${month}`;

/** How many tickets members of a tenant hold, by member and month. */
async function heldBy(db: Database, clientId: string, requests: readonly Missing[]) {
  const { month, userId } = lotteryTickets;
  const [users, months] = [requests.map((each) => each.userId), requests.map((each) => each.month)];
  const rows = await db
    .select({ userId, month, held: count() })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.clientId, clientId), oneOf(userId, users), oneOf(month, months)))
    .groupBy(userId, month);
  return new Map(rows.map((row) => [keyOf(row.userId, row.month), row.held]));
}

/** How many are missing in each month altogether. */
function sumsOf(missing: readonly Missing[]): TicketRequest[] {
  const sums = new Map<string, number>();
  for (const each of missing) sums.set(each.month, (sums.get(each.month) ?? 0) + each.missing);
  return [...sums].map(([month, sum]) => ({ month, missing: sum }));
}

const insertedRows = v.object({ rows: v.array(v.object({ user_id: v.string(), month: v.string() })) });

/** Inserts tickets of a tenant's members; gives those whose numbers nobody had. */
async function insertTickets(
  db: Transaction,
  clientId: string,
  tickets: readonly { userId: string; month: string; number: string }[],
) {
  const given = givenRows(tickets, {
    user_id: ['uuid', ({ userId }) => userId],
    number: ['text', ({ number }) => number],
    month: ['date', ({ month }) => month],
  });
  const answer = await db.execute(sql`
    insert into ${lotteryTickets} (client_id, user_id, number, month)
    select ${clientId}, user_id, number, month from ${given}
    on conflict do nothing returning user_id, month::text as month`);
  return v.parse(insertedRows, answer).rows;
}

async function creditOfTenant(db: Transaction, clientId: string, credits: readonly Credit[]): Promise<void> {
  const requests = credits.flatMap(({ membership, promised, startsAt, endsAt }) =>
    eachMonthOfInterval({ start: startsAt, end: endsAt }, { in: utc }).map((month) => ({
      userId: membership.userId,
      month: monthOf(month),
      missing: promised,
    })),
  );
  const held = await heldBy(db, clientId, requests);
  const stillMissing = () =>
    requests
      .map((each) => ({ ...each, missing: each.missing - (held.get(keyOf(each.userId, each.month)) ?? 0) }))
      .filter(({ missing }) => missing > 0);
  for (let time = 0; time < times; time += 1) {
    const missing = stillMissing();
    const [first] = missing;
    if (first === undefined) return;
    const numbers = await takeNumbers(db, { clientId, userId: first.userId }, sumsOf(missing), time);
    const left = new Map<string, string[]>();
    for (const { month, number } of numbers) {
      const ofMonth = left.get(month);
      if (ofMonth) ofMonth.push(number);
      else left.set(month, [number]);
    }
    const tickets = missing.flatMap(({ userId, month, missing: most }) =>
      (left.get(month) ?? []).splice(0, most).map((number) => ({ userId, month, number })),
    );
    for (const { user_id: userId, month } of await insertTickets(db, clientId, tickets)) {
      held.set(keyOf(userId, month), (held.get(keyOf(userId, month)) ?? 0) + 1);
    }
  }
  if (stillMissing().length > 0) throw new Error('There are no ticket numbers left.');
}

/**
 * Credits the tickets that plans promise, for the draw of each month in which their periods run. Who holds some of them
 * already gets the others; nobody loses one. Tenants come in the order of their ids, so that nobody waits in a circle.
 */
export async function creditTickets(db: Transaction, credits: readonly Credit[]): Promise<void> {
  const promising = credits.filter(({ promised }) => promised > 0);
  const tenants = new Set(promising.map(({ membership }) => membership.clientId));
  for (const clientId of [...tenants].sort()) {
    const own = promising.filter(({ membership }) => membership.clientId === clientId);
    await creditOfTenant(db, clientId, own);
  }
}
