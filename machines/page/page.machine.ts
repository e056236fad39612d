import type { ActorRefFrom } from 'xstate';
import type { SignUpStep } from '#machines/sign-up/sign-up.types.ts';
import type { ActivationOutput } from '#machines/activation/activation.machine.ts';
import type { PasswordResetStep } from '#machines/password-reset/password-reset.types.ts';
import { memberPlanOf, pageSetup } from './page.setup.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

export const pageMachine = pageSetup.createMachine({
  id: 'page',
  description: 'The flow of the page that is shown; it begins and ends with the page.',
  context: ({ input }) => ({ ...input, search: {} }),
  initial: 'arriving',
  on: {
    'route.entered': {
      target: '.arriving',
      actions: { type: 'keepRoute', params: ({ event }) => event },
    },
    'session.known': {
      actions: { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
    },
    'session.established': { actions: 'passOn' },
    'session.change': { actions: 'passOn' },
    'session.expire': { actions: 'passOn' },
    'route.go': { actions: 'passOn' },
    'member.joined': { actions: 'passOn' },
    'card.linked': { actions: 'passOn' },
    'payment.failed': { actions: 'passOn' },
    'toast.show': { actions: 'passOn' },
  },
  states: {
    arriving: {
      description: 'Decides which flow the page needs.',
      always: [
        { guard: { type: 'isOn', params: { flow: 'login' } }, target: 'loggingIn' },
        { guard: { type: 'isOn', params: { flow: 'signUp' } }, target: 'signingUp' },
        { guard: { type: 'isOn', params: { flow: 'passwordReset' } }, target: 'resettingPassword' },
        { guard: { type: 'isOn', params: { flow: 'activation' } }, target: 'activating' },
        { guard: { type: 'isOn', params: { flow: 'enrolment' } }, target: 'enrolling' },
        { guard: { type: 'isOn', params: { flow: 'renewal' } }, target: 'renewing' },
        { target: 'resting' },
      ],
    },
    resting: { description: 'A page without a flow of its own.' },
    loggingIn: {
      description: 'The login page.',
      invoke: {
        id: 'login',
        src: 'login',
        onDone: {
          target: 'entering',
          actions: {
            type: 'tell',
            params: ({ event }) => ({
              fact: { type: 'session.established', session: event.output.session },
            }),
          },
        },
      },
    },
    signingUp: {
      description: 'The steps of signing up; moving from one to another keeps the flow.',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({
          step: context.route as SignUpStep,
          tiers: context.tiers,
          memberPlan: memberPlanOf(context),
        }),
        onDone: {
          target: 'entering',
          actions: { type: 'tell', params: { fact: { type: 'member.joined' } } },
        },
        onError: 'resting',
      },
      on: {
        'route.entered': {
          guard: { type: 'leadsTo', params: ({ event }) => ({ route: event.route, flow: 'signUp' }) },
          actions: [
            { type: 'keepRoute', params: ({ event }) => ({ route: event.route }) },
            { type: 'tellSignUp', params: ({ event }) => ({ route: event.route }) },
          ],
        },
      },
    },
    resettingPassword: {
      description: 'The steps to a new password; moving from one to another keeps the flow.',
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: ({ context }) => ({
          step: context.route as PasswordResetStep,
          search: context.search,
        }),
        onDone: {
          target: 'entering',
          actions: {
            type: 'tell',
            params: {
              fact: {
                type: 'route.go',
                route: 'login',
                search: { notice: 'password-changed' },
                replaces: true,
              },
            },
          },
        },
        onError: 'resting',
      },
      on: {
        'route.entered': {
          guard: {
            type: 'leadsTo',
            params: ({ event }) => ({ route: event.route, flow: 'passwordReset' }),
          },
          actions: [{ type: 'keepRoute', params: ({ event }) => event }, 'tellPasswordReset'],
        },
      },
    },
    activating: {
      description: 'The page that an activation link opens.',
      invoke: {
        id: 'activation',
        src: 'activation',
        onDone: {
          target: 'entering',
          actions: [
            {
              type: 'tell',
              params: ({ event }) => ({
                fact: {
                  type: 'session.established',
                  session: (event.output as ActivationOutput).session,
                },
              }),
            },
            { type: 'tell', params: { fact: { type: 'route.go', route: 'home', replaces: true } } },
          ],
        },
        onError: 'resting',
      },
      on: {
        'route.entered': {
          guard: { type: 'leadsTo', params: ({ event }) => ({ route: event.route, flow: 'activation' }) },
          actions: { type: 'keepRoute', params: ({ event }) => event },
        },
      },
    },
    enrolling: {
      description: 'The page on which somebody who is signed in joins.',
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context }) => ({ tiers: context.tiers }),
        onDone: 'entering',
        onError: 'resting',
      },
      on: {
        'route.entered': {
          guard: { type: 'leadsTo', params: ({ event }) => ({ route: event.route, flow: 'enrolment' }) },
          actions: { type: 'keepRoute', params: ({ event }) => event },
        },
      },
    },
    renewing: {
      description: 'The page on which a member pays what is due.',
      invoke: { id: 'renewal', src: 'renewal', onDone: 'entering', onError: 'resting' },
      on: {
        'route.entered': {
          guard: { type: 'leadsTo', params: ({ event }) => ({ route: event.route, flow: 'renewal' }) },
          actions: { type: 'keepRoute', params: ({ event }) => event },
        },
      },
    },
    entering: { description: 'The flow is done; the page that was wanted comes next.' },
  },
});
