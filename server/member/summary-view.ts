import { eachMonthOfInterval, isSameMonth, startOfMonth, subMonths } from 'date-fns';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { monthOf } from '#machines/domain/day.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import type { summarySchema } from '#machines/domain/summary.ts';
import { utc } from '#machines/domain/utc.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';

import { earningsOf, pendingUntil } from '#server/cards/reward-balance.ts';
import { contributionMonths, donations, referrals } from '#server/db/activity-schema.ts';
import { affinities } from '#server/db/schema.ts';
import type { Database } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import { dueOf, withinLimits } from '#server/payments/due.ts';
import { roundedUpIn } from '#server/payments/monthly-purchases.ts';
import { nextCharge } from '#server/payments/next-charge.ts';
import { findPlan, isRoundUp, nameOf, planFinder, priceOf, type PaidPlan } from '#server/payments/plans.ts';
import type { MembershipRow, OwnMembership } from './membership.ts';
import { ownGivingCents } from './own-giving.ts';

type SummaryView = v.InferInput<typeof summarySchema>;

const shownDonations = 5;
const shownMonths = 6;

const lastDonations = prepared((db) => {
  const { clientId, userId, month, donatedAt, amountCents, recipient } = donations;
  return db
    .select({ month, donatedAt, amountCents, recipient, own: ownGivingCents })
    .from(donations)
    .where(and(eq(clientId, sql.placeholder('clientId')), eq(userId, sql.placeholder('userId'))))
    .orderBy(desc(donatedAt), desc(month))
    .limit(shownDonations)
    .prepare(unnamed);
});

const givenByMonth = prepared((db) => {
  const { clientId, userId, month, amountCents } = contributionMonths;
  return db
    .select({
      month,
      amountCents: sql`coalesce(${donations.amountCents}, ${amountCents})`.mapWith(Number),
    })
    .from(contributionMonths)
    .leftJoin(donations, and(eq(donations.userId, userId), eq(donations.month, month)))
    .where(
      and(
        eq(clientId, sql.placeholder('clientId')),
        eq(userId, sql.placeholder('userId')),
        between(month, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .limit(1000)
    .prepare(unnamed);
});

/**
 * What a member gave in the months from one to another, first instants of them, UTC: what was passed on for a month, with
 * what a minimum added; until then, what its purchases gave.
 */
async function contributionsOf(
  db: Database,
  { clientId, userId }: MembershipRow,
  { first, last }: { first: Date; last: Date },
): Promise<{ month: Date; amountCents: Cents }[]> {
  const rows = await givenByMonth(db).execute({
    clientId,
    userId,
    first: monthOf(first),
    last: monthOf(last),
  });
  const given = new Map(rows.map((row) => [row.month, row.amountCents]));
  return eachMonthOfInterval({ start: first, end: last }, { in: utc }).map((each) => ({
    month: each,
    amountCents: given.get(monthOf(each)) ?? 0,
  }));
}

/**
 * What has fallen due, or what falls due after the running period, and why; null when nothing does. `roundedUp` is what
 * the running month's purchases were rounded up by.
 */
async function nextChargeOf(
  own: OwnMembership,
  roundedUp: Cents,
  { db, now }: ReadContext,
): Promise<SummaryView['nextCharge']> {
  const due = await dueOf(db, own);
  if (due) return { date: due.date.toISOString(), amount: toMajorUnits(due.amountCents), reason: due.reason };
  const { membership, subscriptions } = own;
  const left = subscriptions.find(({ lastChargeAt }) => lastChargeAt !== null);
  const leftPlan = left && (await findPlan(db, membership.clientId, left));
  if (left?.lastChargeAt && leftPlan) {
    const { lastChargeAt, lastChargeCents } = left;
    const cents = lastChargeCents ?? withinLimits(roundedUp, leftPlan, membership);
    return { date: lastChargeAt.toISOString(), amount: toMajorUnits(cents), reason: 'Your last round-ups' };
  }
  const next = await nextCharge(own, planFinder(db));
  if (next === null) return null;
  const { after, choice } = next;
  const { endsAt } = after;
  const date = renewalAfter({ endsAt: endsAt.toISOString() });
  if (!isRoundUp(choice)) return { date, amount: toMajorUnits(priceOf(choice)), reason: nameOf(choice) };
  const isRunning = isSameMonth(endsAt, now, { in: utc });
  return { date, ...roundUpsOf(isRunning ? roundedUp : 0, choice, membership) };
}

/** The charge for the round-ups of a month, and whether its limits make the amount. */
function roundUpsOf(roundedUp: Cents, choice: PaidPlan, membership: MembershipRow) {
  const cents = withinLimits(roundedUp, choice, membership);
  const limit = cents > roundedUp ? 'Monthly minimum of your' : 'Monthly maximum of your';
  return {
    amount: toMajorUnits(cents),
    reason: cents === roundedUp ? 'Your round-ups' : `${limit} round-ups`,
  };
}

async function firstStepsOf(
  { membership: { clientId, userId, affinityId } }: OwnMembership,
  { db }: ReadContext,
): Promise<SummaryView['firstSteps']> {
  const [cause] = await db
    .select({ id: affinities.id })
    .from(affinities)
    .where(eq(affinities.clientId, clientId))
    .limit(1);
  const [friend] = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.clientId, clientId), eq(referrals.userId, userId)))
    .limit(1);
  return { hasCause: cause ? affinityId !== null : null, hasInvited: friend !== undefined };
}

/** A member's balances, in decimal major units. */
export async function viewSummary(own: OwnMembership, readContext: ReadContext): Promise<SummaryView> {
  const { db, now } = readContext;
  const { clientId, userId } = own.membership;
  const owner = { clientId, id: userId };
  const { earned, pending, confirmed } = await earningsOf(db, owner);
  const expectedAt = pending > 0 ? await pendingUntil(db, owner) : null;
  const thisMonth = startOfMonth(now, { in: utc });
  const first = subMonths(thisMonth, shownMonths - 1, { in: utc });
  const contributions = await contributionsOf(db, own.membership, { first, last: thisMonth });
  const contributed = contributions.at(-1)?.amountCents ?? 0;
  const roundedUp = contributed === 0 ? 0 : await roundedUpIn(db, own.membership, now);
  const rows = await lastDonations(db).execute({ clientId, userId });
  const hasNothing =
    earned === 0 &&
    pending === 0 &&
    rows.length === 0 &&
    contributions.every(({ amountCents }) => amountCents === 0);
  return {
    cashBackBalance: toMajorUnits(confirmed),
    pendingCashBack: toMajorUnits(pending),
    pendingExpectedAt: expectedAt?.toISOString() ?? null,
    lifetimeCashBack: toMajorUnits(earned),
    contributedThisMonth: toMajorUnits(contributed),
    contributedOwnThisMonth: toMajorUnits(roundedUp),
    contributions: contributions.map(({ month, amountCents }) => ({
      month: month.toISOString(),
      amount: toMajorUnits(amountCents),
    })),
    lastDonations: rows.map(({ month, donatedAt, amountCents, own: ownCents, recipient }) => ({
      date: donatedAt.toISOString(),
      amount: toMajorUnits(amountCents),
      own: toMajorUnits(ownCents),
      recipient,
      month: new Date(month).toISOString(),
    })),
    firstSteps: hasNothing ? await firstStepsOf(own, readContext) : null,
    nextCharge: await nextChargeOf(own, roundedUp, readContext),
  };
}
