import { fromPromise } from 'xstate';
import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { isSameChoice } from '#machines/domain/membership-plan.ts';
import type { PaymentReply } from '#machines/payment/payment.machine.ts';
import { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import {
  downgradePaymentMachine,
  upgradePaymentMachine,
  type UpgradeOrder,
} from '#machines/subscription/plan-payments.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { previewChange, scheduleDowngrade, upgradePlan } from '#src/api/plan-changes.ts';
import type { Outside } from '#src/app/outside.ts';
import { createCameFrom } from '#src/browser/came-from.ts';
import { provideCardLink } from './card-link-actors.ts';
import { provideInviteLink } from './invite-link-actors.ts';
import { keptPayments } from './kept-payments.ts';
import { providePayment } from './payment-actors.ts';

/** Choosing and changing a plan with its real actors. */
export function provideSubscription(outside: Outside) {
  const { api, http, tab } = outside;
  const cardsApi = createCardsApi(http, outside);

  /** What an earlier visit left undone is seen in the membership as it is now. */
  async function fetchFacts(signal: AbortSignal): Promise<SubscriptionFacts> {
    for (const { id } of [cardPaymentMachine, upgradePaymentMachine, downgradePaymentMachine]) {
      keptPayments(outside).forget(id);
    }
    const [session, cards, tiers] = await Promise.all([
      api.fetchSession(signal),
      api.fetchCards({}, signal),
      api.fetchTiers(signal),
    ]);
    const client = outside.client();
    return {
      session,
      cards,
      tiers,
      mayDowngrade: client?.featureFlags.downgradeMembership ?? false,
      hasReferral: client?.referralProgram ?? false,
      isNew: createCameFrom(tab).isSignUp(),
    };
  }

  return subscriptionMachine.provide({
    actors: {
      fetchFacts: fromPromise(({ signal }) => fetchFacts(signal)),
      fetchSession: fromPromise(({ signal }) => api.fetchSession(signal)),
      cardLink: provideCardLink(outside, cardsApi, 'join'),
      inviteLink: provideInviteLink(outside),
      upgrade: upgradeMachine.provide({
        actors: {
          fetchPreview: fromPromise<PlanPreview, PlanChoice>(({ input, signal }) =>
            previewChange(http, input, signal),
          ),
          cardLink: provideCardLink(outside, cardsApi, 'add'),
          upgradePayment: provideUpgrade(outside),
        },
      }),
      downgrade: downgradeMachine.provide({ actors: { downgradePayment: provideDowngrade(outside) } }),
    },
  });
}

function provideUpgrade(outside: Outside) {
  let wanted: PlanChoice | null = null;
  let isUnderWay = false;
  return providePayment<UpgradeOrder, Membership>(upgradePaymentMachine, outside, {
    send: async (order, key, signal) => {
      wanted = order.choice;
      isUnderWay = false;
      const outcome = await upgradePlan(outside.http, order, key, signal);
      isUnderWay = outcome.kind === 'pending';
      return outcome.kind === 'pending' ? outcome : { kind: 'settled', answer: outcome.membership };
    },
    ask: async (signal) => {
      const isThere = (membership: Membership) =>
        membership.currentSubscription !== null && isSameChoice(membership, wanted);
      const reply = await askFor(outside, signal, isThere);
      return reply.kind === 'absent' && isUnderWay ? { kind: 'pending' } : reply;
    },
  });
}

function provideDowngrade(outside: Outside) {
  let wanted: PlanChoice | null = null;
  return providePayment<PlanChoice, Membership>(downgradePaymentMachine, outside, {
    send: async (choice, key, signal) => {
      wanted = choice;
      return { kind: 'settled', answer: await scheduleDowngrade(outside.http, choice, key, signal) };
    },
    ask: (signal) =>
      askFor(outside, signal, ({ membershipSubscriptions }) =>
        isSameChoice(membershipSubscriptions.at(-1) ?? null, wanted),
      ),
  });
}

/** Whether the membership is by now what it was to become. */
async function askFor(
  { api }: Outside,
  signal: AbortSignal,
  isThere: (membership: Membership) => boolean,
): Promise<PaymentReply<Membership>> {
  const { membership } = await api.fetchSession(signal);
  return membership && isThere(membership) ? { kind: 'settled', answer: membership } : { kind: 'absent' };
}
