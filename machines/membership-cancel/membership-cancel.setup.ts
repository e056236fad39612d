import { assign, setup } from 'xstate';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { CancelWords } from '#machines/domain/cancel-reason.ts';
import type { Membership } from '#machines/domain/member.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import type { ModalNext, ModalOutput } from '#machines/domain/overlay.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';

/** What a member who leaves is owed, cents. */
export interface OwedCashBack {
  confirmed: Cents;
  pending: Cents;
  /** What is charged next, of which round-ups are charged all the same; null for nothing. */
  nextCharge: MembershipSummary['nextCharge'];
}

export interface MembershipCancelContext {
  /** Null when it could not be read. */
  owed: OwedCashBack | null;
  words: CancelWords;
  error: AppError | null;
  /** The membership that was cancelled. */
  membership: Membership | null;
  /** What the member does instead; null for nothing. */
  next: ModalNext | null;
}

export type MembershipCancelEvent =
  | { type: 'balance.retry' }
  | { type: 'cancel.continue' }
  | { type: 'step.back' }
  | { type: 'cancel.confirm'; words: CancelWords }
  | { type: 'outcome.check' }
  /** Moves to another plan instead. */
  | { type: 'plan.change' }
  /** Pauses a card instead. */
  | { type: 'cards.open' }
  /** Withdraws the cash back first. */
  | { type: 'balance.withdraw' }
  | { type: 'flow.close' };

/** The actors, guards and actions of leaving. */
export const membershipCancelSetup = setup({
  types: {} as {
    context: MembershipCancelContext;
    events: MembershipCancelEvent;
    output: ModalOutput;
    tags: 'busy' | 'working';
  },
  actors: {
    fetchOwed: notProvided<MembershipSummary>('fetchOwed'),
    cancelMembership: notProvided<Membership, CancelWords>('cancelMembership'),
    askMembership: notProvided<Membership>('askMembership'),
  },
  guards: {
    isOver: (_, { membership }: { membership: Membership }) => isOver(membership),
    isChurned: (_, { membership }: { membership: Membership }) => membership.status === 'churned',
    knowsOwed: ({ context }) => context.owed !== null,
  },
  actions: {
    setOwed: assign({
      owed: (_, { summary }: { summary: MembershipSummary }) => ({
        confirmed: summary.cashBackBalance,
        pending: summary.pendingCashBack,
        nextCharge: summary.nextCharge,
      }),
    }),
    setWords: assign({ words: (_, { words }: { words: CancelWords }) => words, error: null }),
    setMembership: assign({
      membership: (_, { membership }: { membership: Membership }) => membership,
      words: {},
      error: null,
    }),
    ...errorActions<MembershipCancelContext, MembershipCancelEvent>(),
    showEnded: notify('toasts', {
      type: 'toast.show',
      content: { message: { key: 'membershipEnded' }, type: 'success', timeout: defaultToastTimeout },
    }),
    request: assign((_, { next }: { next: ModalNext }) => ({ next })),
    notifyMembership: notify('session', (_, { membership }: { membership: Membership }) => ({
      type: 'session.change',
      membership,
    })),
  },
  delays: { answerTimeout, shortAnswerTimeout, balanceTimeout: 15_000 },
});
