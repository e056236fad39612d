import { randomInt } from 'node:crypto';
import { eachMonthOfInterval } from 'date-fns';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { monthOf } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { lotteryTickets } from '#server/db/activity-schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { MembershipRow, SubscriptionRow } from '#server/member/membership.ts';

/** So many numbers can be drawn in a month. */
const numbers = 10_000_000;

const randomNumber = () => String(randomInt(numbers)).padStart(String(numbers - 1).length, '0');

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

/**
 * Credits the tickets that a plan promises, for the draw of each month in which its period runs. Who holds some of them
 * already gets the others; nobody loses one. A number that somebody else has drawn meanwhile is drawn again.
 */
export async function creditTickets(
  db: Transaction,
  membership: MembershipRow,
  promised: number,
  { startsAt, endsAt }: Pick<SubscriptionRow, 'startsAt' | 'endsAt'>,
): Promise<void> {
  const { clientId, userId } = membership;
  const months = eachMonthOfInterval({ start: startsAt, end: endsAt }, { in: utc }).map(monthOf);
  for (;;) {
    const held = await heldBy(db, membership, months);
    const missing = months.flatMap((month) =>
      Array.from({ length: Math.max(0, promised - (held.get(month) ?? 0)) }, () => ({
        clientId,
        userId,
        month,
        number: randomNumber(),
      })),
    );
    if (missing.length === 0) return;
    await db.insert(lotteryTickets).values(missing).onConflictDoNothing();
  }
}
