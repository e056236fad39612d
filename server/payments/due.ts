import { addMilliseconds, addMonths, eachMonthOfInterval, format, startOfMonth } from 'date-fns';
import { and, between, desc, eq, gte } from 'drizzle-orm';
import { monthOf } from '#machines/domain/day.ts';
import { owesDues } from '#machines/domain/dues.ts';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { contributionMonths } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { charges } from '#server/db/schema.ts';
import { ofUsers, oneOf } from '#server/db/sets.ts';
import type { MembershipRow, OwnMembership } from '#server/member/membership.ts';
import { findPlan, isRoundUp, nameOf, priceOf, type PaidPlan } from './plans.ts';

/** What a member has to pay now. */
export interface Due {
  choice: PaidPlan;
  /** When it fell due. */
  date: Date;
  amountCents: Cents;
  description: string;
  /** Why it is due, in words. */
  reason: string;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Round-ups are at least the tier's minimum and at most the member's cap, or else the tier's maximum. */
export function withinLimits(
  amountCents: Cents,
  { tier }: PaidPlan,
  { maxRoundUpCents }: MembershipRow,
): Cents {
  const atLeast = Math.max(amountCents, tier.minRoundUpCents ?? 0);
  return Math.min(atLeast, maxRoundUpCents ?? tier.maxRoundUpCents ?? atLeast);
}

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

export interface Cost {
  amountCents: Cents;
  description: string;
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
    if (!isRoundUp(choice)) return { description: nameOf(choice), amountCents: priceOf(choice) };
    const month = monthBefore(begin);
    const amountCents = withinLimits(contributed(membership.userId, month), choice, membership);
    return { description: `Round-ups, ${format(month, 'MMMM', { in: utc })}`, amountCents };
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
 * What an overdue or suspended member owes: what was last tried in vain, or else what the period after the last one
 * costs. Null for everybody else, and where the tier is gone.
 */
export async function dueOf(db: Database, { membership, last }: OwnMembership): Promise<Due | null> {
  if (!owesDues(membership.status)) return null;
  const choice = await findPlan(db, membership.clientId, membership);
  if (choice === null) return null;
  const date = last === null ? membership.updatedAt : addMilliseconds(last.endsAt, 1);
  const declined = await declinedSince(db, membership, date);
  const [cost] = declined ? [declined] : await costsOf(db, [{ choice, membership, begin: date }]);
  if (cost === undefined) return null;
  const { amountCents, description } = cost;
  const on = longDate.format(date);
  const reason = declined ? `Your payment of ${on} was declined` : `Your payment was due on ${on}`;
  return { choice, date, amountCents, description, reason };
}
