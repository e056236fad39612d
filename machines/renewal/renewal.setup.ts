import { assign, setup } from 'xstate';
import { answerTimeout, errorActions } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { hasCode } from '#machines/domain/app-error.ts';
import { withCard, type Card } from '#machines/domain/card.ts';
import { owesDues } from '#machines/domain/dues.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { activeCards, primaryCard, withPrimary } from '#machines/domain/primary-card.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { timeoutOf, type ToastMessage } from '#machines/domain/toast.ts';
import type { PaymentOutput } from '#machines/payment/payment.types.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { renewalPaymentMachine } from './renewal-payment.ts';
import type {
  RenewalContext,
  RenewalEvent,
  RenewalFacts,
  RenewalPurpose,
  RenewalRecall,
} from './renewal.types.ts';

type Outcome = PaymentOutput<Membership>;

/** The actors, guards and actions of paying what is due. */
export const renewalSetup = setup({
  types: {} as {
    context: RenewalContext;
    events: RenewalEvent;
    children: { renewalPayment: 'renewalPayment'; cardLink: 'cardLink' };
  },
  actors: {
    recallPayment: notProvided<RenewalRecall>('recallPayment'),
    fetchDues: notProvided<RenewalFacts>('fetchDues'),
    makeDefault: notProvided<Card, { id: string }>('makeDefault'),
    cardLink: cardLinkMachine,
    renewalPayment: renewalPaymentMachine,
  },
  guards: {
    isInterrupted: (_, { recall }: { recall: RenewalRecall }) => recall.isInterrupted,
    isSettled: (_, { facts }: { facts: RenewalFacts }) =>
      facts.due === null && !hasDuesOutstanding(facts.session),
    isUnderWay: (_, { facts }: { facts: RenewalFacts }) => !!facts.session.membership?.pendingPayment,
    isUnclear: (_, { facts }: { facts: RenewalFacts }) => facts.due === null,
    /** A payment that was cut off turned out to be refused. */
    wasRefused: ({ context }) => context.error !== null,
    knowsDue: ({ context }) => context.due !== null,
    canPay: ({ context: { due, cards } }) =>
      due !== null && (due.amount === 0 || primaryCard(cards)?.status === 'active'),
    hasActiveCards: ({ context }) => activeCards(context.cards).length > 0,
    isPrimary: ({ context: { cards } }, { id }: { id: string }) =>
      activeCards(cards).some((card) => card.id === id) && primaryCard(cards)?.id === id,
    isActive: ({ context }, { id }: { id: string }) =>
      activeCards(context.cards).some((card) => card.id === id),
    isPaid: (_, { output }: { output: Outcome }) => output.kind === 'succeeded',
  },
  actions: {
    setFacts: assign((_, { facts: { due, cards } }: { facts: RenewalFacts }) => ({
      due,
      atBank: null,
      cards,
      purpose: due?.isDebt ? ('debt' as const) : ('period' as const),
    })),
    setUnderWay: assign((_, { facts: { session } }: { facts: RenewalFacts }) => {
      const { kind = 'period', amount = null } = session.membership?.pendingPayment ?? {};
      const isDebt = kind === 'debt';
      return { purpose: isDebt ? ('debt' as const) : ('period' as const), atBank: isDebt ? amount : null };
    }),
    setPurpose: assign((_, { purpose }: { purpose: RenewalPurpose }) => ({ purpose })),
    setCardId: assign({ cardId: (_, { id }: { id: string }) => id, error: null }),
    setPrimary: assign({
      cards: ({ context }, { card }: { card: Card }) => withPrimary(context.cards, card),
      cardId: null,
    }),
    addCard: assign({
      cards: ({ context }, { card }: { card: Card }) => withCard(context.cards, card),
      cardId: (_, { card }: { card: Card }) => card.id,
    }),
    setReason: assign({
      error: (_, { output }: { output: Outcome }) =>
        output.kind === 'failed' ? (output.error ?? { kind: 'unpaid' as const }) : null,
      declined: ({ context: { declined, cards } }, { output }: { output: Outcome }) => {
        const card = primaryCard(cards);
        const isDeclined =
          output.kind === 'failed' && hasCode(output.error ?? null, 'i_membership_subscription_001');
        return card && isDeclined ? [...declined, card.id] : declined;
      },
    }),
    ...errorActions<RenewalContext, RenewalEvent>(),
    notifyPaid: notify('session', (_, { output }: { output: Outcome }) => ({
      type: 'session.change',
      ...(output.kind === 'succeeded' && { membership: output.answer }),
    })),
    notifySession: notify('session', (_, { session }: { session: Session }) => ({
      type: 'session.change',
      session,
    })),
    showToast: notify('toasts', (_, { message }: { message: ToastMessage }) => ({
      type: 'toast.show',
      content: { message, type: 'success', timeout: timeoutOf(message) },
    })),
    goTo: notify('router', (_, { route }: { route: RouteName }) => ({
      type: 'navigation.requested',
      route,
      replaces: true,
    })),
  },
  delays: { answerTimeout, setsTimeoutError: 5000 },
});

/** A member who is sent here again as long as the dues are unpaid. */
function hasDuesOutstanding({ membership }: Session): boolean {
  return membership !== null && owesDues(membership);
}

/** What is said of a payment, by the server's answer. */
export function paidMessage({ purpose }: RenewalContext, output: Outcome): ToastMessage {
  if (purpose === 'debt') return { key: 'debtPaid' };
  const receipt = periodReceipt(output.kind === 'succeeded' ? output.answer : null);
  return { key: 'membershipRenewed', receipt };
}
