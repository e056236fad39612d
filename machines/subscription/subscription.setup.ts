import { assign, sendTo, setup } from 'xstate';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { Membership, Session, Subscription } from '#machines/domain/member.ts';
import type {
  ModalNext,
  ModalOutput,
  SubscriptionMode,
  SubscriptionOverlay,
} from '#machines/domain/overlay.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { timeoutOf, type NamedPlan, type ToastMessage, type ToastType } from '#machines/domain/toast.ts';
import { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import { flowClosed } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { downgradeMachine } from './downgrade.machine.ts';
import { isSubscribed, settledChoice, wayTo } from './plan-offers.ts';
import type {
  PlanWay,
  ReviewOutput,
  SubscriptionContext,
  SubscriptionEvent,
  SubscriptionFacts,
} from './subscription.types.ts';
import { upgradeMachine } from './upgrade.machine.ts';

/** Which step the flow was closed on. */
export type SubscriptionStep =
  'loading' | 'welcome' | 'tier' | 'card' | 'referral' | 'success' | 'review' | 'error';

/** The flow may be closed here, and the step is tracked, with what else follows from closing it. */
export const closes = (step: SubscriptionStep, ...others: ('trackCardClosed' | 'showActivated')[]) =>
  ({
    target: '#subscription.left',
    actions: [{ type: 'trackClosed', params: { step } } as const, ...others],
  }) as const;

/** The actors, guards and actions of choosing and changing a plan. */
export const subscriptionSetup = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    input: SubscriptionOverlay;
    output: ModalOutput;
    tags: 'busy';
    children: {
      cardLink: 'cardLink';
      inviteLink: 'inviteLink';
      upgrade: 'upgrade';
      downgrade: 'downgrade';
    };
  },
  actors: {
    fetchFacts: notProvided<SubscriptionFacts>('fetchFacts'),
    recallFacts: notProvided<SubscriptionFacts | null>('recallFacts'),
    fetchSession: notProvided<Session>('fetchSession'),
    cardLink: cardLinkMachine,
    inviteLink: inviteLinkMachine,
    upgrade: upgradeMachine,
    downgrade: downgradeMachine,
  },
  guards: {
    beginsWithPlans: ({ context }) => context.overlay.begin === 'plans',
    hasError: ({ context }) => context.error !== null,
    isFor: ({ context }, { mode }: { mode: SubscriptionMode }) => context.overlay.mode === mode,
    hasReferral: ({ context: { facts, overlay } }) =>
      facts?.hasReferral === true && overlay.mode === 'subscribe',
    leadsTo: ({ context }, { way, choice }: { way: PlanWay; choice?: PlanChoice }) =>
      wayTo(choice ?? context.choice, context.facts) === way,
    /** Nothing but a choice of plans is shown from what was known before: all else waits for the server. */
    mayShow: ({ context: { overlay, error } }, { facts }: { facts: SubscriptionFacts | null }) =>
      facts !== null &&
      isSubscribed(facts) &&
      settledChoice(facts) === null &&
      facts.interrupted === null &&
      error === null &&
      overlay.mode === 'upgrade' &&
      overlay.choice === undefined,
    isOffered: ({ context }, { choice }: { choice: PlanChoice }) => wayTo(choice, context.facts) !== null,
    wasInterrupted: ({ context }, { way }: { way: PlanWay }) => context.facts?.interrupted?.way === way,
    /** Who has only one plan to take, or has it already, is not asked again. */
    hasNoChoice: ({ context: { facts } }) => facts !== null && settledChoice(facts) !== null,
    mayChoose: ({ context: { facts } }) => facts !== null && settledChoice(facts) === null,
    /** A membership runs that did not run before. */
    hasBegun: ({ context: { facts } }, { output }: { output: ReviewOutput }) =>
      output.kind === 'changed' && facts !== null && !isSubscribed(facts),
    hasChanged: (_, { output }: { output: ReviewOutput }) => output.kind === 'changed',
    isStale: (_, { output }: { output: ReviewOutput }) => output.kind === 'left' && output.isStale === true,
    isRefused: (_, { output }: { output: ReviewOutput }) => output.kind === 'refused',
  },
  actions: {
    showFacts: assign({ facts: (_, { facts }: { facts: SubscriptionFacts | null }) => facts }),
    setFacts: assign(({ context }, { facts }: { facts: SubscriptionFacts }) => ({
      facts,
      choice:
        facts.interrupted?.choice ?? settledChoice(facts) ?? context.choice ?? context.overlay.choice ?? null,
    })),
    setChoice: assign({ choice: (_, { choice }: { choice: PlanChoice }) => choice }),
    /** It was followed, and refused: all is read again, and chosen anew. */
    clearLink: assign({
      overlay: ({ context: { overlay } }) => ({ kind: overlay.kind, mode: overlay.mode }),
    }),
    clearChoice: assign(({ context: { facts } }) => ({
      choice: null,
      facts: facts && { ...facts, interrupted: null },
    })),
    setChanged: assign({ changed: (_, { membership }: { membership: Membership | null }) => membership }),
    setAgreed: assign({
      agreed: (_, { output }: { output: ReviewOutput }) =>
        (output.kind === 'changed' && output.agreed) || null,
      lastRoundUps: (_, { output }: { output: ReviewOutput }) =>
        (output.kind === 'changed' && output.lastRoundUps) || null,
    }),
    ...errorActions<SubscriptionContext, SubscriptionEvent>(),
    askUpgradeBack: sendTo('upgrade', { type: 'step.back' }),
    askDowngradeBack: sendTo('downgrade', { type: 'step.back' }),
    trackClosed: notify('tracker', (_, { step }: { step: SubscriptionStep }) => ({
      type: 'event.tracked',
      tracked: flowClosed(step),
    })),
    trackCardClosed: notify('tracker', { type: 'event.tracked', tracked: { name: 'card-modal-closed' } }),
    notifySession: notify('session', (_, { session }: { session: Session }) => ({
      type: 'session.change',
      session,
    })),
    notifyMembership: notify('session', (_, { output }: { output: ReviewOutput }) => ({
      type: 'session.change',
      ...(output.kind === 'changed' && { membership: output.membership }),
    })),
    showActivated: notifyToast(({ changed }) => ({
      key: 'membershipActivated',
      receipt: periodReceipt(changed),
    })),
    showUpgraded: notifyToast((context, output) => {
      const membership = membershipOf(output);
      return {
        key: 'planUpgraded',
        plan: namedPlan(context, membership?.currentSubscription),
        receipt: periodReceipt(membership),
      };
    }),
    showScheduled: notifyToast((context, output) => {
      const membership = membershipOf(output);
      return {
        key: 'planScheduled',
        plan: namedPlan(context, (membership && scheduledSubscription(membership)) ?? context.choice),
        date: periodReceipt(membership).renewsOn,
      };
    }),
    showRefused: notifyToast(
      (_, output) => ({
        key: 'failure',
        error: (output.kind === 'refused' && output.error) || { kind: 'unpaid' },
      }),
      'error',
    ),
  },
  delays: { answerTimeout, shortAnswerTimeout },
});

