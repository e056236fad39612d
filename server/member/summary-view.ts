import { and, desc, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { summarySchema } from '#machines/domain/summary.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { cardTransactions, donations, payouts } from '#server/db/activity-schema.ts';
import { tierPlans, tiers } from '#server/db/schema.ts';
import type { Services } from '#server/http/context.ts';
import type { MembershipRow, OwnMembership } from './membership.ts';
import { monthOf } from './session-view.ts';

type SummaryView = v.InferInput<typeof summarySchema>;

const shownDonations = 5;
const day = 86_400_000;

function sumWhere(column: PgColumn, condition: SQL) {
  return sql`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number);
}

async function earningsOf({ clientId, userId }: MembershipRow, { db, clock }: Services) {
  const monthStart = new Date(monthOf(clock.now()));
  const { rewardAmountCents, rewardStatus, contributionCents, purchasedAt } = cardTransactions;
  const [sums] = await db
    .select({
      earned: sumWhere(rewardAmountCents, inArray(rewardStatus, ['confirmed', 'paid'])),
      pending: sumWhere(rewardAmountCents, eq(rewardStatus, 'pending')),
      contributed: sumWhere(contributionCents, gte(purchasedAt, monthStart)),
    })
    .from(cardTransactions)
    .where(and(eq(cardTransactions.clientId, clientId), eq(cardTransactions.userId, userId)));
  return sums ?? { earned: 0, pending: 0, contributed: 0 };
}

async function paidOut({ clientId, userId }: MembershipRow, { db }: Services): Promise<Cents> {
  const [sums] = await db
    .select({ total: sumWhere(payouts.amountCents, ne(payouts.status, 'failed')) })
    .from(payouts)
    .where(and(eq(payouts.clientId, clientId), eq(payouts.userId, userId)));
  return sums?.total ?? 0;
}

function lastDonationsOf({ clientId, userId }: MembershipRow, { db }: Services) {
  return db
    .select()
    .from(donations)
    .where(and(eq(donations.clientId, clientId), eq(donations.userId, userId)))
    .orderBy(desc(donations.donatedAt))
    .limit(shownDonations);
}

/** What falls due after the running period, and why; null when nothing does. */
async function nextChargeOf(
  own: OwnMembership,
  contributed: Cents,
  { db }: Services,
): Promise<SummaryView['nextCharge']> {
  const { membership, current, scheduled } = own;
  const next = scheduled ?? current;
  if (membership.status !== 'active' || current === null || next?.tierId == null) return null;
  const [row] = await db
    .select({ tier: tiers, plan: tierPlans })
    .from(tiers)
    .leftJoin(tierPlans, and(eq(tierPlans.tierId, tiers.id), eq(tierPlans.id, next.tierPlanId ?? sql`null`)))
    .where(and(eq(tiers.clientId, membership.clientId), eq(tiers.id, next.tierId)))
    .limit(1);
  if (!row) return null;
  const { tier, plan } = row;
  const date = new Date(current.endsAt.getTime() + day).toISOString();
  const price = plan?.priceCents ?? tier.priceCents;
  if (price >= 0) {
    const period = (plan?.frequency ?? tier.frequency) === 'year' ? 'annual' : 'monthly';
    return { date, amount: toMajorUnits(price), reason: `${tier.name}, ${period}` };
  }
  const atLeast = Math.max(contributed, tier.minRoundUpCents ?? 0);
  const capped = Math.min(atLeast, membership.maxRoundUpCents ?? tier.maxRoundUpCents ?? atLeast);
  return { date, amount: toMajorUnits(capped), reason: 'Your round-ups' };
}

/** A member's balances, in decimal major units. */
export async function viewSummary(own: OwnMembership, services: Services): Promise<SummaryView> {
  const { earned, pending, contributed } = await earningsOf(own.membership, services);
  const rows = await lastDonationsOf(own.membership, services);
  return {
    cashBackBalance: toMajorUnits(earned - (await paidOut(own.membership, services))),
    pendingCashBack: toMajorUnits(pending),
    lifetimeCashBack: toMajorUnits(earned),
    contributedThisMonth: toMajorUnits(contributed),
    lastDonations: rows.map(({ donatedAt, amountCents, recipient }) => ({
      date: donatedAt.toISOString(),
      amount: toMajorUnits(amountCents),
      recipient,
    })),
    nextCharge: await nextChargeOf(own, contributed, services),
  };
}
