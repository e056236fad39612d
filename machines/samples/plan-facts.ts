import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { sampleCard } from './cards.ts';
import { sampleProgramme } from './programme.ts';
import { sampleSessions } from './sessions.ts';
import { sampleTiers } from './tiers.ts';

export const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
export const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

const { active } = sampleSessions;

/** What is known of a member on a plan. */
export function factsOn(
  plan: PlanChoice,
  cards: SubscriptionFacts['cards'] = [sampleCard],
  mayDowngrade = sampleProgramme.client.featureFlags.downgradeMembership,
): SubscriptionFacts {
  const currentSubscription = { ...plan, endsAt: '2026-12-21T00:00:00Z' };
  const membership = { ...active.membership, ...plan, currentSubscription };
  const session = { ...active, membership };
  return {
    session,
    cards,
    tiers: sampleTiers,
    mayDowngrade,
    hasReferral: false,
    isNew: false,
    interrupted: null,
  };
}
