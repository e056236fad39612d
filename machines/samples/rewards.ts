import type { Reward } from '#machines/domain/reward.ts';

/** Offers for the cases of the catalogue. */
export const sampleRewards: Reward[] = [
  {
    id: 'fern-and-field',
    logo: '',
    nameShort: 'Fern & Field',
    brand: 'Fern & Field',
    category: 'home_and_garden',
    type: 'card_linked',
    description: 'Plants and pots.',
    terms: 'Once a month.',
    rewardText: '5% cash back',
    endsAt: null,
    isFeatured: false,
    url: null,
    image: null,
    locations: [],
  },
];
