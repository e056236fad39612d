import { fromPromise } from 'xstate';
import { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import type { Affinities } from '#machines/domain/affinity.ts';
import { capFloor } from '#machines/domain/donation-cap.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import { asksForCap, planOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { accountForm, detailsForm } from '#machines/sign-up/sign-up-forms.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';
import {
  clearPlanChoice,
  clearSignUp,
  readLastPlanChoice,
  readSignUpEntry,
  storeMaxRoundUp,
  storePlanChoice,
} from '#src/browser/sign-up-cookies.ts';
import { joinedKey } from '#src/app/guards.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { safeStorage } from '#src/browser/storage.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';
import { isInterrupted } from '#src/flows/payment/payment.actors.ts';
import { withDraft } from './affinity.facts.ts';
import { provideSocialSignIn } from '#src/flows/social-sign-in/social-sign-in.actors.ts';

/** The plan of a sign-up link or of an earlier choice; else the one that was last taken back, to suggest it. */
function recallPlan(tab: AppDependencies['tab']): PlanChoice | null {
  const { tierId, tierPlanId } = readSignUpEntry();
  if (tierId === null) return readLastPlanChoice(tab);
  return { membershipTierId: tierId, membershipTierPlanId: tierPlanId };
}

const nobodyToChoose: Affinities = { items: [], selectedId: null };

/** Signing up with its real actors. */
export function provideSignUp(dependencies: AppDependencies) {
  const { api, http, tab, drafts } = dependencies;
  const joiningApi = createJoiningApi(http);
  const cardsApi = createCardsApi(http, dependencies);

  function isCapAsked(): boolean {
    const client = dependencies.client();
    return client !== null && asksForCap(planOf(recallPlan(tab), dependencies.tiers() ?? []), client);
  }

  /** The cap of a link or of the form; one that the server refuses only where there is a field to correct it. */
  function recallCap(): Cents | null {
    const { maxRoundUp } = readSignUpEntry();
    return maxRoundUp !== null && maxRoundUp <= capFloor && !isCapAsked() ? null : maxRoundUp;
  }

  return signUpMachine.provide({
    actors: {
      recallEntry: fromPromise(async () => ({
        plan: recallPlan(tab),
        maxRoundUp: recallCap(),
        isPaymentInterrupted:
          isInterrupted(cardPaymentMachine.id, dependencies) ||
          !!dependencies.session()?.membership?.pendingPayment,
        isReturning: isOver(dependencies.session()?.membership ?? null),
      })),
      reopenPlan: fromPromise(async () => clearPlanChoice(tab)),
      storePlan: fromPromise<void, { plan: PlanChoice }>(async ({ input }) => storePlanChoice(input.plan)),
      fetchSession: fromPromise(({ signal }) => api.fetchSession(signal)),
      clearEntry: fromPromise(async () => {
        clearSignUp(tab);
        safeStorage(tab).setItem(joinedKey, dependencies.session()?.user.id ?? '');
        drafts.clearAll();
      }),
      account: accountForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            const session = await joiningApi.signUp(values, readSignUpEntry(), signal);
            if (isCapAsked()) storeMaxRoundUp(values.maxRoundUp);
            return session;
          }),
        },
      }),
      social: provideSocialSignIn(dependencies),
      cardLink: provideCardLink(dependencies, cardsApi, 'join'),
      affinity: affinityMachine.provide({
        actors: {
          fetchAffinities: fromPromise(async ({ signal }) =>
            dependencies.client()?.hasAffinities === false
              ? nobodyToChoose
              : withDraft(await cardsApi.fetchAffinities(signal), drafts),
          ),
          chooseAffinity: fromPromise<void, { id: string }>(async ({ input, signal }) => {
            await cardsApi.chooseAffinity(input.id, signal);
          }),
        },
      }),
      details: detailsForm.provide({
        actors: {
          sendForm: fromPromise(({ input: { values }, signal }) => {
            const { phone, ...address } = values;
            return joiningApi.changeProfile({ phone, address }, signal);
          }),
        },
      }),
    },
  });
}
