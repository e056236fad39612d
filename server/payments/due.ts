import { addMilliseconds, addMonths, eachMonthOfInterval, format, startOfMonth } from 'date-fns';
import { and, between, desc, eq, gte } from 'drizzle-orm';
import { monthOf } from '#machines/domain/day.ts';
import { isUnpaid } from '#machines/domain/dues.ts';
import { withinRange } from '#machines/domain/round-up-range.ts';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { contributionMonths } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { charges } from '#server/db/schema.ts';
import { ofUsers, oneOf } from '#server/db/sets.ts';
import { formatDay } from '#server/format-day.ts';
import type { MembershipRow, OwnMembership } from '#server/member/membership.ts';
import { debtOf, openDebts, owes, type Cost, type DebtRow } from './debts.ts';
import { findPlan, isRoundUp, nameOf, priceOf, rangeOf, type PaidPlan } from './plans.ts';

/** What a member has to pay now. */
export interface Due {
  /** The debts, the oldest first; one that an older version of the server left is not written yet. */
  debts: readonly DebtRow[];
  /** When the first fell due. */
  date: Date;
  /** What they come to. */
  amountCents: Cents;
  /** Why it is due, in words. */
  reason: string;
}

/** What a member is charged for a month of round-ups. */
export const withinLimits = (amount: Cents, choice: PaidPlan, { maxRoundUpCents }: MembershipRow): Cents =>
  withinRange(amount, rangeOf(choice, maxRoundUpCents));

/** What a member's purchases gave to the cause in the months from one to another, first instants of them, UTC: by month. */
export async function contributionsOf(
  db: Database,
  { clientId, userId }: MembershipRow,
  { first, last }: { first: Date; last: Date },
): Promise<{ month: Date; amountCents: Cents }[]> {
  const { month, amountCents } = contributionMonths;
  const rows = await db
    .select({ month, amountCents })
    .from(contributionMonths)
    .where(
      and(
        eq(contributionMonths.clientId, clientId),
        eq(contributionMonths.userId, userId),
        between(month, monthOf(first), monthOf(last)),
      ),
    )
    .limit(1000);
  const given = new Map(rows.map((row) => [row.month, row.amountCents]));
  return eachMonthOfInterval({ start: first, end: last }, { in: utc }).map((each) => ({
    month: each,
    amountCents: given.get(monthOf(each)) ?? 0,
  }));
}

/** A period that begins for a member at an instant. */
export interface NextPeriod {
  choice: PaidPlan;
  membership: MembershipRow;
  begin: Date;
}

/** The month, by its first instant, UTC, whose purchases a period of round-ups pays. */
const monthBefore = (begin: Date) => startOfMonth(addMonths(begin, -1, { in: utc }));

/** What members' purchases of the months before periods of round-ups gave to the cause, by member and month. */
async function contributedBefore(db: Database, periods: readonly NextPeriod[]) {
  const roundedUp = periods.filter(({ choice }) => isRoundUp(choice));
  if (roundedUp.length === 0) return () => 0;
  const { month, amountCents, userId } = contributionMonths;
  const owners = roundedUp.map(({ membership }) => ({ ...membership, id: membership.userId }));
  const months = [...new Set(roundedUp.map(({ begin }) => monthOf(monthBefore(begin))))];
  const rows = await db
    .select({ month, amountCents, userId })
    .from(contributionMonths)
    .where(and(ofUsers(contributionMonths, owners), oneOf(month, months)))
    .limit(owners.length * months.length);
  const keyOf = (user: string, of: string) => `${user} ${of}`;
  const given = new Map(rows.map((row) => [keyOf(row.userId, row.month), row.amountCents]));
  return (user: string, of: Date) => given.get(keyOf(user, monthOf(of))) ?? 0;
}

/** What periods cost, in their order: the price of each, or the round-ups of the month before. */
export async function costsOf(db: Database, periods: readonly NextPeriod[]): Promise<Cost[]> {
  const contributed = await contributedBefore(db, periods);
  return periods.map(({ choice, membership, begin }) => {
    if (!isRoundUp(choice)) return { description: nameOf(choice), amountCents: priceOf(choice), month: null };
    const month = monthBefore(begin);
    const amountCents = withinLimits(contributed(membership.userId, month), choice, membership);
    const description = `Round-ups, ${format(month, 'MMMM', { in: utc })}`;
    return { description, amountCents, month: monthOf(month) };
  });
}

/** The latest try that was declined since an instant. */
async function declinedSince(db: Database, { clientId, userId }: MembershipRow, since: Date) {
  const [row] = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.clientId, clientId),
        eq(charges.userId, userId),
        eq(charges.status, 'declined'),
        gte(charges.createdAt, since),
      ),
    )
    .orderBy(desc(charges.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * What an older version of the server left unpaid without a debt: what was last tried in vain since the last period, or
 * else what the next one costs. Null where the tier is gone.
 */
async function unwrittenDebt(db: Database, own: OwnMembership): Promise<DebtRow | null> {
  const { membership, last } = own;
  const choice = await findPlan(db, membership.clientId, membership);
  if (choice === null) return null;
  const begunAt = last === null ? membership.updatedAt : addMilliseconds(last.endsAt, 1);
  const declined = await declinedSince(db, membership, begunAt);
  const [cost] = declined ? [declined] : await costsOf(db, [{ choice, membership, begin: begunAt }]);
  if (cost === undefined) return null;
  const { amountCents, description, month } = cost;
  const period = { kind: 'period', subscriptionId: last?.id ?? null } as const;
  return debtOf({ ...period, own, choice, begunAt, amountCents, description, month });
}

/** What a member owes, whatever the status. Null for nothing, and where the tier of an unpaid period is gone. */
export async function dueOf(db: Database, own: OwnMembership): Promise<Due | null> {
  if (!owes(own)) return null;
  const { clientId, userId: id, status } = own.membership;
  const written = own.owedCents > 0 ? await openDebts(db, [{ clientId, id }]) : [];
  const isMissing = isUnpaid(status) && written.every(({ kind }) => kind !== 'period');
  const unwritten = isMissing ? await unwrittenDebt(db, own) : null;
  const debts = unwritten === null ? written : [...written, unwritten];
  const [first] = debts;
  if (first === undefined) return null;
  const { begunAt: date } = first;
  const on = formatDay(date);
  const declined = await declinedSince(db, own.membership, date);
  return {
    debts,
    date,
    amountCents: debts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    reason: declined ? `Your payment of ${on} was declined` : `Your payment was due on ${on}`,
  };
}
