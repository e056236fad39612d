import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';

/** An offer of shops that are paid in with a linked card. */
export const sampleReward: Reward = {
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
  locations: [
    {
      address: '12 Nicollet Ave',
      city: 'Minneapolis',
      state: 'MN',
      postalCode: '55401',
      latitude: 44.98,
      longitude: -93.27,
      distanceKm: null,
    },
  ],
};

/** Offers for the cases of the catalogue. */
export const sampleRewards: Reward[] = [sampleReward];

export const sampleRewardPage: Page<Reward> = {
  items: sampleRewards,
  pageNumber: 1,
  pageSize: 10,
  total: 1,
};

export const samplePosition: Position = { latitude: 44.9, longitude: -93.2 };
