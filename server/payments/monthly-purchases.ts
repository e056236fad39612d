import { addMonths, startOfMonth } from 'date-fns';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { startOfDay, type Day } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import { ofUsers, type Owner } from '#server/db/sets.ts';
import type { MembershipRow } from '#server/member/membership.ts';

/** A month of a member, UTC, by its first day. */
export interface MemberMonth {
  user: Owner;
  month: Day;
}

/** What a month's purchases came to, cents. */
interface MonthlyPurchases {
  /** What stores gave in the member's name: nobody is charged for it. */
  gifts: Cents;
  /** What purchases were rounded up by. */
  roundedUp: Cents;
}

const { contributionCents, roundUpAmountCents } = cardTransactions;

/** What of purchases' contributions is the members' own money, cents: round-ups. All else stores gave. */
export const sumOfRoundUps =
  sql`coalesce(sum(${contributionCents}) filter (where ${roundUpAmountCents} > 0), 0)`.mapWith(Number);

const mostMonths = 120;

const keyOf = (userId: string, month: Day) => `${userId} ${month}`;

/** What purchases came to, by member and month. */
export async function purchasesOf(
  db: Database,
  memberMonths: readonly MemberMonth[],
): Promise<(of: MemberMonth) => MonthlyPurchases> {
  const nothing = { gifts: 0, roundedUp: 0 };
  if (memberMonths.length === 0) return () => nothing;
  const { userId, purchasedAt } = cardTransactions;
  const months = memberMonths.map(({ month }) => month).sort();
  const month = sql<string>`to_char(${purchasedAt} at time zone 'UTC', 'YYYY-MM-01')`;
  const rows = await db
    .select({
      userId,
      month: month.as('month'),
      gifts: sql`coalesce(sum(${contributionCents}) filter (where ${roundUpAmountCents} = 0), 0)`.mapWith(
        Number,
      ),
      roundedUp: sumOfRoundUps,
    })
    .from(cardTransactions)
    .where(
      and(
        ofUsers(
          cardTransactions,
          memberMonths.map(({ user }) => user),
        ),
        gte(purchasedAt, startOfDay(months.at(0) ?? '')),
        lt(purchasedAt, addMonths(startOfDay(months.at(-1) ?? ''), 1, { in: utc })),
      ),
    )
    .groupBy(userId, sql`2`)
    .limit(mostMonths * memberMonths.length);
  const found = new Map(rows.map((row) => [keyOf(row.userId, row.month), row]));
  return ({ user, month: of }) => found.get(keyOf(user.id, of)) ?? nothing;
}

const roundedUpBetween = prepared((db) => {
  const { clientId, userId, purchasedAt } = cardTransactions;
  return db
    .select({ cents: sumOfRoundUps })
    .from(cardTransactions)
    .where(
      and(
        eq(clientId, sql.placeholder('clientId')),
        eq(userId, sql.placeholder('userId')),
        gte(purchasedAt, sql.placeholder('begin')),
        lt(purchasedAt, sql.placeholder('end')),
      ),
    )
    .prepare(unnamed);
});

/** What a member's purchases of an instant's month, UTC, were rounded up by, cents. */
export async function roundedUpIn(
  db: Database,
  { clientId, userId }: Pick<MembershipRow, 'clientId' | 'userId'>,
  instant: Date,
): Promise<Cents> {
  const begin = startOfMonth(instant, { in: utc });
  const end = addMonths(begin, 1, { in: utc });
  const [row] = await roundedUpBetween(db).execute({ clientId, userId, begin, end });
  return row?.cents ?? 0;
}
