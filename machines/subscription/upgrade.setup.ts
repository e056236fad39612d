import { assign, setup } from 'xstate';
import { answerTimeout, errorActions } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { withCard, type Card } from '#machines/domain/card.ts';
import type { Membership, PeriodCharge } from '#machines/domain/member.ts';
import { annualInstead, rankOf } from '#machines/domain/plan-change.ts';
import { planOf, type ChosenPlan, type PlanChoice } from '#machines/domain/plan-choice.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { activeCards, primaryCard } from '#machines/domain/primary-card.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { reportWork, type WorkFact } from '#machines/payment/work.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { upgradePaymentMachine, type UpgradeOrder } from './plan-payments.ts';
import type { ReviewOutput } from './subscription.types.ts';

export interface UpgradeInput {
  choice: PlanChoice;
  current: ChosenPlan | null;
  tiers: readonly Tier[];
  cards: readonly Card[];
  /** A refresh came between paying and the answer. */
  isInterrupted: boolean;
}

export interface UpgradeContext extends UpgradeInput {
  /** A card that was chosen here; the primary one pays otherwise. */
  cardId: string | null;
  /** The price, with the choice that it was asked for. */
  preview: (PlanPreview & { choice: PlanChoice }) | null;
  error: AppError | null;
  output: ReviewOutput;
}

export type UpgradeEvent =
  | { type: 'preview.retry' }
  | { type: 'consent.give' }
  | { type: 'consent.withdraw' }
  | { type: 'change.confirm' }
  | { type: 'plan.choose'; choice: PlanChoice }
  | { type: 'card.change' }
  | { type: 'card.choose'; id: string }
  | { type: 'card.add' }
  | { type: 'step.back' }
  | WorkFact;

type Outcome = PaymentOutput<Membership>;

/** The actors, guards and actions of the checkout of an upgrade. */
export const upgradeSetup = setup({
  types: {} as {
    context: UpgradeContext;
    events: UpgradeEvent;
    input: UpgradeInput;
    output: ReviewOutput;
    tags: 'busy';
    children: {
      cardLink: 'cardLink';
      upgradePayment: 'upgradePayment';
    };
  },
  actors: {
    fetchPreview: notProvided<PlanPreview, PlanChoice>('fetchPreview'),
    cardLink: cardLinkMachine,
    upgradePayment: upgradePaymentMachine,
  },
  guards: {
    isInterrupted: ({ context }) => context.isInterrupted,
    hasActiveCards: ({ context }) => activeCards(context.cards).length > 0,
    isActive: ({ context }, { id }: { id: string }) =>
      activeCards(context.cards).some((card) => card.id === id),
    isAnnualInstead: ({ context }, { choice }: { choice: PlanChoice }) =>
      annualOffer(context)?.plan?.id === choice.membershipTierPlanId,
    /** Something is charged now, and there is a card to charge. */
    needsConsent: ({ context }) =>
      hasPrice(context) && context.preview?.amountToCharge !== 0 && payingCard(context)?.status === 'active',
    isFree: ({ context }) => hasPrice(context) && context.preview?.amountToCharge === 0,
    isPaid: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
    isRepriced: (_, { output }: { output: Outcome }) =>
      output.kind === 'failed' &&
      output.error?.kind === 'rejected' &&
      Object.hasOwn(output.error.fields, 'amountToCharge'),
  },
  actions: {
    setChoice: assign((_, { choice }: { choice: PlanChoice }) => ({ choice, preview: null, error: null })),
    setPreview: assign({
      preview: ({ context }, { preview }: { preview: PlanPreview }) => ({
        ...preview,
        choice: context.choice,
      }),
    }),
    clearPreview: assign({ preview: null }),
    setCard: assign({ cardId: (_, { id }: { id: string }) => id }),
    addCard: assign({
      cards: ({ context }, { card }: { card: Card }) => withCard(context.cards, card),
      cardId: (_, { card }: { card: Card }) => card.id,
    }),
    setOutcome: assign({
      output: ({ context }, { output }: { output: Outcome }): ReviewOutput => {
        if (output.kind !== 'succeeded') return context.output;
        const lastRoundUps = context.preview?.lastRoundUps;
        return {
          kind: 'changed',
          membership: output.answer,
          agreed: agreedCharge(context),
          ...(lastRoundUps && { lastRoundUps }),
        };
      },
    }),
    setReason: assign({
      error: (_, { output }: { output: Outcome }): AppError | null =>
        output.kind === 'failed' ? (output.error ?? { kind: 'unpaid' }) : null,
    }),
    ...errorActions<UpgradeContext, UpgradeEvent>(),
    notifyReason: notify(
      'toasts',
      ({ context: { error } }) =>
        error && {
          type: 'toast.show',
          content: { message: { key: 'failure', error }, type: 'error', timeout: defaultToastTimeout },
        },
    ),
    ...reportWork<UpgradeContext, UpgradeEvent>(),
  },
  delays: { answerTimeout },
});

/** The card that pays: the one that was chosen here, or the primary one. */
export function payingCard({ cards, cardId }: Pick<UpgradeContext, 'cards' | 'cardId'>): Card | null {
  return cards.find(({ id }) => id === cardId) ?? primaryCard(cards);
}

/** The annual plan that is offered instead of the monthly one that was chosen; or null. */
export function annualOffer({ choice, tiers, current }: UpgradeInput): ChosenPlan | null {
  const target = planOf(choice, tiers);
  return target && annualInstead(target, current && rankOf(current));
}

/** What is paid, exactly as it was shown. */
export function orderOf(context: UpgradeContext): UpgradeOrder {
  const { choice, preview } = context;
  return { choice, cardId: payingCard(context)?.id ?? '', amountToCharge: preview?.amountToCharge ?? 0 };
}

/** What the member has agreed to: the price that was shown and sent, and the card beside it. Null where nothing is paid. */
function agreedCharge(context: UpgradeContext): PeriodCharge | null {
  const amount = context.preview?.amountToCharge ?? 0;
  return amount > 0 ? { amount, cardLastDigits: payingCard(context)?.lastDigits ?? '' } : null;
}

/** How the review ended; whoever leaves it after a refusal may know too little of the plans. */
export function outputOf({ context: { output, error } }: { context: UpgradeContext }): ReviewOutput {
  return output.kind === 'left' ? { kind: 'left', isStale: error?.kind === 'rejected' } : output;
}

/** A price counts for the very choice that it was asked for. */
function hasPrice({ preview, choice }: UpgradeContext): boolean {
  return preview !== null && preview.choice === choice;
}
