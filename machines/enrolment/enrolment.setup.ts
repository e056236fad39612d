import { assign, setup } from 'xstate';
import { errorActions, shortAnswerTimeout } from '#machines/call.ts';
import { hasCode, type AppError } from '#machines/domain/app-error.ts';
import type { Enrolment } from '#machines/domain/enrolment.ts';
import type { Session } from '#machines/domain/member.ts';
import { openTiers, planOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import { choiceOf, firstChoice } from '#machines/domain/plan-frequency.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { enrolmentPaymentMachine } from './enrolment-payment.ts';

export interface EnrolmentInput {
  tiers: readonly Tier[];
}

/** What a sign-up link or an earlier visit brought. */
export interface EnrolmentRecall {
  plan: PlanChoice | null;
  /** Cents; null is unlimited. */
  maxRoundUp: Cents | null;
  /** A refresh came between joining and the answer. */
  isInterrupted: boolean;
}

export interface EnrolmentContext extends EnrolmentInput {
  /** Always one that a new member may choose; null where there is none. */
  plan: PlanChoice | null;
  maxRoundUp: Cents | null;
  /** Held while it is on its way. */
  enrolment: Enrolment | null;
  error: AppError | null;
}

export type EnrolmentEvent =
  { type: 'plan.choose'; plan: PlanChoice } | { type: 'form.submit'; values: Enrolment };

type Outcome = PaymentOutput<Session>;

/** The actors, guards and actions of joining a programme as somebody who is signed in. */
export const enrolmentSetup = setup({
  types: {} as {
    context: EnrolmentContext;
    events: EnrolmentEvent;
    input: EnrolmentInput;
    children: { enrolmentPayment: 'enrolmentPayment' };
  },
  actors: {
    recallEntry: notProvided<EnrolmentRecall>('recallEntry'),
    storePlan: notProvided<void, { plan: PlanChoice | null }>('storePlan'),
    enrolmentPayment: enrolmentPaymentMachine,
    fetchSession: notProvided<Session>('fetchSession'),
  },
  guards: {
    isInterrupted: (_, { recall }: { recall: EnrolmentRecall }) => recall.isInterrupted,
    hasSucceeded: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
    isMemberAlready: (_, { output }: { output: Outcome }) =>
      output.kind === 'failed' && hasCode(output.error, 'i_member_001'),
    hasReason: (_, { output }: { output: Outcome }) => output.kind === 'failed' && output.error !== null,
  },
  actions: {
    setRecall: assign(({ context: { tiers } }, { recall }: { recall: EnrolmentRecall }) => ({
      plan: openPlan(recall.plan, tiers) ?? firstChoice(tiers),
      maxRoundUp: recall.maxRoundUp,
    })),
    takeFirstChoice: assign({ plan: ({ context }) => firstChoice(context.tiers) }),
    storePlan: assign({
      plan: ({ context }, { plan }: { plan: PlanChoice }) => openPlan(plan, context.tiers) ?? context.plan,
      error: null,
    }),
    setEnrolment: assign({
      enrolment: (_, { enrolment }: { enrolment: Enrolment }) => enrolment,
      error: null,
    }),
    clearEnrolment: assign({ enrolment: null }),
    setReason: assign({
      error: (_, { output }: { output: Outcome }) => (output.kind === 'failed' ? output.error : null),
    }),
    ...errorActions<EnrolmentContext, EnrolmentEvent>(),
    notifyEnrolled: notify('session', (_, { output }: { output: Outcome }) => ({
      type: 'session.change',
      session: output.kind === 'succeeded' ? output.answer : undefined,
    })),
    notifySession: notify('session', (_, { session }: { session: Session }) => ({
      type: 'session.change',
      session,
    })),
    goTo: notify('router', (_, { route }: { route: RouteName }) => ({
      type: 'navigation.requested',
      route,
      replaces: true,
    })),
  },
  delays: { shortAnswerTimeout, setsTimeoutError: 5000 },
});

/** A choice that a new member may make, with the plan that is meant; null for any other. */
function openPlan(choice: PlanChoice | null, tiers: readonly Tier[]): PlanChoice | null {
  const chosen = planOf(choice, openTiers(tiers));
  return chosen && choiceOf(chosen);
}
