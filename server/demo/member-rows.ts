import { addMilliseconds, addMonths, addYears, min, subDays } from 'date-fns';
import { createHash } from 'node:crypto';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { memberships } from '#server/db/schema.ts';
import { systemNames } from '#server/cards/card-view.ts';
import {
  chargesOf,
  debtsOf,
  dunningOf,
  donationsOf,
  payoutsOf,
  type Account,
  type PayingCard,
} from './ledger.ts';
import { timelineOf, type Timeline } from './periods.ts';
import {
  cardRows,
  friendRows,
  personRow,
  ticketRows,
  type MemberRequest,
  type MemberRows,
} from './person-rows.ts';
import { historyOf } from './history.ts';
import { purchasesOf } from './purchases.ts';
import { randomFrom, stableId } from './random.ts';
import type { PersonaMembership } from './persona.ts';
import { affinityId, planId, tierId, tierOf, type DemoTenant } from './tenants/tenant.ts';

function membershipRow(
  { tenant, persona, email, activationToken, now }: MemberRequest,
  membership: PersonaMembership,
  userId: string,
  timeline: Timeline,
): typeof memberships.$inferInsert & { id: string } {
  const tier = tierOf(tenant, timeline.plan.tier);
  const affinity = persona.hasAffinity === true ? affinityOf(tenant, email) : null;
  const { cancelled } = membership;
  const lastEnd = timeline.periods.at(-1)?.endsAt ?? now;
  return {
    id: stableId(`${userId} membership`),
    clientId: tenant.id,
    userId,
    status: membership.status,
    tierId: tierId(tenant.id, tier.name),
    tierPlanId: planId(tenant.id, timeline.plan),
    importStatus: membership.isImported === true ? 'INCOMPLETE' : null,
    activationTokenHash:
      membership.isImported === true ? createHash('sha256').update(activationToken).digest('hex') : null,
    activationEndsAt: membership.isImported === true ? addYears(now, 10) : null,
    referralCode: `${persona.firstName}-${userId.slice(0, 6)}`.toUpperCase(),
    newsletter: membership.isImported !== true,
    maxRoundUpCents: timeline.isRoundUp ? demoCap : null,
    affinityId: affinity && affinityId(tenant.id, affinity.slug),
    ...(cancelled && {
      cancelReason: cancelled.reason,
      cancelledAt: min([subDays(now, cancelled.daysAgo, { in: utc }), lastEnd]),
    }),
    createdAt: timeline.joinedAt,
    updatedAt: timeline.joinedAt,
  };
}

/** The cap of members in the demo: well within their tiers' maximum, and one that the account would take. */
const demoCap: Cents = 2500;

function affinityOf(tenant: DemoTenant, email: string) {
  return tenant.affinities.length === 0 ? null : randomFrom(`${email} affinity`).pick(tenant.affinities);
}

function subscriptionRows(
  { tenant, now }: MemberRequest,
  membership: PersonaMembership,
  membershipId: string,
  { plan, isRoundUp, periods }: Timeline,
): MemberRows['subscriptions'] {
  const row = (choice: typeof plan, startsAt: Date, endsAt: Date, createdAt: Date) => ({
    id: stableId(`${membershipId} from ${startsAt.toISOString()}`),
    clientId: tenant.id,
    membershipId,
    tierId: tierId(tenant.id, choice.tier),
    tierPlanId: planId(tenant.id, choice),
    startsAt,
    endsAt,
    createdAt,
  });
  const last = periods.at(-1);
  const isLeft = membership.status === 'churned' && isRoundUp;
  const paid = periods.map((period) => ({
    ...row(plan, period.startsAt, period.endsAt, period.startsAt),
    lastChargeAt:
      isLeft && period === last && period.endsAt >= now ? addMilliseconds(period.endsAt, 1) : null,
  }));
  const { lower } = tenant.plans;
  if (membership.isScheduled !== true || lower === null || last === undefined) return paid;
  const startsAt = addMilliseconds(last.endsAt, 1);
  return [
    ...paid,
    row(lower, startsAt, addMilliseconds(addMonths(startsAt, 1, { in: utc }), -1), last.startsAt),
  ];
}

