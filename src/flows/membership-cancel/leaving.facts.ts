import { addDays } from 'date-fns/addDays';
import type { Client } from '#machines/domain/client.ts';
import { owesDues } from '#machines/domain/dues.ts';
import type { Membership } from '#machines/domain/member.ts';
import { comparePlans, planState, rankOf } from '#machines/domain/plan-change.ts';
import { renewalIfPaidAt } from '#machines/domain/plan-period.ts';
import { openTiers, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { utc } from '#machines/domain/utc.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { OwedCashBack } from '#machines/membership-cancel/membership-cancel.setup.ts';
import type { CancelReviewProps } from './cancel-review.tsx';
import { membershipCancelMessages } from './membership-cancel.messages.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { priceText } from '#src/messages/plans.ts';
import { factsOfMembership, planName } from '#src/app/membership-facts.ts';

const copy = membershipCancelMessages.review;

interface LeavingFacts extends Pick<
  CancelReviewProps,
  'plan' | 'payFirst' | 'dropped' | 'benefits' | 'cheaper'
> {
  endsAt: string | null;
  /** That the month's round-ups are charged all the same, in words; null where nothing is. */
  charge: string | null;
}

/** What a member would leave. */
export function leavingFacts(
  membership: Membership,
  tiers: readonly Tier[],
  client: Client,
  owed: OwedCashBack | null,
  now: Date,
): LeavingFacts {
  const { chosen, next, endsAt } = factsOfMembership(membership, tiers);
  const mayChange = chosen && !next && !owesDues(membership);
  const cheaper = mayChange && cheapestBelow(chosen, tiers, client.featureFlags.downgradeMembership);
  return {
    endsAt,
    charge: endsAt !== null && chosen && priceOf(chosen) === null ? lastCharge(owed, client) : null,
    plan: chosen && planName(chosen),
    payFirst: chosen && payFirst(membership, chosen, client, now),
    benefits: chosen?.tier.benefits.map(benefitText) ?? [],
    dropped: next && planName(next),
    cheaper: cheaper ? { plan: planName(cheaper), price: priceText(cheaper, client.currencyCode) } : null,
  };
}

/** A period of a fixed price is owed for whether it is used or not; with round-ups the month that runs would be charged, too. */
function payFirst(
  membership: Membership,
  chosen: ChosenPlan,
  { currencyCode }: Client,
  now: Date,
): CancelReviewProps['payFirst'] {
  const { status, dues } = membership;
  if (status !== 'overdue' || !dues || dues.amount <= 0 || priceOf(chosen) === null) return null;
  const lastDay = addDays(renewalIfPaidAt(now, membership, chosen), -1, { in: utc });
  return {
    amount: formatMoney(dues.amount, currencyCode),
    plan: planName(chosen),
    until: formatDate(lastDay.toISOString()),
  };
}

function lastCharge(owed: OwedCashBack | null, { currencyCode }: Client): string {
  const next = owed?.nextCharge;
  return next
    ? copy.roundUpsSoFar(formatMoney(next.amount, currencyCode), formatDate(next.date))
    : copy.roundUps;
}

/** The plan that costs least of those that the member can move down to; null without one. */
function cheapestBelow(
  current: ChosenPlan,
  tiers: readonly Tier[],
  mayDowngrade: boolean,
): ChosenPlan | null {
  const from = rankOf(current);
  const situation = { current: from, scheduled: null, mayDowngrade };
  const [cheapest = null] = openTiers(tiers)
    .flatMap((tier) => tier.membershipTierPlans.map((plan): ChosenPlan => ({ tier, plan })))
    .filter((chosen) => planState(rankOf(chosen), situation) === 'active')
    .filter((chosen) => comparePlans(from, rankOf(chosen)) === -1 && priceOf(chosen) !== null)
    .sort((one, other) => rankOf(one).price - rankOf(other).price);
  return cheapest;
}

/** What a member is owed, in words. */
export function owedView(owed: OwedCashBack | null, { currencyCode }: Client): CancelReviewProps['owed'] {
  if (owed === null) return { kind: 'unread' };
  if (owed.confirmed <= 0 && owed.pending <= 0) return { kind: 'nothing' };
  return {
    kind: 'owed',
    amount: formatMoney(owed.confirmed, currencyCode),
    pending: owed.pending > 0 ? formatMoney(owed.pending, currencyCode) : null,
  };
}

/** What a member stays to owe, in words: `$4.50 for Round-ups, November`; null for nothing. */
export function debtView({ dues }: Membership, { currencyCode }: Client): string | null {
  if (!dues || dues.amount <= 0) return null;
  const owed = formatMoney(dues.amount, currencyCode);
  return dues.description ? `${owed} for ${dues.description}` : owed;
}
