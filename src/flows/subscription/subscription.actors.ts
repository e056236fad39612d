import { fromPromise } from 'xstate';
import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { hasChangedTo, isMovedTo } from '#machines/domain/membership-mark.ts';
import { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import {
  downgradePaymentMachine,
  upgradePaymentMachine,
  type UpgradeOrder,
} from '#machines/subscription/plan-payments.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import type {
  InterruptedChange,
  PlanWay,
  SubscriptionFacts,
} from '#machines/subscription/subscription.types.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { isUpgradeUnderWay, previewChange, scheduleDowngrade, upgradePlan } from '#src/api/plan-changes.ts';
import { readMembership } from '#src/app/membership-now.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { afterPaint } from '#src/browser/after-paint.ts';
import { createPreviousRoute } from '#src/browser/previous-route.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';
import { provideInviteLink } from '#src/flows/invite-link/invite-link.actors.ts';
import {
  interruptedPayment,
  markBefore,
  openTime,
  providePayment,
  type PaymentSight,
} from '#src/flows/payment/payment.actors.ts';

const payments = {
  upgrade: upgradePaymentMachine,
  downgrade: downgradePaymentMachine,
  card: cardPaymentMachine,
} satisfies Record<PlanWay, unknown>;

/** Choosing and changing a plan with its real actors. */
export function provideSubscription(dependencies: AppDependencies): typeof subscriptionMachine {
  const { api, http, tab } = dependencies;
  const cardsApi = createCardsApi(http, dependencies);

  function withFacts(read: Pick<SubscriptionFacts, 'session' | 'cards' | 'tiers'>): SubscriptionFacts {
    const client = dependencies.client();
    return {
      ...read,
      mayDowngrade: client?.featureFlags.downgradeMembership ?? false,
      hasReferral: client?.referralProgram ?? false,
      isNew: createPreviousRoute(tab).isSignUp(),
      interrupted: interruptedChange(dependencies),
    };
  }

  /** What was recalled is painted first. */
  async function fetchFacts(signal: AbortSignal): Promise<SubscriptionFacts> {
    await afterPaint();
    const [session, cards, tiers] = await Promise.all([
      api.fetchSession(signal),
      api.fetchCards({}, signal),
      api.fetchTiers(signal),
    ]);
    return withFacts({ session, cards, tiers });
  }

  /** What the app has read before. Which card pays is asked only after a plan is chosen. */
  async function recallFacts(): Promise<SubscriptionFacts | null> {
    const [session, tiers] = [dependencies.session(), dependencies.tiers()];
    return session && tiers && withFacts({ session, cards: [], tiers });
  }

  return subscriptionMachine.provide({
    actors: {
      fetchFacts: fromPromise(({ signal }) => fetchFacts(signal)),
      recallFacts: fromPromise(recallFacts),
      fetchSession: fromPromise(({ signal }) => api.fetchSession(signal)),
      cardLink: provideCardLink(dependencies, cardsApi, 'join'),
      inviteLink: provideInviteLink(dependencies),
      upgrade: upgradeMachine.provide({
        actors: {
          fetchPreview: fromPromise<PlanPreview, PlanChoice>(({ input, signal }) =>
            previewChange(http, input, signal),
          ),
          cardLink: provideCardLink(dependencies, cardsApi, 'add'),
          upgradePayment: provideUpgrade(dependencies),
        },
      }),
      downgrade: downgradeMachine.provide({ actors: { downgradePayment: provideDowngrade(dependencies) } }),
    },
  });
}

/** The change whose answer a refresh cut off; null when there is none, or long ago. A further card changes no plan. */
function interruptedChange(dependencies: AppDependencies): InterruptedChange | null {
  for (const way of ['upgrade', 'downgrade', 'card'] as const) {
    const mark = interruptedPayment(payments[way].id, dependencies);
    if (mark?.choice && Date.now() - mark.startedAt < openTime) {
      return { way, choice: mark.choice };
    }
  }
  return null;
}

function provideUpgrade(dependencies: AppDependencies) {
  return providePayment<UpgradeOrder, Membership>(upgradePaymentMachine, dependencies, {
    traceOf: ({ choice }) => ({ choice, ...markBefore(dependencies.session()) }),
    looksFirst: true,
    send: async (order, key, signal) => {
      const outcome = await upgradePlan(dependencies.http, order, key, signal);
      return outcome.kind === 'pending' ? outcome : { kind: 'settled', answer: outcome.membership };
    },
    ask: (signal, { choice = null, before }) =>
      askFor(dependencies, signal, (membership) => hasChangedTo(choice, before, membership)),
    isUnderWay: async (signal, { choice }) =>
      choice !== undefined && isUpgradeUnderWay(dependencies.http, choice, signal),
  });
}

function provideDowngrade(dependencies: AppDependencies) {
  return providePayment<PlanChoice, Membership>(downgradePaymentMachine, dependencies, {
    traceOf: (choice) => ({ choice, ...markBefore(dependencies.session()) }),
    send: async (choice, key, signal) => ({
      kind: 'settled',
      answer: await scheduleDowngrade(dependencies.http, choice, key, signal, dependencies.downgradePath),
    }),
    ask: (signal, { choice = null, before }) =>
      askFor(dependencies, signal, (membership) => isMovedTo(choice, before, membership)),
  });
}

/** Whether the membership is by now what it was to become. */
async function askFor(
  dependencies: AppDependencies,
  signal: AbortSignal,
  isThere: (membership: Membership) => boolean,
): Promise<PaymentSight<Membership>> {
  const membership = await readMembership(dependencies, signal);
  return membership && isThere(membership) ? { kind: 'settled', answer: membership } : { kind: 'absent' };
}
