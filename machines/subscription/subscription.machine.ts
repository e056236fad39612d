import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { untilWorking } from '#machines/payment/work.ts';
import { downgradeReview, upgradeReview } from './plan-reviews.ts';
import { closes, nextOf, subscriptionSetup } from './subscription.setup.ts';

export type SubscriptionRef = ActorRefFrom<typeof subscriptionMachine>;

export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  description: 'A plan is chosen, or changed for another.',
  context: ({ input }) => ({
    overlay: input,
    facts: null,
    choice: null,
    changed: null,
    agreed: null,
    lastRoundUps: null,
    error: input.error ?? null,
  }),
  output: ({ context }) => ({ next: nextOf(context) }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The membership, the cards and the plans are read afresh.',
      tags: 'busy',
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
            { type: 'notifySession', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
      on: { 'flow.close': closes('loading') },
      initial: 'checkingCache',
      states: {
        checkingCache: {
          description: 'Finds out whether the app knows the plans and the membership already.',
          entry: 'clearChoice',
          invoke: {
            id: 'recallFacts',
            src: 'recallFacts',
            onDone: [
              {
                guard: { type: 'mayShow', params: ({ event }) => ({ facts: event.output }) },
                target: 'shown',
                actions: { type: 'showFacts', params: ({ event }) => ({ facts: event.output }) },
              },
              { target: 'blank' },
            ],
            onError: 'blank',
          },
        },
        blank: { description: 'There is nothing to show yet.' },
        shown: {
          description: 'The plans stand as they were last known.',
          on: {
            'plan.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'chosen',
              actions: { type: 'setChoice', params: ({ event }) => event },
            },
          },
        },
        chosen: { description: 'The plan that was chosen waits for the answer.' },
      },
    },
    failed: {
      description: 'The plans could not be read.',
      on: {
        'facts.retry': { target: 'loading', actions: 'clearError' },
        'flow.close': closes('loading'),
      },
    },
    deciding: {
      description: 'The flow goes on from what is known: an error, a plan that was chosen, or a welcome.',
      always: [
        { guard: 'hasError', target: 'error' },
        { guard: { type: 'wasInterrupted', params: { way: 'card' } }, target: 'card' },
        { guard: { type: 'wasInterrupted', params: { way: 'upgrade' } }, target: 'upgrading' },
        { guard: { type: 'wasInterrupted', params: { way: 'downgrade' } }, target: 'downgrading' },
        { guard: { type: 'leadsTo', params: { way: 'upgrade' } }, target: 'upgrading' },
        { guard: 'hasNoChoice', target: 'card' },
        { guard: { type: 'leadsTo', params: { way: 'card' } }, target: 'card' },
        { guard: { type: 'leadsTo', params: { way: 'downgrade' } }, target: 'downgrading' },
        { guard: 'beginsWithPlans', target: 'tier' },
        { guard: { type: 'isFor', params: { mode: 'subscribe' } }, target: 'welcome' },
        { target: 'tier' },
      ],
    },
    welcome: {
      description: 'A greeting for a new member, or a reminder for one who comes back.',
      on: { 'tiers.open': 'tier', 'flow.close': closes('welcome') },
    },
    tier: {
      description: 'The plans, each as it can be had from the present one.',
      entry: 'clearChoice',
      on: {
        'plan.choose': [
          {
            guard: { type: 'leadsTo', params: ({ event }) => ({ way: 'card', choice: event.choice }) },
            target: 'card',
            actions: { type: 'setChoice', params: ({ event }) => event },
          },
          {
            guard: { type: 'leadsTo', params: ({ event }) => ({ way: 'upgrade', choice: event.choice }) },
            target: 'upgrading',
            actions: { type: 'setChoice', params: ({ event }) => event },
          },
          {
            guard: { type: 'leadsTo', params: ({ event }) => ({ way: 'downgrade', choice: event.choice }) },
            target: 'downgrading',
            actions: { type: 'setChoice', params: ({ event }) => event },
          },
        ],
        'step.back': { guard: { type: 'isFor', params: { mode: 'subscribe' } }, target: 'welcome' },
        'flow.close': closes('tier'),
      },
    },
    card: {
      description: 'A card is linked, and the first period of the plan paid with it.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: ({ context: { choice, facts } }) => ({
          plan: choice,
          maxRoundUp: null,
          isInterrupted: facts?.interrupted?.way === 'card',
        }),
        onDone: 'refreshing',
      },
      ...untilWorking(
        {
          description: 'Nothing is being charged.',
          on: {
            'step.back': { guard: 'mayChoose', target: '#subscription.tier' },
            'flow.close': closes('card', 'trackCardClosed'),
          },
        },
        { description: 'The card is being linked and charged: the flow stays.' },
      ),
    },
    refreshing: {
      description: 'The membership is read as it is now.',
      tags: 'busy',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: {
          target: 'activated',
          actions: [
            { type: 'setChanged', params: ({ event }) => event.output },
            { type: 'notifySession', params: ({ event }) => ({ session: event.output }) },
          ],
        },
        onError: 'activated',
      },
      after: { shortAnswerTimeout: 'activated' },
    },
    activated: {
      description: 'The membership runs.',
      always: [
        {
          guard: { type: 'isFor', params: { mode: 'upgrade' } },
          target: 'success',
          actions: 'showActivated',
        },
        { guard: 'hasReferral', target: 'referral' },
        { target: 'success' },
      ],
    },
    referral: {
      description: 'Friends can be invited. Who closes the flow here finds the receipt in a toast.',
      invoke: { id: 'inviteLink', src: 'inviteLink' },
      on: { 'referral.skip': 'success', 'flow.close': closes('referral', 'showActivated') },
    },
    success: {
      description: 'The membership is active: its receipt, until it is closed.',
      on: { 'flow.close': closes('success') },
    },
    upgraded: {
      description: 'The plan is a higher one: the receipt, until it is closed.',
      on: { 'flow.close': closes('success') },
    },
    scheduled: {
      description: 'The plan will be a lower one: what is charged and when, until it is closed.',
      on: { 'flow.close': closes('success') },
    },
    rereading: {
      description: 'What was refused is told; the membership is read for the page behind, as it is now.',
      tags: 'busy',
      invoke: {
        id: 'rereadSession',
        src: 'fetchSession',
        onDone: {
          target: 'left',
          actions: { type: 'notifySession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: 'left',
      },
      after: { shortAnswerTimeout: 'left' },
      on: { 'flow.close': closes('review') },
    },
    upgrading: upgradeReview,
    downgrading: downgradeReview,
    error: {
      description: 'What went wrong with the card; it can be tried again.',
      on: {
        'card.retry': { target: 'card', actions: 'clearError' },
        'flow.close': closes('error'),
      },
    },
    left: { description: 'The flow is over, and begins anew when it is opened again.', type: 'final' },
  },
});
