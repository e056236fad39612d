import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Membership, PendingPayment } from '#machines/domain/member.ts';
import { hasBegun, pendingPaymentOf } from '#machines/domain/pending-payment.ts';
import { unprovidedListener } from '#machines/unprovided.ts';

/** What is known at one moment. */
export interface PendingPaymentFacts {
  /** Null while nobody is here. */
  membership: Membership | null;
  /** No page or modal that pays is shown, which would ask the bank itself. */
  isFree: boolean;
}

export interface PendingPaymentContext {
  payment: PendingPayment | null;
  /** As it was when the payment was first seen. */
  before: Membership | null;
  /** How often the server was asked. */
  asked: number;
}

export type PendingPaymentEvent =
  { type: 'facts.heard'; facts: PendingPaymentFacts } | { type: 'outcome.dismiss' };

export type PendingPaymentRef = ActorRefFrom<typeof pendingPaymentMachine>;

export interface Heard {
  facts: PendingPaymentFacts;
}

const nothing: PendingPaymentContext = { payment: null, before: null, asked: 0 };

export const pendingPaymentMachine = setup({
  types: {} as {
    context: PendingPaymentContext;
    events: PendingPaymentEvent;
  },
  actors: { watchFacts: unprovidedListener('watchFacts') },
  guards: {
    isUnderWay: (_, { facts }: Heard) => pendingPaymentOf(facts.membership) !== null,
    isHeld: (_, { facts }: Heard) => pendingPaymentOf(facts.membership) !== null && !facts.isFree,
    isFree: (_, { facts }: Heard) => pendingPaymentOf(facts.membership) !== null && facts.isFree,
    isGone: (_, { facts }: Heard) => facts.membership === null,
    isPaid: ({ context: { before } }, { facts: { membership } }: Heard) =>
      before !== null && membership !== null && hasBegun(before, membership),
  },
  actions: {
    keepPayment: assign((_, { facts: { membership } }: Heard) => ({
      payment: pendingPaymentOf(membership),
      before: membership,
      asked: 0,
    })),
    forget: assign(nothing),
    /** The app beside which it runs has the session read again. */
    wantSession: () => {},
    countAsk: assign({ asked: ({ context }) => context.asked + 1 }),
  },
  /** The longer it takes, the more seldom it is asked: every two seconds at first, twice a minute in the end. */
  delays: { askPause: ({ context }) => Math.min(2000 + context.asked * 500, 30_000) },
}).createMachine({
  id: 'pendingPayment',
  description: 'A payment that the bank still works on: every page says so, and how it ended.',
  context: nothing,
  invoke: { id: 'watchFacts', src: 'watchFacts', onError: {} },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No payment is with the bank.',
      entry: 'forget',
      on: {
        'facts.heard': [
          {
            guard: { type: 'isFree', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepPayment', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'keepPayment', params: ({ event }) => event },
          },
        ],
      },
    },
    held: {
      description:
        'Where it was made, or another modal is open: a step of its own asks the bank and tells the end.',
      on: {
        'facts.heard': [
          { guard: { type: 'isFree', params: ({ event }) => event }, target: 'waiting' },
          { guard: { type: 'isUnderWay', params: ({ event }) => event } },
          { target: 'quiet' },
        ],
      },
    },
    waiting: {
      description: 'The server is asked again and again whether the bank has decided.',
      on: {
        'facts.heard': [
          { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'held' },
          { guard: { type: 'isUnderWay', params: ({ event }) => event } },
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
          { guard: { type: 'isPaid', params: ({ event }) => event }, target: 'paid' },
          { target: 'declined' },
        ],
      },
      after: { askPause: { target: 'waiting', reenter: true, actions: ['countAsk', 'wantSession'] } },
    },
    paid: {
      description: 'The bank has agreed, and what was paid for has begun.',
      on: {
        'outcome.dismiss': 'quiet',
        'facts.heard': { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
      },
    },
    declined: {
      description: 'The bank has refused; nothing has changed, and the way on is the step where it was made.',
      on: {
        'outcome.dismiss': 'quiet',
        'facts.heard': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'keepPayment', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
