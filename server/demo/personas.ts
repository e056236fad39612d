import type { Persona } from './persona.ts';

export const demoStates = [
  'active',
  'annual',
  'overdue',
  'suspended',
  'churned',
  'active-churned',
  'abandoned',
  'incomplete',
  'nonmember',
  'amex',
  'admin',
  'manager',
  'new',
  'scheduled',
  'empty',
] as const;

export type DemoState = (typeof demoStates)[number];

const visa = { system: 'visa', lastDigits: '4242' } as const;
const mastercard = { system: 'mastercard', lastDigits: '4444' } as const;

/** The demo members of every tenant, by state. */
export const personas: Readonly<Record<DemoState, Persona>> = {
  active: {
    firstName: 'Maya',
    lastName: 'Brooks',
    shows: 'Fourteen months of purchases, two cards, tickets, withdrawals and friends in every state',
    membership: { status: 'active', plan: 'usual', months: 15, endsIn: { days: 12, months: 1 } },
    cards: [visa, mastercard],
    purchasesAMonth: 33,
    payouts: [
      { daysAgo: 290, status: 'completed' },
      { daysAgo: 170, status: 'completed' },
      { daysAgo: 92, status: 'failed' },
      { daysAgo: 88, status: 'completed' },
    ],
    friends: [
      { name: 'Priya Nair', status: 'approved', daysAgo: 212 },
      { name: 'Tom Okafor', status: 'approved', daysAgo: 148 },
      { name: 'Lena Fischer', status: 'pending', daysAgo: 26 },
      { name: 'Sam Whitfield', status: 'pending', daysAgo: 4 },
      { name: 'Noah Castillo', status: 'denied', daysAgo: 120 },
    ],
    hasAffinity: true,
  },
  annual: {
    firstName: 'Daniel',
    lastName: 'Okoro',
    shows: 'A yearly plan in its second year, and a withdrawal on its way',
    membership: { status: 'active', plan: 'annual', months: 15, endsIn: { days: 304, months: 1 } },
    cards: [mastercard],
    purchasesAMonth: 19,
    payouts: [
      { daysAgo: 200, status: 'completed' },
      { daysAgo: 1, status: 'pending' },
    ],
    friends: [
      { name: 'Ruth Adeyemi', status: 'approved', daysAgo: 160 },
      { name: 'Ivo Marsh', status: 'pending', daysAgo: 12 },
    ],
    hasAffinity: true,
  },
  overdue: {
    firstName: 'Elena',
    lastName: 'Marsh',
    shows: 'The last charge was declined: the notice bar and Renew, which succeeds',
    membership: {
      status: 'overdue',
      plan: 'usual',
      months: 7,
      endsIn: { days: -5, months: 0 },
    },
    cards: [visa],
    purchasesAMonth: 16,
    hasAffinity: true,
  },
  suspended: {
    firstName: 'Marcus',
    lastName: 'Reed',
    shows: 'Dues unpaid for long: only Renew is open; this card declines, another one works',
    membership: {
      status: 'suspended',
      plan: 'usual',
      months: 6,
      endsIn: { days: -41, months: -1 },
    },
    cards: [
      { system: 'visa', lastDigits: '0259' },
      { system: 'mastercard', lastDigits: '5100', status: 'expired' },
    ],
    purchasesAMonth: 14,
    hasAffinity: true,
  },
  churned: {
    firstName: 'Olivia',
    lastName: 'Hart',
    shows: 'Left two months ago: sent to sign-up to come back',
    membership: {
      status: 'churned',
      plan: 'usual',
      months: 5,
      endsIn: { days: -62, months: -2 },
      cancelled: { daysAgo: 75, reason: 'I shop less than I used to' },
    },
    cards: [{ ...visa, status: 'deleted' }],
    purchasesAMonth: 12,
  },
  'active-churned': {
    firstName: 'Henry',
    lastName: 'Lindgren',
    shows: 'Cancelled, paid until the end of the period: the account page with Reactivate',
    membership: {
      status: 'churned',
      plan: 'usual',
      months: 8,
      endsIn: { days: 17, months: 1 },
      cancelled: { daysAgo: 3, reason: 'Moving away' },
    },
    cards: [visa],
    purchasesAMonth: 15,
    hasAffinity: true,
  },
  abandoned: {
    firstName: 'Grace',
    lastName: 'Novak',
    shows: 'Signed up and never paid: sent to checkout',
    membership: { status: 'abandoned_checkout', plan: 'usual', months: 0 },
    cards: [],
    purchasesAMonth: 0,
  },
  incomplete: {
    firstName: 'Walter',
    lastName: 'Finch',
    shows: 'Imported with a plan and no password yet: activates with the token demo-activate',
    membership: { status: 'active', plan: 'usual', months: 0, isImported: true },
    cards: [],
    purchasesAMonth: 0,
  },
  nonmember: {
    firstName: 'Aisha',
    lastName: 'Rahman',
    shows: 'Has a login and no membership: sent to Join',
    membership: null,
    cards: [],
    purchasesAMonth: 0,
  },
  amex: {
    firstName: 'Victor',
    lastName: 'Salas',
    shows: 'Only American Express cards: the limited experience where the tenant has it',
    membership: { status: 'active', plan: 'small', months: 4, endsIn: { days: 8, months: 1 } },
    cards: [
      { system: 'amex', lastDigits: '0005' },
      { system: 'amex', lastDigits: '8431' },
    ],
    purchasesAMonth: 11,
  },
  admin: {
    firstName: 'Renee',
    lastName: 'Caldwell',
    shows: 'An administrator whose own membership has ended: every page is open all the same',
    permission: 'admin',
    membership: {
      status: 'churned',
      plan: 'usual',
      months: 9,
      endsIn: { days: -33, months: -1 },
      cancelled: { daysAgo: 60, reason: 'Changed roles' },
    },
    cards: [visa],
    purchasesAMonth: 10,
  },
  manager: {
    firstName: 'Peter',
    lastName: 'Lang',
    shows: 'A manager: a member like any other',
    permission: 'manager',
    membership: { status: 'active', plan: 'small', months: 6, endsIn: { days: 21, months: 1 } },
    cards: [mastercard],
    purchasesAMonth: 13,
  },
  new: {
    firstName: 'Zoe',
    lastName: 'Park',
    shows: 'Joined today: one card, a first ticket, nothing bought yet',
    membership: { status: 'active', plan: 'usual', months: 1, joinedToday: true },
    cards: [visa],
    purchasesAMonth: 0,
  },
  scheduled: {
    firstName: 'Amara',
    lastName: 'Diallo',
    shows: 'A lower plan follows the running period, where the tenant has one',
    membership: {
      status: 'active',
      plan: 'large',
      months: 10,
      endsIn: { days: 10, months: 1 },
      isScheduled: true,
    },
    cards: [visa, mastercard],
    purchasesAMonth: 18,
    payouts: [{ daysAgo: 75, status: 'completed' }],
    hasAffinity: true,
  },
  empty: {
    firstName: 'Ben',
    lastName: 'Carver',
    shows: 'Active by a gift: first tickets, and nothing else yet; every list is empty',
    membership: {
      status: 'active',
      plan: 'usual',
      months: 1,
      endsIn: { days: 24, months: 1 },
      isGift: true,
    },
    cards: [],
    purchasesAMonth: 0,
  },
};

/** The demo members as they are announced: at the start of the server and on the sandbox page. */
export const demoMembers: readonly { state: DemoState; name: string; shows: string }[] = demoStates.map(
  (state) => {
    const { firstName, lastName, shows } = personas[state];
    return { state, name: `${firstName} ${lastName}`, shows };
  },
);
