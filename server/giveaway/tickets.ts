import { eachMonthOfInterval } from 'date-fns';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { monthOf } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { lotteryTickets } from '#server/db/activity-schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { MembershipRow, SubscriptionRow } from '#server/member/membership.ts';
import { takeNumbers, type TicketRequest } from './ticket-numbers.ts';

/** How often numbers are taken: those of the first time may be gone to an older version, which drew at random. */
const times = 3;

/** The numbers that a member holds in the draw of an instant's month, ascending. */
export async function ticketsOf(
  db: Database,
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  now: Date,
): Promise<string[]> {
  const { number, month, userId } = lotteryTickets;
  const rows = await db
    .select({ number })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.clientId, clientId), eq(userId, id), eq(month, monthOf(now))))
    .orderBy(asc(number))
    .limit(1000);
  return rows.map((row) => row.number);
}

/** How many tickets a member holds, by month. */
async function heldBy(db: Database, { clientId, userId }: MembershipRow, months: readonly string[]) {
  const { month } = lotteryTickets;
  const rows = await db
    .select({ month, held: count() })
    .from(lotteryTickets)
    .where(
      and(
        eq(lotteryTickets.clientId, clientId),
        eq(lotteryTickets.userId, userId),
        inArray(month, [...months]),
      ),
    )
    .groupBy(month);
  return new Map(rows.map(({ month: each, held }) => [each, held]));
}

/** What is missing of each month. */
const missingOf = (
  months: readonly string[],
  promised: number,
  held: ReadonlyMap<string, number>,
): TicketRequest[] =>
  months
    .map((month) => ({ month, missing: promised - (held.get(month) ?? 0) }))
    .filter(({ missing }) => missing > 0);

/**
 * Credits the tickets that a plan promises, for the draw of each month in which its period runs. Who holds some of them
 * already gets the others; nobody loses one.
 */
export async function creditTickets(
  db: Transaction,
  membership: MembershipRow,
  promised: number,
  { startsAt, endsAt }: Pick<SubscriptionRow, 'startsAt' | 'endsAt'>,
): Promise<void> {
  const { clientId, userId } = membership;
  if (promised <= 0) return;
  const months = eachMonthOfInterval({ start: startsAt, end: endsAt }, { in: utc }).map(monthOf);
  const held = await heldBy(db, membership, months);
  for (let time = 0; time < times; time += 1) {
    const missing = missingOf(months, promised, held);
    if (missing.length === 0) return;
    const numbers = await takeNumbers(db, membership, missing, time);
    const credited = await db
      .insert(lotteryTickets)
      .values(numbers.map((each) => ({ clientId, userId, ...each })))
      .onConflictDoNothing()
      .returning({ month: lotteryTickets.month });
    for (const { month } of credited) held.set(month, (held.get(month) ?? 0) + 1);
  }
  if (missingOf(months, promised, held).length > 0) throw new Error('There are no ticket numbers left.');
}
