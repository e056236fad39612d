import { fromPromise } from 'xstate';
import { asksForCap, planOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import { enrolmentPaymentMachine, type EnrolmentOrder } from '#machines/enrolment/enrolment-payment.ts';
import type { Session } from '#machines/domain/member.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { readSignUpEntry, storeMaxRoundUp, storePlanChoice } from '#src/browser/sign-up-cookies.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import type { PaymentTrace } from '#src/browser/pending-payments.ts';
import { isInterrupted, providePayment, type PaymentSight } from '#src/flows/payment/payment.actors.ts';

function recallPlan(): PlanChoice | null {
  const { tierId, tierPlanId } = readSignUpEntry();
  return tierId === null ? null : { membershipTierId: tierId, membershipTierPlanId: tierPlanId };
}

/** Enrolling with its real actors. The plan that is sent is stored too, so that the checkout charges exactly that. */
export function provideEnrolment(dependencies: AppDependencies) {
  const { api, http, drafts } = dependencies;
  const cardsApi = createCardsApi(http, dependencies);

  async function send(
    { plan, enrolment }: EnrolmentOrder,
    key: string | null,
    signal: AbortSignal,
  ): Promise<PaymentAnswer<Session>> {
    const session = await cardsApi.enrol(plan, enrolment, key, signal);
    drafts.draft('enrolment').clear();
    return { kind: 'settled', answer: session };
  }

  function traceOf({ plan, enrolment }: EnrolmentOrder): PaymentTrace {
    storePlanChoice(plan);
    const client = dependencies.client();
    const chosen = planOf(plan, dependencies.tiers() ?? []);
    if (client && asksForCap(chosen, client)) storeMaxRoundUp(enrolment.maxRoundUp);
    return {};
  }

  async function ask(signal: AbortSignal): Promise<PaymentSight<Session>> {
    const session = await api.fetchSession(signal);
    return session.membership === null ? { kind: 'absent' } : { kind: 'settled', answer: session };
  }

  return enrolmentMachine.provide({
    actors: {
      recallEntry: fromPromise(async () => ({
        plan: recallPlan(),
        maxRoundUp: readSignUpEntry().maxRoundUp,
        isInterrupted: isInterrupted(enrolmentPaymentMachine.id, dependencies),
      })),
      storePlan: fromPromise<void, { plan: PlanChoice | null }>(async ({ input }) => {
        if (input.plan) storePlanChoice(input.plan);
      }),
      enrolmentPayment: providePayment(enrolmentPaymentMachine, dependencies, { send, ask, traceOf }),
      fetchSession: fromPromise(({ signal }) => api.fetchSession(signal)),
    },
  });
}
