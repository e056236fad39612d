import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { signUpSetup } from './sign-up.setup.ts';

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;

export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  description:
    'Becoming a member: the steps are addresses, and each can be refreshed, left and come back to.',
  context: ({ input }) => ({
    step: input.step,
    tiers: input.tiers,
    memberPlan: planOfMembership(input.session?.membership ?? null),
    plan: null,
    maxRoundUp: null,
    isPaymentInterrupted: false,
    isReturning: false,
    error: null,
  }),
  initial: 'readingEntry',
  on: {
    'step.entered': {
      guard: { type: 'isElsewhere', params: ({ event }) => ({ step: event.step }) },
      target: '.deciding',
      actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
    },
  },
  states: {
    readingEntry: {
      description: 'What a link or an earlier visit brought is looked up.',
      tags: 'busy',
      invoke: {
        id: 'recallEntry',
        src: 'recallEntry',
        onDone: {
          target: 'deciding',
          actions: { type: 'setRecall', params: ({ event }) => ({ recall: event.output }) },
        },
        onError: 'deciding',
      },
      after: { setsTimeoutError: 'deciding' },
      on: {
        'step.entered': {
          actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
        },
      },
    },
    deciding: {
      description: 'The address says which step is meant.',
      entry: 'clearError',
      always: [
        { guard: { type: 'isOn', params: { step: 'sign-up-tiers' } }, target: 'reopening' },
        { guard: { type: 'isOn', params: { step: 'sign-up-account' } }, target: 'creatingAccount' },
        { guard: { type: 'isOn', params: { step: 'sign-up-billing' } }, target: 'preparingPayment' },
        { guard: { type: 'isOn', params: { step: 'sign-up-affinity' } }, target: 'choosingAffinity' },
        { target: 'addingDetails' },
      ],
    },
    reopening: {
      description: 'A plan that was chosen before is open again, and stays marked.',
      invoke: { id: 'reopenPlan', src: 'reopenPlan', onDone: 'offering', onError: 'offering' },
      after: { setsTimeoutError: 'offering' },
    },
    offering: {
      description: 'Where there is but one plan, nobody is asked.',
      always: [
        { guard: 'hasOneChoice', target: 'storingPlan', actions: 'takeOnlyChoice' },
        { target: 'choosingPlan' },
      ],
    },
    choosingPlan: {
      description: 'The tiers are shown, by the month or by the year.',
      on: {
        'plan.choose': {
          target: 'storingPlan',
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.plan }) },
        },
      },
    },
    storingPlan: {
      description: 'The choice is stored for an hour.',
      invoke: {
        id: 'storePlan',
        src: 'storePlan',
        input: ({ context }) => ({
          plan: context.plan ?? { membershipTierId: '', membershipTierPlanId: null },
        }),
        onDone: {
          target: 'navigating',
          actions: { type: 'goTo', params: { step: 'sign-up-account' } },
        },
        onError: { target: 'choosingPlan', actions: setError },
      },
      after: { setsTimeoutError: { target: 'choosingPlan', actions: 'setTimeoutError' } },
    },
    creatingAccount: {
      description: 'The account is being created.',
      invoke: [
        {
          id: 'account',
          src: 'account',
          onDone: {
            target: 'navigating',
            actions: [
              { type: 'notifyEstablished', params: ({ event }) => ({ session: event.output }) },
              { type: 'goTo', params: { step: 'sign-up-billing', replaces: true } },
            ],
          },
        },
        { id: 'social', src: 'social' },
      ],
    },
    preparingPayment: {
      description: 'The plan is looked up again, and whether a payment was interrupted.',
      tags: 'busy',
      invoke: {
        id: 'recallPayment',
        src: 'recallEntry',
        onDone: [
          {
            guard: { type: 'isReturning', params: ({ event }) => ({ recall: event.output }) },
            target: 'returning',
            actions: { type: 'setRecall', params: ({ event }) => ({ recall: event.output }) },
          },
          {
            target: 'paying',
            actions: { type: 'setRecall', params: ({ event }) => ({ recall: event.output }) },
          },
        ],
        onError: 'paying',
      },
      after: { setsTimeoutError: 'paying' },
    },
    returning: {
      description:
        'A membership that is over is begun again in the modal of plans, with a card that is linked or a new one.',
    },
    paying: {
      description: 'The card is linked, and the first period paid.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: ({ context: { plan, maxRoundUp, isPaymentInterrupted } }) => ({
          plan,
          maxRoundUp,
          isInterrupted: isPaymentInterrupted,
        }),
        onDone: 'joining',
      },
    },
    joining: {
      description: 'The card is linked; the new membership is read.',
      tags: 'busy',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: {
          target: 'paid',
          actions: { type: 'notifyChanged', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'unsettled', actions: setError },
      },
      after: { shortAnswerTimeout: { target: 'unsettled', actions: 'setTimeoutError' } },
    },
    unsettled: {
      description: 'The card is linked, but the membership could not be read; it is never paid again.',
      on: { 'join.retry': { target: 'joining', actions: 'clearError' } },
    },
    paid: {
      description: 'The membership has begun: its receipt, until the member goes on.',
      on: {
        'receipt.close': {
          target: 'navigating',
          actions: { type: 'goTo', params: { step: 'sign-up-affinity', replaces: true } },
        },
      },
    },
    choosingAffinity: {
      description: 'The member says whom to support.',
      invoke: {
        id: 'affinity',
        src: 'affinity',
        onDone: {
          target: 'navigating',
          actions: {
            type: 'goTo',
            params: ({ event }) => ({ step: 'sign-up-user-info', replaces: !event.output.wasShown }),
          },
        },
      },
    },
    addingDetails: {
      description: 'Phone and mailing address, or later.',
      invoke: {
        id: 'details',
        src: 'details',
        onDone: {
          target: 'finishing',
          actions: { type: 'notifyChanged', params: ({ event }) => ({ user: event.output }) },
        },
      },
      on: { 'details.skip': 'finishing' },
    },
    finishing: {
      description: 'What the link and the forms had stored is forgotten.',
      tags: 'busy',
      invoke: { id: 'clearEntry', src: 'clearEntry', onDone: 'joined', onError: 'joined' },
      after: { setsTimeoutError: 'joined' },
    },
    navigating: {
      description: 'The next step is on its way.',
      tags: 'busy',
      on: {
        'step.entered': {
          target: 'deciding',
          actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
        },
      },
      after: { navigationTimeout: 'deciding' },
    },
    joined: { description: 'A member; the welcome follows.', type: 'final', entry: 'notifyJoined' },
  },
});
