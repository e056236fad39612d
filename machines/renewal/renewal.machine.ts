import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { withoutPlan } from '#machines/card-link/card-link.machine.ts';
import { untilWorking } from '#machines/payment/work.ts';
import { paidMessage, renewalSetup } from './renewal.setup.ts';

export type RenewalRef = ActorRefFrom<typeof renewalMachine>;

export const renewalMachine = renewalSetup.createMachine({
  id: 'renewal',
  description: 'Paying what is due: a period, so that the membership is active again, or a debt.',
  context: { due: null, purpose: 'period', atBank: null, cards: [], cardId: null, declined: [], error: null },
  initial: 'checkingPending',
  states: {
    checkingPending: {
      description: 'A payment that a refresh interrupted is looked into before anything else.',
      tags: 'busy',
      invoke: {
        id: 'recallPayment',
        src: 'recallPayment',
        onDone: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => ({ recall: event.output }) },
            target: 'renewing',
            actions: { type: 'setPurpose', params: ({ event }) => ({ purpose: event.output.purpose }) },
          },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
      after: { setsTimeoutError: 'loading' },
    },
    loading: {
      description: 'What is due is read, and with which card it can be paid.',
      tags: 'busy',
      invoke: {
        id: 'fetchDues',
        src: 'fetchDues',
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ facts: event.output }) },
            target: 'finished',
            actions: [
              { type: 'notifySession', params: ({ event }) => ({ session: event.output.session }) },
              { type: 'showToast', params: { message: { key: 'nothingDue' } } },
              { type: 'goTo', params: { route: 'home' } },
            ],
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ facts: event.output }) },
            target: 'renewing',
            actions: { type: 'setUnderWay', params: ({ event }) => ({ facts: event.output }) },
          },
          {
            guard: { type: 'isUnclear', params: ({ event }) => ({ facts: event.output }) },
            target: 'unclear',
          },
          {
            guard: 'wasRefused',
            target: 'reviewing.refused',
            actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          {
            target: 'reviewing',
            actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    failed: {
      description: 'It could not be read what is due.',
      on: { 'dues.retry': { target: 'loading', actions: 'clearError' } },
    },
    unclear: {
      description: 'The membership is not active, yet nothing can be paid: support has to help.',
      on: { 'dues.retry': 'loading' },
    },
    reviewing: {
      description: 'What is due and why, and the card that is to pay it.',
      initial: 'ready',
      on: {
        'renewal.confirm': { guard: 'canPay', target: 'renewing', actions: 'clearError' },
        'card.change': [
          { guard: 'hasActiveCards', target: 'choosingCard', actions: 'clearError' },
          { target: 'linkingCard', actions: 'clearError' },
        ],
      },
      states: {
        ready: { description: 'Nothing was refused.' },
        refused: { description: 'Nothing was paid; the reason is shown.' },
      },
    },
    choosingCard: {
      description: 'One of the linked cards is chosen, or another one linked.',
      initial: 'open',
      on: {
        'card.choose': [
          {
            guard: { type: 'isPrimary', params: ({ event }) => ({ id: event.id }) },
            target: 'reviewing',
            actions: 'clearError',
          },
          {
            guard: { type: 'isActive', params: ({ event }) => ({ id: event.id }) },
            target: 'makingDefault',
            actions: { type: 'setCardId', params: ({ event }) => ({ id: event.id }) },
          },
        ],
        'card.add': { target: 'linkingCard', actions: 'clearError' },
        'card.back': { target: 'reviewing', actions: 'clearError' },
      },
      states: {
        open: { description: 'Nothing was refused.' },
        refused: { description: 'The card did not become the primary one; the reason is shown.' },
      },
    },
    makingDefault: {
      description: 'The card becomes the primary one.',
      tags: 'busy',
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => ({ id: context.cardId ?? '' }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'setPrimary', params: ({ event }) => ({ card: event.output }) },
        },
        onError: { target: 'choosingCard.refused', actions: setError },
      },
      after: { answerTimeout: { target: 'choosingCard.refused', actions: 'setTimeoutError' } },
    },
    linkingCard: {
      description: 'Another card is linked; nothing is charged by that.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: withoutPlan,
        onDone: {
          target: 'makingDefault',
          actions: { type: 'addCard', params: ({ event }) => ({ card: event.output.card }) },
        },
      },
      ...untilWorking(
        {
          description: 'Nothing is being sent.',
          on: {
            'card.back': [
              { guard: 'hasActiveCards', target: '#renewal.choosingCard' },
              { target: '#renewal.reviewing' },
            ],
          },
        },
        { description: 'The card is being linked: the step stays.' },
      ),
    },
    renewing: {
      description: 'What is due is paid, once.',
      invoke: {
        id: 'renewalPayment',
        src: 'renewalPayment',
        input: ({ context: { due } }) => ({ order: due && { amount: due.amount } }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ output: event.output }) },
            target: 'renewed',
            actions: [
              { type: 'notifyPaid', params: ({ event }) => ({ output: event.output }) },
              {
                type: 'showToast',
                params: ({ context, event }) => ({ message: paidMessage(context, event.output) }),
              },
            ],
          },
          {
            guard: 'knowsDue',
            target: 'reviewing.refused',
            actions: { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'loading',
            actions: { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
    },
    renewed: {
      description: 'What was due is paid: its receipt, until it is closed.',
      on: {
        'receipt.close': { target: 'finished', actions: { type: 'goTo', params: { route: 'home' } } },
      },
    },
    finished: { description: 'Nothing is due any more; home follows.', type: 'final' },
  },
});