/**
 * Everything that a demo member has, as of `now`. What is true of it, always:
 * - paid rewards add up to the withdrawals that did not fail, so the balance is what is confirmed and not paid;
 * - each paid period has one charge that succeeded (gifts and the first round-up period have none);
 * - who left round-ups was charged for the last month of them, or is once it is over;
 * - what was declined after the last period is owed;
 * - a finished month's donation is what its purchases gave, or for round-ups what was charged for it;
 * - who has a period in a month holds the tickets that its plan promises for that month's draw;
 * - contributions of a month never exceed the member's cap;
 * - nothing but a scheduled change and what is still expected lies after `now`.
 * - the history tells of the account, the cards, the charges, the withdrawals and what is to come of the plan.
 */
export function memberRows(request: MemberRequest): MemberRows {
  const rows = everythingOf(request);
  return { ...rows, history: historyOf(request.tenant, rows, request.now) };
}

/** When the access of who has cancelled ends, where that is to come. */
function endsOf(
  { clientId, userId, status }: typeof memberships.$inferInsert,
  subscriptions: MemberRows['subscriptions'],
  now: Date,
): MemberRows['effects'] {
  const endsAt = subscriptions.at(-1)?.endsAt;
  if (status !== 'churned' || endsAt === undefined || endsAt < now) return [];
  return [{ clientId, userId, kind: 'membershipEnded', at: addMilliseconds(endsAt, 1) }];
}

function everythingOf(request: MemberRequest): MemberRows {
  const { tenant, persona, email, now } = request;
  const membership = persona.membership;
  const timeline = membership && timelineOf(tenant, membership, now);
  const user = personRow(request, timeline?.joinedAt ?? subDays(now, 3, { in: utc }));
  const base: MemberRows = {
    users: [user],
    memberships: [],
    subscriptions: [],
    cards: [],
    charges: [],
    debts: [],
    dunning: [],
    transactions: [],
    donations: [],
    payouts: [],
    effects: [],
    referrals: friendRows(request, user.id),
    tickets: [],
    history: [],
  };
  if (membership === null || timeline === null) return base;

  const joined = membershipRow(request, membership, user.id, timeline);
  const subscriptions = subscriptionRows(request, membership, joined.id, timeline);
  const linked = cardRows(request, user.id, timeline.joinedAt);
  const [primary] = linked;
  const tickets = ticketRows(request, user.id, timeline);
  const known = {
    ...base,
    memberships: [joined],
    subscriptions,
    cards: linked,
    tickets,
    effects: endsOf(joined, subscriptions, now),
  };
  if (primary === undefined) return known;

  const active = linked.filter(({ status }) => status === 'active');
  const usable = active.length > 0 ? active : linked;
  const bought = purchasesOf({
    tenant,
    userId: user.id,
    cardIds: usable.map(({ id }) => id),
    purchasesAMonth: persona.purchasesAMonth,
    from: timeline.joinedAt,
    until: timeline.followedUntil,
    now,
    isRoundUp: timeline.isRoundUp,
    capCents: demoCap,
  });
  const card: PayingCard = {
    id: primary.id,
    label: systemNames[primary.system],
    lastDigits: primary.lastDigits,
  };
  const account: Account = { tenant, userId: user.id, now, timeline, transactions: bought, card };
  const paid = payoutsOf(account, persona.payouts ?? []);
  const charged = chargesOf(
    account,
    membership,
    subscriptions.map(({ id }) => id),
  );
  const debts = debtsOf(charged, subscriptions);
  const cause = persona.hasAffinity === true ? (affinityOf(tenant, email)?.recipient ?? null) : null;
  return {
    ...known,
    charges: charged,
    debts,
    dunning: membership.status === 'overdue' ? dunningOf(debts, joined.id, now) : [],
    transactions: paid.transactions,
    donations: donationsOf(account, charged, cause),
    payouts: paid.payouts,
  };
}
