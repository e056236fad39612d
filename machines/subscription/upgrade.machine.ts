import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { withoutPlan } from '#machines/card-link/card-link.machine.ts';
import { checkPending, untilWorking, whilePaying } from '#machines/payment/work.ts';
import { orderOf, outputOf, upgradeSetup } from './upgrade.setup.ts';

export type UpgradeRef = ActorRefFrom<typeof upgradeMachine>;

export const upgradeMachine = upgradeSetup.createMachine({
  id: 'upgrade',
  description: 'The checkout of a higher plan: the price is asked for, consented to, and paid exactly.',
  context: ({ input }) => ({
    ...input,
    cardId: null,
    preview: null,
    error: null,
    output: { kind: 'left' },
  }),
  initial: 'checkingPending',
  output: outputOf,
  states: {
    checkingPending: checkPending('resuming', 'previewing'),
    resuming: {
      description: 'The server is asked whether the upgrade was paid; nothing is sent again.',
      invoke: {
        id: 'upgradePayment',
        src: 'upgradePayment',
        input: { order: null },
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ output: event.output }) },
            target: 'upgraded',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'previewing',
            actions: { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
      ...whilePaying,
    },
    previewing: {
      description: 'The server reckons what the change costs now.',
      tags: 'busy',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context }) => context.choice,
        onDone: {
          target: 'checkout',
          actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: { target: 'previewFailed', actions: setError },
      },
      after: { answerTimeout: { target: 'previewFailed', actions: 'setTimeoutError' } },
      on: { 'step.back': 'left' },
    },
    previewFailed: {
      description: 'Without a price nothing can be confirmed.',
      on: { 'preview.retry': { target: 'previewing', actions: 'clearError' }, 'step.back': 'left' },
    },
    checkout: {
      description: 'What is paid now and later, and with which card.',
      initial: 'reading',
      on: {
        'plan.choose': {
          guard: { type: 'isAnnualInstead', params: ({ event }) => event },
          target: 'previewing',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'card.change': [
          { guard: 'hasActiveCards', target: 'choosingCard', actions: 'clearError' },
          { target: 'linkingCard', actions: 'clearError' },
        ],
        'step.back': 'left',
      },
      states: {
        reading: {
          description: 'Nothing is consented to yet; a charge needs consent.',
          on: {
            'consent.give': { guard: 'needsConsent', target: 'consented' },
            'change.confirm': { guard: 'isFree', target: '#upgrade.paying', actions: 'clearError' },
          },
        },
        consented: {
          description: 'The member agreed to be charged now.',
          on: {
            'consent.withdraw': 'reading',
            'change.confirm': { guard: 'needsConsent', target: '#upgrade.paying', actions: 'clearError' },
          },
        },
      },
    },
    choosingCard: {
      description: 'One of the linked cards is chosen, or another one linked.',
      on: {
        'card.choose': {
          guard: { type: 'isActive', params: ({ event }) => event },
          target: 'checkout',
          actions: { type: 'setCard', params: ({ event }) => event },
        },
        'card.add': 'linkingCard',
        'step.back': 'checkout',
      },
    },
    linkingCard: {
      description: 'Another card is linked; nothing is charged by that.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: withoutPlan,
        onDone: {
          target: 'checkout',
          actions: { type: 'addCard', params: ({ event }) => ({ card: event.output.card }) },
        },
      },
      ...untilWorking(
        {
          description: 'Nothing is being sent.',
          on: {
            'step.back': [
              { guard: 'hasActiveCards', target: '#upgrade.choosingCard' },
              { target: '#upgrade.checkout' },
            ],
          },
        },
        {
          description: 'The card is being linked: the step stays.',
          entry: 'notifyBegun',
          on: { 'work.finished': { target: 'open', actions: 'notifyEnded' } },
        },
      ),
    },
    paying: {
      description: 'The upgrade is paid, once, for the amount that was shown.',
      invoke: {
        id: 'upgradePayment',
        src: 'upgradePayment',
        input: ({ context }) => ({ order: orderOf(context) }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ output: event.output }) },
            target: 'upgraded',
            actions: { type: 'setOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isRepriced', params: ({ event }) => ({ output: event.output }) },
            target: 'previewing',
            actions: [
              { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
              'clearPreview',
            ],
          },
          {
            target: 'checkout',
            actions: [
              { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
              'notifyReason',
            ],
          },
        ],
      },
      ...whilePaying,
    },
    upgraded: { description: 'The new plan runs.', type: 'final' },
    left: { description: 'The member went back.', type: 'final' },
  },
});
