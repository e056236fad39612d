import { assign, setup } from 'xstate';
import { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import { answerTimeout, errorActions } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { Session, User } from '#machines/domain/member.ts';
import { onlyChoice, type PlanChoice } from '#machines/domain/plan-choice.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { tellApp } from '#machines/tell-app.ts';
import { unprovided } from '#machines/unprovided.ts';
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
    recallEntry: unprovided<SignUpRecall>('recallEntry'),
    reopenPlan: unprovided<void>('reopenPlan'),
    keepPlan: unprovided<void, { plan: PlanChoice }>('keepPlan'),
    fetchSession: unprovided<Session>('fetchSession'),
    forgetEntry: unprovided<void>('forgetEntry'),
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
    keepStep: assign({ step: (_, { step }: { step: RouteName }) => step }),
    keepRecall: assign(({ context }, { recall }: { recall: SignUpRecall }) => ({
      ...recall,
      plan: recall.plan ?? context.plan ?? context.memberPlan ?? onlyChoice(context.tiers),
    })),
    keepPlan: assign({ plan: (_, { plan }: { plan: PlanChoice }) => plan, error: null }),
    takeOnlyChoice: assign({ plan: ({ context }) => onlyChoice(context.tiers) }),
    ...errorActions<SignUpContext, SignUpEvent>(),
    goTo: tellApp<SignUpContext, SignUpEvent, { step: SignUpStep; replaces?: boolean }>(
      (_, { step, replaces = false }) => ({ type: 'route.go', route: step, replaces }),
    ),
    tellEstablished: tellApp<SignUpContext, SignUpEvent, { session: Session }>((_, { session }) => ({
      type: 'session.established',
      session,
    })),
    tellJoined: tellApp<SignUpContext, SignUpEvent>(() => ({ type: 'member.joined' })),
    tellChanged: tellApp<SignUpContext, SignUpEvent, { session: Session } | { user: User }>((_, change) => ({
      type: 'session.change',
      ...change,
    })),
  },
  delays: { answerTimeout, keepingTimeout: 5000, navigationTimeout: 10_000 },
});