/** Who was a member before sees next what has changed; who is new goes on where the flow was opened. */
export function nextOf({ changed, facts }: SubscriptionContext): ModalNext | null {
  return changed === null || facts?.isNew ? null : { kind: 'route', route: 'account', part: 'membership' };
}

type Words = (context: SubscriptionContext, output: ReviewOutput) => ToastMessage;

function notifyToast(words: Words, type: ToastType = 'success') {
  return notify<'toasts', SubscriptionContext, SubscriptionEvent, { output: ReviewOutput } | undefined>(
    'toasts',
    ({ context }, params) => {
      const message = words(context, params?.output ?? { kind: 'left' });
      return { type: 'toast.show', content: { message, type, timeout: timeoutOf(message) } };
    },
  );
}

/** What the server answered. */
export function membershipOf(output: ReviewOutput): Membership | null {
  return output.kind === 'changed' ? output.membership : null;
}

function namedPlan(
  { facts }: SubscriptionContext,
  period: Pick<Subscription, keyof PlanChoice> | null | undefined,
): NamedPlan | null {
  const chosen = planOf(planOfMembership(period), facts?.tiers ?? []);
  return chosen && { tier: chosen.tier.name, frequency: frequencyOf(chosen), price: priceOf(chosen) };
}

/** When a downgrade takes effect: an instant; null without a current subscription. */
export function effectOf({ facts }: Pick<SubscriptionContext, 'facts'>): string | null {
  return periodReceipt(facts?.session.membership ?? null).renewsOn;
}
