import { assign, setup } from 'xstate';
import { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import { errorActions, shortAnswerTimeout } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { Session, User } from '#machines/domain/member.ts';
import { onlyChoice, type PlanChoice } from '#machines/domain/plan-choice.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { accountForm, detailsForm } from './sign-up-forms.ts';
import type { SignUpContext, SignUpEvent, SignUpRecall, SignUpStep } from './sign-up.types.ts';

/** The actors, guards and actions of signing up. */
export const signUpSetup = setup({
  types: {} as {
    context: SignUpContext;
    events: SignUpEvent;
    input: PageFlowInput;
    children: {
      account: 'account';
      social: 'social';
      cardLink: 'cardLink';
      affinity: 'affinity';
      details: 'details';
    };
  },
  actors: {
    recallEntry: notProvided<SignUpRecall>('recallEntry'),
    reopenPlan: notProvided<void>('reopenPlan'),
    storePlan: notProvided<void, { plan: PlanChoice }>('storePlan'),
    fetchSession: notProvided<Session>('fetchSession'),
    clearEntry: notProvided<void>('clearEntry'),
    account: accountForm,
    social: socialSignInMachine,
    cardLink: cardLinkMachine,
    affinity: affinityMachine,
    details: detailsForm,
  },
  guards: {
    isOn: ({ context }, { step }: { step: SignUpStep }) => context.step === step,
    isElsewhere: ({ context }, { step }: { step: RouteName }) => context.step !== step,
    isReturning: (_, { recall }: { recall: SignUpRecall }) =>
      recall.isReturning && !recall.isPaymentInterrupted,
    hasOneChoice: ({ context }) => onlyChoice(context.tiers) !== null,
  },
  actions: {
    setStep: assign({ step: (_, { step }: { step: RouteName }) => step }),
    setRecall: assign(({ context }, { recall }: { recall: SignUpRecall }) => ({
      ...recall,
      plan: recall.plan ?? context.plan ?? context.memberPlan ?? onlyChoice(context.tiers),
    })),
    storePlan: assign({ plan: (_, { plan }: { plan: PlanChoice }) => plan, error: null }),
    takeOnlyChoice: assign({ plan: ({ context }) => onlyChoice(context.tiers) }),
    ...errorActions<SignUpContext, SignUpEvent>(),
    goTo: notify('router', (_, { step, replaces = false }: { step: SignUpStep; replaces?: boolean }) => ({
      type: 'navigation.requested',
      route: step,
      replaces,
    })),
    notifyEstablished: notify('session', (_, { session }: { session: Session }) => ({
      type: 'session.established',
      session,
    })),
    notifyJoined: notify('app', { type: 'member.joined' }),
    notifyChanged: notify('session', (_, change: { session: Session } | { user: User }) => ({
      type: 'session.change',
      ...change,
    })),
  },
  delays: { shortAnswerTimeout, setsTimeoutError: 5000, navigationTimeout: 10_000 },
});
