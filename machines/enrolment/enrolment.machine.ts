import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { enrolmentSetup } from './enrolment.setup.ts';

export type EnrolmentRef = ActorRefFrom<typeof enrolmentMachine>;

export const enrolmentMachine = enrolmentSetup.createMachine({
  id: 'enrolment',
  description: 'Joining the programme of a client as somebody who is signed in already.',
  context: ({ input }) => ({ ...input, plan: null, maxRoundUp: null, enrolment: null, error: null }),
  initial: 'readingEntry',
  states: {
    readingEntry: {
      description: 'What a link or an earlier visit brought is looked up.',
      tags: 'busy',
      invoke: {
        id: 'recallEntry',
        src: 'recallEntry',
        onDone: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => ({ recall: event.output }) },
            target: 'joining',
            actions: { type: 'setRecall', params: ({ event }) => ({ recall: event.output }) },
          },
          {
            target: 'filling',
            actions: { type: 'setRecall', params: ({ event }) => ({ recall: event.output }) },
          },
        ],
        onError: { target: 'filling', actions: 'takeFirstChoice' },
      },
      after: { setsTimeoutError: { target: 'filling', actions: 'takeFirstChoice' } },
    },
    filling: {
      description: 'The form is filled in; a plan is chosen beforehand.',
      initial: 'editing',
      on: {
        'plan.choose': {
          target: 'storingPlan',
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.plan }) },
        },
        'form.submit': {
          target: 'joining',
          actions: { type: 'setEnrolment', params: ({ event }) => ({ enrolment: event.values }) },
        },
      },
      states: {
        editing: { description: 'Nothing was refused yet.' },
        refused: { description: 'The reason is shown, and what was entered is kept.' },
      },
    },
    storingPlan: {
      description: 'The choice is stored for an hour, for a refresh and for the checkout.',
      invoke: {
        id: 'storePlan',
        src: 'storePlan',
        input: ({ context }) => ({ plan: context.plan }),
        onDone: 'filling',
        onError: 'filling',
      },
      after: { setsTimeoutError: 'filling' },
      on: {
        'plan.choose': {
          target: 'storingPlan',
          reenter: true,
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.plan }) },
        },
      },
    },
    joining: {
      description: 'The membership is made, once.',
      exit: 'clearEnrolment',
      invoke: {
        id: 'enrolmentPayment',
        src: 'enrolmentPayment',
        input: ({ context: { plan, enrolment } }) => ({
          order: plan && enrolment && { plan, enrolment },
        }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => ({ output: event.output }) },
            target: 'joined',
            actions: [
              { type: 'notifyEnrolled', params: ({ event }) => ({ output: event.output }) },
              { type: 'goTo', params: { route: 'sign-up-billing' } },
            ],
          },
          {
            guard: { type: 'isMemberAlready', params: ({ event }) => ({ output: event.output }) },
            target: 'rereading',
          },
          {
            guard: { type: 'hasReason', params: ({ event }) => ({ output: event.output }) },
            target: 'filling.refused',
            actions: { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'filling' },
        ],
      },
    },
    rereading: {
      description: 'The person is a member already; what the server knows of it is read.',
      tags: 'busy',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: {
          target: 'joined',
          actions: [
            { type: 'notifySession', params: ({ event }) => ({ session: event.output }) },
            { type: 'goTo', params: { route: 'home' } },
          ],
        },
        onError: { target: 'filling.refused', actions: setError },
      },
      after: { shortAnswerTimeout: { target: 'filling.refused', actions: 'setTimeoutError' } },
    },
    joined: { description: 'A member who has yet to pay; the checkout follows.', type: 'final' },
  },
});
