import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { payingStates } from '#machines/payment/work.ts';
import { withdrawalSetup } from './withdrawal.setup.ts';

export type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;

const payDues = { next: { kind: 'route', route: 'renew' } } as const;
const linkCard = { next: { kind: 'overlay', overlay: { kind: 'linkCard' } } } as const;

const obstacles = [
  { guard: 'owesDues', target: 'duesOutstanding' },
  { guard: 'isPaying', target: 'paying' },
  { guard: 'hasNothing', target: 'empty' },
  { guard: 'hasNoCard', target: 'noCard' },
] as const;

export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  description:
    'Withdrawing cash back to a card: once, exactly the amount on the button, and never more than there is.',
  context: { facts: null, order: null, error: null, payout: null, next: null },
  initial: 'loading',
  output: ({ context }) => ({ next: context.next }),
  states: {
    loading: {
      description: 'The balance, the cards and the last withdrawal are read.',
      tags: 'busy',
      on: { 'flow.close': 'closed' },
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        onDone: {
          target: 'deciding',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    failed: {
      description: 'It could not be read what can be withdrawn.',
      on: { 'facts.retry': { target: 'loading', actions: 'clearError' }, 'flow.close': 'closed' },
    },
    deciding: {
      description:
        'Tells what stands in the way; a withdrawal that was cut off is looked into before anything else.',
      always: [{ guard: 'isInterrupted', target: 'withdrawing' }, ...obstacles, { target: 'choosing' }],
    },
    decidingAfterRefusal: {
      description: 'Tells what stands in the way now that a withdrawal was refused.',
      always: [...obstacles, { target: 'choosing.refused' }],
    },
    duesOutstanding: {
      description: 'Dues are unresolved: they come first.',
      on: {
        'dues.pay': { target: 'closed', actions: { type: 'request', params: payDues } },
        'flow.close': 'closed',
      },
    },
    paying: {
      description: 'What was due is with the bank: it is not paid again, and cash back follows it.',
      on: { 'facts.retry': { target: 'loading', actions: 'beginAgain' }, 'flow.close': 'closed' },
    },
    empty: {
      description:
        'There is nothing to withdraw; it is said what is pending, and what became of the last withdrawal.',
      on: { 'flow.close': 'closed' },
    },
    noCard: {
      description: 'There is no active card that the cash back could go to.',
      on: {
        'card.add': { target: 'closed', actions: { type: 'request', params: linkCard } },
        'flow.close': 'closed',
      },
    },
    choosing: {
      description: 'How much goes to which card.',
      initial: 'open',
      on: {
        'withdrawal.review': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'reviewing',
          actions: { type: 'setOrder', params: ({ event }) => event },
        },
        'card.add': { target: 'closed', actions: { type: 'request', params: linkCard } },
        'flow.close': 'closed',
      },
      states: {
        open: { description: 'Nothing was refused.' },
        refused: { description: 'Nothing was withdrawn; the reason is shown.' },
      },
    },
    reviewing: {
      description: 'What is about to leave the balance is shown once more; nothing was sent yet.',
      on: {
        'withdrawal.confirm': 'withdrawing',
        'step.back': 'choosing',
        'flow.close': 'closed',
      },
    },
    withdrawing: {
      description: 'The cash back is withdrawn, once; one that a refresh cut off is only asked about.',
      invoke: {
        id: 'withdrawalPayment',
        src: 'withdrawalPayment',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isPaidOut', params: ({ event }) => ({ output: event.output }) },
            target: 'withdrawn',
            actions: [
              { type: 'setPayout', params: ({ event }) => ({ output: event.output }) },
              'notifyBalances',
            ],
          },
          {
            target: 'rereading',
            actions: [
              { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
              'notifyBalances',
            ],
          },
        ],
      },
      ...payingStates(
        { description: 'It is under way, or being found out: the dialog stays.', tags: 'working' },
        {
          description:
            'It could not be found out. It can be asked about again, and is, when the dialog is opened again.',
          on: { 'flow.close': '#withdrawal.closed' },
        },
      ),
    },
    rereading: {
      description: 'Nothing was withdrawn: what can be withdrawn now is read anew.',
      tags: 'busy',
      on: { 'flow.close': 'closed' },
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        onDone: {
          target: 'decidingAfterRefusal',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: 'decidingAfterRefusal',
      },
      after: { shortAnswerTimeout: 'decidingAfterRefusal' },
    },
    withdrawn: {
      description: 'The cash back is on its way: how much, to which card, and by when.',
      on: { 'flow.close': 'closed' },
    },
    closed: { description: 'The dialog is left.', type: 'final' },
  },
});
