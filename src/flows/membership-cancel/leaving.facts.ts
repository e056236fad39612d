import type { Client } from '#machines/domain/client.ts';
import type { Membership } from '#machines/domain/member.ts';
import { comparePlans, planState, rankOf } from '#machines/domain/plan-change.ts';
import { openTiers, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { OwedCashBack } from '#machines/membership-cancel/membership-cancel.setup.ts';
import type { CancelReviewProps } from './cancel-review.tsx';
import { formatMoney } from '#src/messages/format.ts';
import { priceText } from '#src/messages/plans.ts';
import { factsOfMembership, planName } from '#src/app/membership-facts.ts';

interface LeavingFacts extends Pick<CancelReviewProps, 'plan' | 'dropped' | 'benefits' | 'cheaper'> {
  endsAt: string | null;
}

/** What a member would leave. */
export function leavingFacts(membership: Membership, tiers: readonly Tier[], client: Client): LeavingFacts {
  const { chosen, next, endsAt } = factsOfMembership(membership, tiers);
  const cheaper = chosen && !next && cheapestBelow(chosen, tiers, client.featureFlags.downgradeMembership);
  return {
    endsAt,
    plan: chosen && planName(chosen),
    benefits: chosen?.tier.benefits.map(benefitText) ?? [],
    dropped: next && planName(next),
    cheaper: cheaper ? { plan: planName(cheaper), price: priceText(cheaper, client.currencyCode) } : null,
  };
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
