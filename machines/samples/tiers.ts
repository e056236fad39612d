import type { Benefit } from '#machines/domain/benefit.ts';
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

const cashBack: Benefit = { key: null, count: null, text: { en: 'Cash back at every partner' } };
const tickets: Benefit = { key: 'giveawayTickets', count: 10, text: { en: 'Ten tickets a month' } };

/** Two tiers for the cases of the catalogue. */
export const sampleTiers: readonly Tier[] = [
  {
    ...shared,
    id: 'silver',
    name: 'Silver',
    benefits: [cashBack],
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
    benefits: [cashBack, tickets],
    price: 2500,
    membershipTierPlans: [
      { id: 'gold-month', price: 2500, frequency: 'month', chipText: {} },
      { id: 'gold-year', price: 25_000, frequency: 'year', chipText: { en: '2 months free' } },
    ],
  },
];
