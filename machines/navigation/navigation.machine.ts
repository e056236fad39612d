import { assign, setup } from 'xstate';
import type { RouteName } from '#machines/domain/routes.ts';
import type { RouteTarget } from '#machines/domain/target.ts';
import { notProvided } from '#machines/not-provided.ts';
import { rules, type NavigationFacts } from './rules.ts';

/** `show` the route, `leave` for the landing page, or `stay` where the app is. */
export type NavigationKind = 'show' | 'leave' | 'stay';

export interface NavigationContext {
  kind: NavigationKind;
  route: RouteName;
  search: Readonly<Record<string, string>>;
  facts: NavigationFacts | null;
  /** The routes already left by a redirect, oldest first. */
  hops: RouteName[];
  remember: RouteTarget | null;
  storesTier: boolean;
}

export interface NavigationInput {
  route: RouteName;
  search: Readonly<Record<string, string>>;
}

/** Where a navigation ends. */
export type NavigationOutput = {
  kind: NavigationKind;
  route: RouteName;
  search: Readonly<Record<string, string>>;
  hops: RouteName[];
  /** What to return to after login. */
  remember: RouteTarget | null;
  /** The member's own tier is to be stored for ten minutes. */
  storesTier: boolean;
};

export type NavigationEvent = { type: 'navigation.abandon' };

type Guard = (args: { context: NavigationContext }) => boolean;

const guards = Object.fromEntries(
  Object.entries(rules).map(([name, rule]): [string, Guard] => [
    name,
    ({ context }) => context.facts !== null && rule({ route: context.route, facts: context.facts }),
  ]),
) as Record<keyof typeof rules, Guard>;

/** One line of the chain: when the guard holds, another page is meant. */
function redirect<const Name extends keyof typeof rules>(name: Name, to: RouteName) {
  return { guard: name, target: 'redirecting', actions: { type: 'goTo', params: { to } } } as const;
}

export const navigationMachine = setup({
  types: {} as {
    context: NavigationContext;
    events: NavigationEvent;
    input: NavigationInput;
    output: NavigationOutput;
  },
  actors: {
    gatherFacts: notProvided<NavigationFacts>('gatherFacts'),
  },
  guards: {
    ...guards,
    hasBeenHere: ({ context }) => context.hops.includes(context.route),
  },
  actions: {
    setFacts: assign({ facts: (_, { facts }: { facts: NavigationFacts }) => facts }),
    goTo: assign(({ context }, { to }: { to: RouteName }) => ({
      route: to,
      search: {},
      hops: [...context.hops, context.route],
    })),
    goToTarget: assign(({ context }) => ({
      route: context.facts?.target?.route ?? 'home',
      search: context.facts?.target?.search ?? {},
      hops: [...context.hops, context.route],
    })),
    rememberTarget: assign({
      remember: ({ context }) => ({ route: context.route, search: context.search }),
    }),
    storeTier: assign({ storesTier: true }),
    decideToLeave: assign({ kind: 'leave' }),
    decideToStay: assign({ kind: 'stay' }),
  },
  delays: { factsTimeout: 10_000 },
}).createMachine({
  id: 'navigation',
  description: 'The guards of every navigation, in their order, until nothing redirects any more.',
  context: ({ input }) => ({
    kind: 'show',
    route: input.route,
    search: input.search,
    facts: null,
    hops: [],
    remember: null,
    storesTier: false,
  }),
  initial: 'initialisingSession',
  output: ({ context }) => ({
    kind: context.kind,
    route: context.route,
    search: context.search,
    hops: context.hops,
    remember: context.remember,
    storesTier: context.storesTier,
  }),
  states: {
    initialisingSession: {
      description: '1. Waits until it is known who is here.',
      invoke: {
        id: 'gatherFacts',
        src: 'gatherFacts',
        onDone: {
          target: 'checkingEntrance',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: 'stuck',
      },
      after: { factsTimeout: 'stuck' },
      on: { 'navigation.abandon': 'stuck' },
    },
    checkingEntrance: {
      description: '2. Login and sign-up are for people who are not signed in.',
      always: [
        { guard: 'returnsToTarget', target: 'redirecting', actions: 'goToTarget' },
        redirect('isSignedInAtEntrance', 'home'),
        { target: 'checkingEnrolment' },
      ],
    },
    checkingEnrolment: {
      description: '3. Members have enrolled already.',
      always: [redirect('isMemberEnrolling', 'home'), { target: 'checkingLogin' }],
    },
    checkingLogin: {
      description: '4. A protected page needs a login; the page is remembered.',
      always: [
        {
          guard: 'needsLogin',
          target: 'redirecting',
          actions: ['rememberTarget', { type: 'goTo', params: { to: 'login' } }],
        },
        { target: 'checkingMembership' },
      ],
    },
    checkingMembership: {
      description: '5. Somebody who has not joined joins first.',
      always: [redirect('needsEnrolment', 'enroll'), { target: 'checkingStatus' }],
    },
    checkingStatus: {
      description: '6. A membership that is not in order leads to the page that mends it.',
      always: [
        redirect('needsCheckout', 'sign-up-billing'),
        redirect('needsRenewal', 'renew'),
        redirect('needsReactivation', 'account'),
        { target: 'checkingSignUp' },
      ],
    },
    checkingSignUp: {
      description: '7. A sign-up step opens when the steps before it are done.',
      always: [
        { guard: 'leavesForLandingPage', target: 'left' },
        redirect('startsWithTiers', 'sign-up-tiers'),
        redirect('startsWithAccount', 'sign-up-account'),
        redirect('hasChosenTier', 'sign-up-account'),
        {
          guard: 'renewsInsteadOfChoosing',
          target: 'redirecting',
          actions: ['storeTier', { type: 'goTo', params: { to: 'renew' } }],
        },
        redirect('hasPaid', 'home'),
        redirect('lacksTier', 'sign-up-tiers'),
        redirect('enrolsInstead', 'enroll'),
        redirect('hasAccount', 'sign-up-billing'),
        redirect('lacksAccount', 'sign-up-account'),
        redirect('lacksPlan', 'sign-up-tiers'),
        redirect('lacksCard', 'sign-up-billing'),
        { target: 'checkingPage' },
      ],
    },
    checkingPage: {
      description: '8. Some pages exist only for some clients or members.',
      always: [
        redirect('lacksResetEmail', 'password-forgot'),
        redirect('lacksResetToken', 'password-forgot'),
        redirect('hasNothingToRenew', 'home'),
        redirect('hasNoReferralPage', 'home'),
        redirect('hasNoVideos', 'home'),
        redirect('isLimitedToAmex', 'home'),
        { target: 'arrived' },
      ],
    },
    redirecting: {
      description: 'Another page is meant; the guards are asked again for that page.',
      always: [{ guard: 'hasBeenHere', target: 'stuck' }, { target: 'checkingEntrance' }],
    },
    arrived: { description: 'This page may be shown.', type: 'final' },
    left: {
      description: 'The browser goes to the landing page of the client.',
      type: 'final',
      entry: 'decideToLeave',
    },
    stuck: {
      description:
        'No answer, another navigation, or guards that contradict each other: the app stays where it is.',
      type: 'final',
      entry: 'decideToStay',
    },
  },
});
