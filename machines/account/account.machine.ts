import type { ActorRefFrom } from 'xstate';
import { accountSetup, renewsOn } from './account.setup.ts';

export type AccountRef = ActorRefFrom<typeof accountMachine>;

export const accountMachine = accountSetup.createMachine({
  id: 'account',
  description: 'What a member changes on the account page itself, without a dialog.',
  context: { plan: null, error: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The page as it is.',
      initial: 'ready',
      on: {
        'plan.keep': { target: 'keepingPlan', actions: 'forgetAll' },
        'membership.keep': {
          target: 'keepingMembership',
          actions: { type: 'keepChoice', params: ({ event }) => ({ plan: event.plan }) },
        },
      },
      states: {
        ready: { description: 'Nothing was refused.' },
        planRefused: { description: 'The scheduled change stands; the reason is shown beside it.' },
        membershipRefused: { description: 'The cancellation stands; the reason is shown beside it.' },
      },
    },
    keepingPlan: {
      description: 'The scheduled change of plan is taken back.',
      tags: 'busy',
      invoke: {
        id: 'cancelDowngrade',
        src: 'cancelDowngrade',
        onDone: {
          target: 'resting.ready',
          actions: [
            { type: 'tellMembership', params: ({ event }) => ({ membership: event.output }) },
            { type: 'showToast', params: { message: { key: 'planKept' } } },
          ],
        },
        onError: {
          target: 'checkingPlan',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { answerTimeout: { target: 'checkingPlan', actions: 'keepTimeout' } },
    },
    checkingPlan: {
      description: 'Whatever went wrong, the membership tells whether the change was taken back.',
      tags: 'busy',
      invoke: {
        id: 'fetchMembership',
        src: 'fetchMembership',
        onDone: [
          {
            guard: { type: 'isScheduled', params: ({ event }) => ({ membership: event.output }) },
            target: 'resting.planRefused',
            actions: { type: 'tellMembership', params: ({ event }) => ({ membership: event.output }) },
          },
          {
            target: 'resting.ready',
            actions: [
              { type: 'tellMembership', params: ({ event }) => ({ membership: event.output }) },
              { type: 'showToast', params: { message: { key: 'planKept' } } },
              'forgetAll',
            ],
          },
        ],
        onError: 'resting.planRefused',
      },
      after: { answerTimeout: 'resting.planRefused' },
    },
    keepingMembership: {
      description: 'The cancellation is taken back, once.',
      invoke: {
        id: 'membershipKeep',
        src: 'membershipKeep',
        input: ({ context }) => ({ order: context.plan }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ output: event.output }) },
            target: 'resting.ready',
            actions: [
              { type: 'tellKept', params: ({ event }) => ({ output: event.output }) },
              {
                type: 'showToast',
                params: ({ event }) => ({
                  message: { key: 'membershipKept', renewsOn: renewsOn(event.output) },
                }),
              },
              'forgetAll',
            ],
          },
          {
            target: 'resting.membershipRefused',
            actions: { type: 'keepReason', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
    },
  },
});
