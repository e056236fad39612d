import type { ActorRefFrom } from 'xstate';
import type { SignUpStep } from '#machines/sign-up/sign-up.types.ts';
import type { ActivationOutput } from '#machines/activation/activation.machine.ts';
import type { PasswordResetStep } from '#machines/password-reset/password-reset.types.ts';
import type { PageFlow } from './page-flows.ts';
import { memberPlanOf, pageSetup } from './page.setup.ts';
import type { PageEvent, PageFact } from './page.types.ts';

export type PageRef = ActorRefFrom<typeof pageMachine>;

type Entered = { event: Extract<PageEvent, { type: 'route.entered' }> };

const keepRoute = { type: 'keepRoute', params: ({ event }: Entered) => event } as const;

const isOn = (flow: PageFlow) => ({ type: 'isOn', params: { flow } }) as const;

/** Whether another address is a step of the flow that runs. */
const leadsTo = (flow: PageFlow) =>
  ({ type: 'leadsTo', params: ({ event }: Entered) => ({ route: event.route, flow }) }) as const;

const tell = (fact: PageFact) => ({ type: 'tell', params: { fact } }) as const;

export const pageMachine = pageSetup.createMachine({
  id: 'page',
  description: 'The flow of the page that is shown; it begins and ends with the page.',
  context: ({ input }) => ({ ...input, search: {} }),
  initial: 'arriving',
  on: {
    'route.entered': { target: '.arriving', actions: keepRoute },
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
        { guard: isOn('login'), target: 'loggingIn' },
        { guard: isOn('signUp'), target: 'signingUp' },
        { guard: isOn('passwordReset'), target: 'resettingPassword' },
        { guard: isOn('activation'), target: 'activating' },
        { guard: isOn('enrolment'), target: 'enrolling' },
        { guard: isOn('renewal'), target: 'renewing' },
        { guard: isOn('account'), target: 'managing' },
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
          actions: tell({ type: 'member.joined' }),
        },
        onError: 'broken',
      },
      on: {
        'route.entered': {
          guard: leadsTo('signUp'),
          actions: [keepRoute, 'tellSignUp'],
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
          actions: tell({
            type: 'route.go',
            route: 'login',
            search: { notice: 'password-changed' },
            replaces: true,
          }),
        },
        onError: 'broken',
      },
      on: {
        'route.entered': {
          guard: leadsTo('passwordReset'),
          actions: [keepRoute, 'tellPasswordReset'],
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
            tell({ type: 'route.go', route: 'home', replaces: true }),
          ],
        },
        onError: 'broken',
      },
      on: { 'route.entered': { guard: leadsTo('activation'), actions: keepRoute } },
    },
    enrolling: {
      description: 'The page on which somebody who is signed in joins.',
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context }) => ({ tiers: context.tiers }),
        onDone: 'entering',
        onError: 'broken',
      },
      on: { 'route.entered': { guard: leadsTo('enrolment'), actions: keepRoute } },
    },
    renewing: {
      description: 'The page on which a member pays what is due.',
      invoke: { id: 'renewal', src: 'renewal', onDone: 'entering', onError: 'broken' },
      on: { 'route.entered': { guard: leadsTo('renewal'), actions: keepRoute } },
    },
    broken: { description: 'The flow of the page broke; the page can be loaded again.' },
    managing: {
      description: 'The page on which a member looks after the membership.',
      invoke: { id: 'account', src: 'account', onError: 'broken' },
      on: { 'route.entered': { guard: leadsTo('account'), actions: keepRoute } },
    },
    entering: { description: 'The flow is done; the page that was wanted comes next.' },
  },
});
