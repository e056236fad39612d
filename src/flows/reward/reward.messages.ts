export const rewardMessages = {
  title: 'Offer',
  loading: 'Loading the offer',
  failed: 'The offer could not be loaded',
  kinds: { card_linked: 'With your card', click: 'Online' },
  how: 'How it works',
  steps: {
    card_linked: (brand: string) => [
      'Link a card to your account, once.',
      `Pay with that card at ${brand}. There is no code to show.`,
      'Your cash back is pending within days, and confirmed once the return period is over.',
    ],
    click: (brand: string) => [
      `Open ${brand} with the button below.`,
      'Finish your order in the same visit.',
      'Your cash back is pending within days, and confirmed once the return period is over.',
    ],
  },
  ends: (date: string) => `Ends ${date} (UTC)`,
  open: 'No end date',
  where: 'Where',
  further: (count: number) => (count === 1 ? 'and 1 more store' : `and ${count} more stores`),
  terms: 'Terms',
  link: 'Link a card',
  ready: 'Your cards are ready: just pay with one of them.',
  shop: (brand: string) => `Shop at ${brand}`,
  unreachable: 'The link to this store is missing right now. Please check back later.',
  absent: {
    title: 'This offer is no longer available',
    text: 'It has ended, or the link to it is wrong.',
    all: 'See all offers',
  },
} as const;
