import { sampleTiers } from '#machines/samples/tiers.ts';
import type { Tier } from '#machines/domain/tier.ts';

/** The sample tiers, one of them of round-ups, $5.00 to $75.00 a month. */
export const asRoundUps = (id: string): Tier[] =>
  sampleTiers.map((tier) => {
    if (tier.id !== id) return tier;
    const membershipTierPlans = tier.membershipTierPlans
      .filter(({ frequency }) => frequency === 'month')
      .map((plan) => ({ ...plan, price: -100 }));
    return { ...tier, price: -100, minRoundUp: 500, maxRoundUp: 7500, membershipTierPlans };
  });
