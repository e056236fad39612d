import { fromPromise } from 'xstate';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { cardPaymentMachine, type CardOrder } from '#machines/card-link/card-payment.ts';
import type { Card } from '#machines/domain/card.ts';
import { hasRenewed } from '#machines/domain/membership-mark.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import type { CardsApi } from '#src/api/cards-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readBriefly } from '#src/app/read-briefly.ts';
import { markBefore, providePayment, type PaymentSight } from '#src/flows/payment/payment.actors.ts';
import type { PaymentTrace } from '#src/browser/pending-payments.ts';

/** Linking a card: to `join`, with the payment of the first period, or to `add` one to a membership. */
export function provideCardLink(dependencies: AppDependencies, cardsApi: CardsApi, purpose: 'join' | 'add') {
  const { api, client } = dependencies;

  async function send(
    { card, plan, maxRoundUp }: CardOrder,
    key: string | null,
    signal: AbortSignal,
  ): Promise<PaymentAnswer<Card>> {
    const order = { card, plan, maxRoundUp, currencyCode: client()?.currencyCode ?? 'USD' };
    const answer = await cardsApi.linkCard(order, key, signal);
    const isAtBank = plan !== null && (await isPaymentPending(signal));
    return isAtBank ? { kind: 'pending' } : { kind: 'settled', answer };
  }

  /** Whether the bank still works on the first payment. Where it cannot be read, the next step finds out. */
  async function isPaymentPending(signal: AbortSignal): Promise<boolean> {
    const session = await api.fetchSession(signal).catch(() => null);
    return !!session?.membership?.pendingPayment;
  }

  /** The cards are compared with later. Where they cannot be read now, a further card is not known again by its answer. */
  async function traceOf({ plan }: CardOrder, signal: AbortSignal): Promise<PaymentTrace> {
    const cards = await readBriefly((limited) => api.fetchCards({}, limited), signal);
    return {
      ...(cards && { cardIds: cards.map(({ id }) => id) }),
      ...(plan && { choice: plan }),
      ...markBefore(dependencies.session()),
    };
  }

  /**
   * A card that was not there before was linked; in joining, the membership runs from the same moment, or when the bank
   * has agreed.
   */
  async function ask(signal: AbortSignal, { cardIds, before }: PaymentTrace): Promise<PaymentSight<Card>> {
    const [cards, { membership }] = await Promise.all([api.fetchCards({}, signal), api.fetchSession(signal)]);
    const linked = cardIds && cards.findLast(({ id }) => !cardIds.includes(id));
    if (purpose === 'add') return linked ? { kind: 'settled', answer: linked } : { kind: 'absent' };
    if (membership?.pendingPayment) return { kind: 'pending' };
    const hasJoined = membership !== null && hasRenewed(before, membership);
    const paid = hasJoined && (linked ?? cards.find(({ billing }) => billing) ?? cards.at(-1));
    return paid ? { kind: 'settled', answer: paid } : { kind: 'absent' };
  }

  return cardLinkMachine.provide({
    actors: {
      fetchCardForm: fromPromise(({ signal }) => cardsApi.fetchCardForm(signal)),
      cardPayment: providePayment(cardPaymentMachine, dependencies, {
        send,
        ask,
        looksFirst: purpose === 'join',
        traceOf,
      }),
    },
  });
}
