import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Membership, PendingPayment } from '#machines/domain/member.ts';
import { hasBegun, pendingPaymentOf } from '#machines/domain/pending-payment.ts';
import { unprovidedListener } from '#machines/not-provided.ts';

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
  { type: 'location.changed'; facts: PendingPaymentFacts } | { type: 'outcome.dismiss' };

export type PendingPaymentRef = ActorRefFrom<typeof pendingPaymentMachine>;

export interface Received {
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
    isUnderWay: (_, { facts }: Received) => pendingPaymentOf(facts.membership) !== null,
    isHeld: (_, { facts }: Received) => pendingPaymentOf(facts.membership) !== null && !facts.isFree,
    isFree: (_, { facts }: Received) => pendingPaymentOf(facts.membership) !== null && facts.isFree,
    isGone: (_, { facts }: Received) => facts.membership === null,
    isPaid: ({ context: { before } }, { facts: { membership } }: Received) =>
      before !== null && membership !== null && hasBegun(before, membership),
  },
  actions: {
    setPayment: assign((_, { facts: { membership } }: Received) => ({
      payment: pendingPaymentOf(membership),
      before: membership,
      asked: 0,
    })),
    clear: assign(nothing),
    /** The app beside which it runs has the session read again. */
    requestSession: () => {},
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
      entry: 'clear',
      on: {
        'location.changed': [
          {
            guard: { type: 'isFree', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'setPayment', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'setPayment', params: ({ event }) => event },
          },
        ],
      },
    },
    held: {
      description:
        'Where it was made, or another modal is open: a step of its own asks the bank and tells the end.',
      on: {
        'location.changed': [
          { guard: { type: 'isFree', params: ({ event }) => event }, target: 'waiting' },
          { guard: { type: 'isUnderWay', params: ({ event }) => event } },
          { target: 'quiet' },
        ],
      },
    },
    waiting: {
      description: 'The server is asked again and again whether the bank has decided.',
      on: {
        'location.changed': [
          { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'held' },
          { guard: { type: 'isUnderWay', params: ({ event }) => event } },
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
          { guard: { type: 'isPaid', params: ({ event }) => event }, target: 'paid' },
          { target: 'declined' },
        ],
      },
      after: { askPause: { target: 'waiting', reenter: true, actions: ['countAsk', 'requestSession'] } },
    },
    paid: {
      description: 'The bank has agreed, and what was paid for has begun.',
      on: {
        'outcome.dismiss': 'quiet',
        'location.changed': { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
      },
    },
    declined: {
      description: 'The bank has refused; nothing has changed, and the way on is the step where it was made.',
      on: {
        'outcome.dismiss': 'quiet',
        'location.changed': [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'quiet' },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'setPayment', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
