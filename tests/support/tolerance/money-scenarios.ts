import { recordOf } from '#tests/support/back-end-members.ts';
import { cardForm, gold, open, silver, type Gesture, type Scenario } from './scenario.ts';

/** From the receipt of what was paid to what follows. */
const closeReceipt: Gesture = { type: 'receipt.close' };

/** Each way to pay, and to begin a membership. */
export const moneyScenarios: readonly Scenario[] = [
  {
    call: 'POST /cards',
    title: 'a card is linked with a plan',
    person: 'abandoned',
    page: 'sign-up-billing',
    gestures: [...cardForm, closeReceipt],
    isDone: ({ state }) => state.charges.length === 1,
    ends: 'sign-up-user-info',
    costs: true,
  },
  {
    call: 'POST /membership',
    title: 'a user of another program joins',
    person: 'nonMember',
    page: 'enroll',
    gestures: [
      { type: 'plan.choose', plan: silver },
      { type: 'form.submit', values: { maxRoundUp: null, newsletter: false, over18: true } },
    ],
    isDone: (backEnd) => recordOf(backEnd, 'nonMember').membership !== null,
    ends: 'sign-up-billing',
    costs: true,
  },
  {
    call: 'PATCH /membership',
    title: 'a plan is upgraded',
    person: 'active',
    page: 'home',
    gestures: [
      open({ kind: 'subscription', mode: 'upgrade', choice: gold }),
      { type: 'consent.give' },
      { type: 'change.confirm' },
    ],
    isDone: ({ state }) => state.charges.length === 1,
    stands: ['/subscription', '"upgraded"'],
    costs: true,
  },
  ...(['suspended', 'overdue'] as const).map((person): Scenario => ({
    call: 'POST /membership/charge',
    title: `a member who is ${person} renews`,
    person,
    page: 'renew',
    gestures: [{ type: 'renewal.confirm' }, closeReceipt],
    isDone: ({ state }) => state.charges.length === 1,
    ends: 'home',
    costs: true,
  })),
];
