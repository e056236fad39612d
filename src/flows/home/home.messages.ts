import type { Whose } from '#machines/domain/whose-money.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';
import { formatInteger } from '#src/messages/format.ts';

/** A sum that was given, and its parts where they are known. */
export type GivenSum = Record<'given' | 'own' | 'stores', string>;

/** A thing that giving buys, as the tenant calls it. */
type UnitWords = Record<'one' | 'many', string>;

/** Amounts come as texts, already formatted. */
export const homeMessages = {
  title: (firstName: string) => (firstName === '' ? 'Welcome back' : `Hello, ${bidiIsolate(firstName)}`),
  impact: {
    giving: {
      own: ({ given }, month) => `You have given ${given} so far in ${month}.`,
      stores: ({ given }, month) => `Stores have given ${given} in your name so far in ${month}.`,
      both: ({ own, stores }, month) =>
        `So far in ${month}, you have given ${own}, and stores ${stores} in your name.`,
      unknown: ({ given }, month) => `${given} has been given so far in ${month}.`,
    } satisfies Record<Whose, (sum: GivenSum, month: string) => string>,
    given: {
      own: ({ given }, month, recipient) => `Your ${given} for ${month} went to ${recipient}.`,
      stores: ({ given }, month, recipient) =>
        `The ${given} from stores for ${month} went to ${recipient} in your name.`,
      both: ({ own, stores }, month, recipient) =>
        `Your ${own} for ${month} and ${stores} from stores went to ${recipient}.`,
      unknown: ({ given }, month, recipient) => `The ${given} given for ${month} went to ${recipient}.`,
    } satisfies Record<Whose, (sum: GivenSum, month: string, recipient: string) => string>,
    bought: (count: number, { one, many }: UnitWords) =>
      `That’s about ${formatInteger(count)} ${count === 1 ? one : many}.`,
    costs: (cost: string, { one }: UnitWords) => `${cost} is about 1 ${one}.`,
    earned: (earned: string) => `You have earned ${earned} in cash back so far.`,
    start: 'Your next purchase with a linked card gives something back.',
  },
  balances: {
    label: 'Your balances',
    failed: 'Your balances couldn’t be loaded',
    confirmed: 'Confirmed cash back',
    pending: (amount: string) => `${amount} pending`,
    expected: (date: string) => `Expected by ${date}.`,
    late: (date: string) => `Expected by ${date}, now late.`,
    pendingNote: 'Confirmed when the store’s return period is over.',
    nothingPending: 'Nothing pending',
    withdraw: 'Withdraw',
    withdrawNothing: 'There is nothing to withdraw yet.',
    lifetime: 'Lifetime cash back',
    lifetimeNote: 'Since you joined.',
    contributed: {
      own: (month) => `You gave so far in ${month}`,
      stores: (month) => `Stores gave so far in ${month}`,
      both: (month) => `Contributed so far in ${month}`,
      unknown: (month) => `Contributed so far in ${month}`,
    } satisfies Record<Whose, (month: string) => string>,
    contributedNow: 'Contributed this month',
    months: 'The last six months',
    inMonth: (month: string, given: string) => `${month}: ${given}`,
    nextCharge: (date: string) => `Next charge on ${date}`,
    due: (date: string) => `Due since ${date}`,
    confirming: 'Your bank is confirming the payment.',
    renew: 'Renew now',
    noCharge: 'No charge is scheduled.',
  },
  slides: {
    label: 'News',
    slide: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  featured: {
    title: 'Featured offers',
    failed: 'Featured offers couldn’t be loaded',
    all: 'All deals',
    previous: 'Earlier offers',
    next: 'More offers',
    emptyTitle: 'No featured offers right now',
    emptyText: 'The best offers of the month appear here. Until then, all deals are open to you.',
  },
  curated: {
    title: 'More offers',
    failed: 'Deals couldn’t be loaded',
    emptyTitle: 'No deals yet',
    emptyText: 'They appear here as stores join.',
    online: 'Online',
    ending: 'Ending soon',
  },
  categories: {
    title: 'Browse by category',
    failed: 'Categories couldn’t be loaded',
    emptyTitle: 'No categories yet',
    emptyText: 'They appear here with the first offers.',
  },
  giveaway: {
    title: 'Monthly giveaway',
    tickets: (count: number) => (count === 1 ? 'ticket' : 'tickets'),
    some: 'You are in this month’s draw. Every ticket is one chance.',
    none: {
      soon: 'Your plan’s tickets appear here when its period begins.',
      due: 'Pay your membership, and your plan’s tickets appear here.',
      over: 'Tickets come with a running membership.',
    },
    show: 'See my tickets',
  },
  donations: {
    title: 'Last donations',
    failed: 'Your donations couldn’t be loaded',
    emptyTitle: 'No donations yet',
    emptyText: 'At the end of each month, you’ll see what you gave and who received it.',
    month: (month: string, date: string) => `For ${month}, paid\u00a0${date}`,
  },
  firstSteps: {
    title: (left: number) =>
      left === 1
        ? 'Get started: one to go'
        : `Get started: ${['no', 'one', 'two', 'three', 'four'][left]} to go`,
    done: 'Done:',
    card: 'Link a card',
    cardText: 'What you buy with it earns cash back and gives to others.',
    cardAction: 'Link a card',
    cause: (noun: string) => `Choose your ${noun}`,
    causeText: 'It receives what your purchases give.',
    causeAction: 'Choose',
    friend: 'Invite a friend',
    friendText: (reward: string | null) =>
      reward === null
        ? 'They join with your personal link.'
        : `${reward} for you when they stay for three months.`,
    friendAction: 'Invite',
    deal: 'Try your first offer',
    dealText: 'Pay with your linked card, and cash back follows.',
    dealAction: 'Find an offer',
  },
} as const;
