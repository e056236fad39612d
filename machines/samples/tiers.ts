import type { Tier } from '#machines/domain/tier.ts';

const shared = {
  labels: {},
  minRoundUp: null,
  maxRoundUp: null,
  hasNoMinimum: false,
  isFixedTier: true,
  hidden: false,
  frequency: 'month',
} as const;

/** Two tiers for the cases of the catalogue. */
export const sampleTiers: readonly Tier[] = [
  {
    ...shared,
    id: 'silver',
    name: 'Silver',
    benefits: [{ en: 'Cash back at every partner' }],
    price: 1000,
    membershipTierPlans: [
      { id: 'silver-month', price: 1000, frequency: 'month', chipText: {} },
      { id: 'silver-year', price: 10_000, frequency: 'year', chipText: { en: '2 months free' } },
    ],
  },
  {
    ...shared,
    id: 'gold',
    name: 'Gold',
    benefits: [{ en: 'Cash back at every partner' }, { en: 'Ten tickets a month' }],
    price: 2500,
    membershipTierPlans: [
      { id: 'gold-month', price: 2500, frequency: 'month', chipText: {} },
      { id: 'gold-year', price: 25_000, frequency: 'year', chipText: { en: '2 months free' } },
    ],
  },
];
