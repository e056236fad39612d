import { fromPromise } from 'xstate';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { cardPaymentMachine, type CardOrder } from '#machines/card-link/card-payment.ts';
import type { Card } from '#machines/domain/card.ts';
import type { PaymentReply } from '#machines/payment/payment.machine.ts';
import type { CardsApi } from '#src/api/cards-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { providePayment } from '#src/flows/payment/payment.actors.ts';

/** Linking a card: to `join`, with the payment of the first period, or to `add` one to a membership. */
export function provideCardLink(dependencies: AppDependencies, cardsApi: CardsApi, purpose: 'join' | 'add') {
  const { api, client } = dependencies;
  let known: ReadonlySet<string> | null = null;

  async function send(
    { card, plan, maxRoundUp }: CardOrder,
    key: string,
    signal: AbortSignal,
  ): Promise<PaymentReply<Card>> {
    known ??= new Set((await api.fetchCards({}, signal)).map(({ id }) => id));
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

  /**
   * A card that was not there before was linked; in joining, the membership is active in the same moment, or when the bank
   * has agreed.
   */
  async function ask(signal: AbortSignal): Promise<PaymentReply<Card>> {
    const [cards, { membership }] = await Promise.all([api.fetchCards({}, signal), api.fetchSession(signal)]);
    if (purpose === 'join' && membership?.pendingPayment) return { kind: 'pending' };
    const linked = cards.findLast(({ id }) => known !== null && !known.has(id));
    const hasJoined = purpose === 'join' && membership?.status === 'active';
    const paid = hasJoined ? cards.find(({ billing }) => billing) : undefined;
    const answer = linked ?? paid;
    return answer ? { kind: 'settled', answer } : { kind: 'absent' };
  }

  return cardLinkMachine.provide({
    actors: {
      fetchCardForm: fromPromise(({ signal }) => cardsApi.fetchCardForm(signal)),
      cardPayment: providePayment(cardPaymentMachine, dependencies, {
        send,
        ask,
        traceOf: ({ plan }) => (plan ? { choice: plan } : {}),
      }),
    },
  });
}
