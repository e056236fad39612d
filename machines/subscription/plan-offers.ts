import { owesDues, owesOnlyDebts } from '#machines/domain/dues.ts';
import { mustActivate, type Subscription } from '#machines/domain/member.ts';
import {
  comparePlans,
  planState,
  rankOf,
  type PlanSituation,
  type PlanState,
} from '#machines/domain/plan-change.ts';
import {
  onlyChoice,
  openTiers,
  planOf,
  type ChosenPlan,
  type PlanChoice,
} from '#machines/domain/plan-choice.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { PlanWay, SubscriptionFacts } from './subscription.types.ts';

/** The plan that is paid for; null without a current subscription. */
export function currentPlan({ session: { membership }, tiers }: SubscriptionFacts): ChosenPlan | null {
  if (!membership?.currentSubscription) return null;
  return planOf(choiceOfSubscription(membership.currentSubscription) ?? planOfMembership(membership), tiers);
}

/** The plan that a downgrade leads to after the paid period; null when none is scheduled. */
export function scheduledPlan({ session: { membership }, tiers }: SubscriptionFacts): ChosenPlan | null {
  const scheduled = membership && scheduledSubscription(membership);
  return scheduled && planOf(choiceOfSubscription(scheduled), tiers);
}

/** The tiers to show: those that are open, and the one that the member is on or moves to, though it be hidden. */
export function shownTiers(facts: SubscriptionFacts): Tier[] {
  const open = openTiers(facts.tiers);
  const own = [currentPlan(facts)?.tier, scheduledPlan(facts)?.tier];
  return facts.tiers.filter((tier) => open.includes(tier) || own.includes(tier));
}

/** Whether a payment is due that comes before any plan. A period that runs is paid for, whatever its status says. */
export function hasDuesOutstanding({ session: { membership } }: SubscriptionFacts): boolean {
  if (membership === null) return false;
  return membership.currentSubscription ? owesOnlyDebts(membership) : owesDues(membership);
}

/** Whether nobody can tell what a member pays for: then no plan is sold. */
function isUnclear({ session: { membership } }: SubscriptionFacts): boolean {
  return membership?.status === 'unknown';
}

/** How a plan is offered to this member; where the plan that runs is gone, only the support can compare. */
export function offerOf(chosen: ChosenPlan, facts: SubscriptionFacts): PlanState {
  const situation = situationOf(facts);
  const isClosed = isSubscribed(facts) || isUnclear(facts);
  if (situation.current === null && (isClosed || hasDuesOutstanding(facts))) return 'disabled';
  const offer = planState(rankOf(chosen), situation);
  return offer === 'active' && hasDuesOutstanding(facts) ? 'disabled' : offer;
}

/** Who comes back with a card that can pay reviews the plan like an upgrade: it is one, from nothing. */
function isReturning({ session: { user, membership }, cards }: SubscriptionFacts): boolean {
  const isFirst = user.lastSubscription === null || (membership !== null && mustActivate(membership));
  return !isFirst && activeCards(cards).length > 0;
}

/** Where the choice of a plan leads; null for a plan that is not to be had. */
export function wayTo(choice: PlanChoice | null, facts: SubscriptionFacts | null): PlanWay | null {
  const target = facts && planOf(choice, facts.tiers);
  if (!target) return null;
  const { current } = situationOf(facts);
  const offer = offerOf(target, facts);
  if (offer === 'new') return isReturning(facts) ? 'upgrade' : 'card';
  if (offer !== 'active' || current === null) return null;
  return comparePlans(current, rankOf(target)) === 1 ? 'upgrade' : 'downgrade';
}

/** The plan that needs no asking: what an imported member has, or the only one that there is. */
export function settledChoice(facts: SubscriptionFacts): PlanChoice | null {
  const { membership } = facts.session;
  if (membership && mustActivate(membership)) return planOfMembership(membership);
  return isSubscribed(facts) || hasDuesOutstanding(facts) || isUnclear(facts)
    ? null
    : onlyChoice(facts.tiers);
}

/** Whether a period runs that is paid for. */
export function isSubscribed({ session: { membership } }: SubscriptionFacts): boolean {
  return (membership?.currentSubscription ?? null) !== null;
}

function situationOf(facts: SubscriptionFacts): PlanSituation {
  const current = currentPlan(facts);
  const scheduled = scheduledPlan(facts);
  return {
    current: current && rankOf(current),
    scheduled: scheduled && rankOf(scheduled),
    mayDowngrade: facts.mayDowngrade,
  };
}

function choiceOfSubscription({ membershipTierId, membershipTierPlanId }: Subscription): PlanChoice | null {
  return membershipTierId === null ? null : { membershipTierId, membershipTierPlanId };
}
