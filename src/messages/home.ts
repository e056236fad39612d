import type { Cents } from '#machines/domain/wire.ts';

/** Amounts come as texts, already formatted. */
export const homeMessages = {
  title: (firstName: string) => (firstName === '' ? 'Welcome back' : `Hello, ${firstName}`),
  impact: {
    giving: (given: string, recipient: string) =>
      `You gave ${given} this month, most recently to ${recipient}.`,
    given: (given: string) => `You gave ${given} this month with the things you buy anyway.`,
    earned: (earned: string) => `You have earned ${earned} in cash back so far.`,
    start: 'Your next purchase with a linked card gives something back.',
  },
  balances: {
    label: 'Your balances',
    failed: 'Your balances could not be loaded',
    confirmed: 'Confirmed cash back',
    pending: (amount: string) => `${amount} pending`,
    pendingNote: 'Confirmed when the store’s return period is over.',
    nothingPending: 'Nothing pending',
    withdraw: 'Withdraw',
    withdrawAfterDues: 'Settle your membership first to withdraw.',
    withdrawNothing: 'There is nothing to withdraw yet.',
    lifetime: 'Lifetime cash back',
    lifetimeNote: 'Everything you have earned since you joined.',
    contributed: 'Contributed this month',
    contributedNote: 'What your purchases gave away.',
    nextCharge: (date: string) => `Next charge on ${date}`,
    noCharge: 'No charge is planned.',
  },
  slides: {
    label: 'News',
    slide: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: (number: number) => `Go to slide ${number}`,
  },
  featured: {
    title: 'Featured offers',
    failed: 'Featured offers could not be loaded',
    all: 'All deals',
    previous: 'Earlier offers',
    next: 'More offers',
    emptyTitle: 'No featured offers right now',
    emptyText: 'The best offers of the month appear here. Meanwhile, all deals are open to you.',
  },
  curated: {
    title: 'Picked for you',
    failed: 'Deals could not be loaded',
    emptyTitle: 'No deals yet',
    emptyText: 'Deals for you appear here as stores join.',
    kinds: { card_linked: 'With your card', click: 'Online' },
    until: (date: string) => `Until ${date}`,
  },
  categories: {
    title: 'Browse by category',
    failed: 'Categories could not be loaded',
    emptyTitle: 'No categories yet',
    emptyText: 'They appear here with the first offers.',
  },
  giveaway: {
    title: 'Monthly giveaway',
    tickets: (count: number) => (count === 1 ? 'ticket' : 'tickets'),
    some: 'You are in this month’s draw. Every ticket is one chance.',
    none: 'Shop with a linked card to earn your first ticket.',
    show: 'See my tickets',
    how: 'Find an offer',
  },
  donations: {
    title: 'Last donations',
    failed: 'Your donations could not be loaded',
    emptyTitle: 'No donations yet',
    emptyText: 'Each time your purchases give, the amount and who received it appear here.',
  },
} as const;

export interface ImpactFacts {
  contributedThisMonth: Cents;
  lifetimeCashBack: Cents;
  lastRecipient: string | null;
}
