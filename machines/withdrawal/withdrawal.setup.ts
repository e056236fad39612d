import { assign, setup } from 'xstate';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { DuesState } from '#machines/domain/dues.ts';
import type { ModalNext, ModalOutput } from '#machines/domain/overlay.ts';
import type { Payout } from '#machines/domain/payout.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { Withdrawal } from '#machines/domain/withdrawal.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import type { WorkFact } from '#machines/payment/work.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { withdrawalPaymentMachine, type WithdrawalOrder } from './withdrawal-payment.ts';

/** What a withdrawal depends on. */
export interface WithdrawalFacts {
  dues: DuesState;
  summary: MembershipSummary;
  cards: readonly Card[];
  /** What was withdrawn before; null for who never did. */
  last: Payout | null;
  /** A refresh came between asking for a withdrawal and its answer. */
  isInterrupted: boolean;
}

export interface WithdrawalContext {
  facts: WithdrawalFacts | null;
  /** What was asked for last; null for nothing yet, and so for one that was cut off. */
  order: WithdrawalOrder | null;
  /** Why nothing was withdrawn, or nothing could be read. */
  error: AppError | null;
  /** The payout that was made. */
  payout: Payout | null;
  /** What the member does instead; null for nothing. */
  next: ModalNext | null;
}

export type WithdrawalEvent =
  | { type: 'facts.retry' }
  | { type: 'withdrawal.review'; withdrawal: Withdrawal }
  /** Sends what was reviewed. */
  | { type: 'withdrawal.confirm' }
  | { type: 'step.back' }
  /** Links a card that the cash back can go to. */
  | { type: 'card.add' }
  /** Pays what is due. */
  | { type: 'dues.pay' }
  | { type: 'flow.close' }
  | WorkFact;

type Outcome = PaymentOutput<Payout>;

/** The actors, guards and actions of withdrawing cash back. */
export const withdrawalSetup = setup({
  types: {} as {
    context: WithdrawalContext;
    events: WithdrawalEvent;
    output: ModalOutput;
    tags: 'busy' | 'working';
    children: { withdrawalPayment: 'withdrawalPayment' };
  },
  actors: {
    fetchFacts: notProvided<WithdrawalFacts>('fetchFacts'),
    withdrawalPayment: withdrawalPaymentMachine,
  },
  guards: {
    isInterrupted: ({ context }) => context.facts?.isInterrupted === true,
    owesDues: ({ context }) => context.facts?.dues === 'due',
    isPaying: ({ context }) => context.facts?.dues === 'paying',
    hasNothing: ({ context }) => balanceOf(context) <= 0,
    hasNoCard: ({ context }) => activeCards(context.facts?.cards ?? []).length === 0,
    isPossible: ({ context }, { withdrawal }: { withdrawal: Withdrawal }) =>
      withdrawal.amount > 0 &&
      withdrawal.amount <= balanceOf(context) &&
      activeCards(context.facts?.cards ?? []).some(({ id }) => id === withdrawal.cardId),
    isPaidOut: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
  },
  actions: {
    setFacts: assign({ facts: (_, { facts }: { facts: WithdrawalFacts }) => facts }),
    setOrder: assign({
      order: ({ context }, { withdrawal }: { withdrawal: Withdrawal }) => ({
        ...withdrawal,
        lastPayoutId: context.facts?.last?.id ?? null,
      }),
      error: null,
    }),
    setPayout: assign({
      payout: (_, { output }: { output: Outcome }) => (output.kind === 'succeeded' ? output.answer : null),
    }),
    setReason: assign({
      error: (_, { output }: { output: Outcome }) =>
        output.kind === 'failed' ? (output.error ?? { kind: 'unpaid' as const }) : null,
    }),
    ...errorActions<WithdrawalContext, WithdrawalEvent>(),
    /** What was refused before is not sent again with what is read now. */
    beginAgain: assign({ order: null, error: null }),
    request: assign((_, { next }: { next: ModalNext }) => ({ next })),
    notifyBalances: notify('app', { type: 'balances.changed' }),
  },
  delays: { answerTimeout, shortAnswerTimeout },
});

/** What can be withdrawn, cents. */
function balanceOf({ facts }: Pick<WithdrawalContext, 'facts'>): number {
  return facts?.summary.cashBackBalance ?? 0;
}
