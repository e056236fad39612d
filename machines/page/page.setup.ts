import { assign, sendTo, setup } from 'xstate';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { accountMachine } from '#machines/account/account.machine.ts';
import type { activationMachine } from '#machines/activation/activation.machine.ts';
import type { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { PasswordResetStep } from '#machines/password-reset/password-reset.types.ts';
import type { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import type { SignUpStep } from '#machines/sign-up/sign-up.types.ts';
import { tellParent } from '#machines/tell-parent.ts';
import { unprovidedFlow } from '#machines/unprovided.ts';
import { flowOf, type PageFlow } from './page-flows.ts';
import type { PageContext, PageEvent, PageFact, PageInput, PageSearch } from './page.types.ts';

/** The actors, guards and actions of the page that is shown. */
export const pageSetup = setup({
  types: {} as {
    context: PageContext;
    events: PageEvent;
    input: PageInput;
    children: {
      login: 'login';
      signUp: 'signUp';
      passwordReset: 'passwordReset';
      activation: 'activation';
      enrolment: 'enrolment';
      renewal: 'renewal';
      account: 'account';
    };
  },
  actors: {
    login: loginMachine,
    signUp: unprovidedFlow<typeof signUpMachine>('signUp'),
    passwordReset: unprovidedFlow<typeof passwordResetMachine>('passwordReset'),
    activation: unprovidedFlow<typeof activationMachine>('activation'),
    enrolment: unprovidedFlow<typeof enrolmentMachine>('enrolment'),
    renewal: unprovidedFlow<typeof renewalMachine>('renewal'),
    account: unprovidedFlow<typeof accountMachine>('account'),
  },
  guards: {
    isOn: ({ context }, { flow }: { flow: PageFlow }) =>
      context.route !== null && flowOf(context.route) === flow,
    leadsTo: (_, { route, flow }: { route: RouteName; flow: PageFlow }) => flowOf(route) === flow,
  },
  actions: {
    keepRoute: assign((_, { route, search = {} }: { route: RouteName; search?: PageSearch | undefined }) => ({
      route,
      search,
    })),
    keepSession: assign({ session: (_, { session }: { session: Session | null }) => session }),
    tellSignUp: sendTo('signUp', ({ context }) => ({
      type: 'step.entered' as const,
      step: context.route as SignUpStep,
    })),
    tellPasswordReset: sendTo('passwordReset', ({ context }) => ({
      type: 'step.entered' as const,
      step: context.route as PasswordResetStep,
      search: context.search,
    })),
    /** What a flow asks or tells is for the app. */
    passOn: tellParent<PageContext, PageEvent>(({ event }) => event),
    tell: tellParent<PageContext, PageEvent, { fact: PageFact }>((_, { fact }) => fact),
  },
});

/** What the membership of somebody who comes back to pay is on. */
export function memberPlanOf({ session }: PageContext) {
  return planOfMembership(session?.membership ?? null);
}
