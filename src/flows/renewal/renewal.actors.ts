import { fromPromise } from 'xstate';
import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import { isUnpaid, owesDues } from '#machines/domain/dues.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Membership } from '#machines/domain/member.ts';
import { hasRenewed } from '#machines/domain/membership-mark.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { dueNow } from '#machines/renewal/due-now.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import { renewalPaymentMachine, type RenewalOrder } from '#machines/renewal/renewal-payment.ts';
import type { RenewalFacts, RenewalRecall } from '#machines/renewal/renewal.types.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { readMembership } from '#src/app/membership-now.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readBriefly } from '#src/app/read-briefly.ts';
import { provideCardLink } from '#src/flows/card-link/card-link.actors.ts';
import { pendingPaymentsOf } from '#src/flows/payment/pending-payments.actors.ts';
import {
  interruptedPayment,
  markBefore,
  providePayment,
  type PaymentSight,
} from '#src/flows/payment/payment.actors.ts';
import type { PaymentTrace } from '#src/browser/pending-payments.ts';

/** How long after a payment was asked for the server may still be working on it, milliseconds. */
const settlingTime = 15_000;

/** Renewing with its real actors. */
export function provideRenewal(dependencies: AppDependencies) {
  const { api, http } = dependencies;
  const cardsApi = createCardsApi(http, dependencies);
  let isAtBank = false;
  /** As it was when the dues were read. */
  let asRead: PaymentTrace = {};

  async function send(
    _: RenewalOrder,
    key: string | null,
    signal: AbortSignal,
  ): Promise<PaymentAnswer<Membership>> {
    isAtBank = false;
    const outcome = await cardsApi.chargeMembership(key, signal);
    isAtBank = outcome.kind === 'pending';
    return outcome.kind === 'pending' ? outcome : { kind: 'settled', answer: outcome.membership };
  }

  async function ask(signal: AbortSignal, { before }: PaymentTrace): Promise<PaymentSight<Membership>> {
    const membership = await readMembership(dependencies, signal);
    if (membership?.pendingPayment) return { kind: 'pending' };
    const isPaid = membership !== null && (hasRenewed(before, membership) || !owesDues(membership));
    return isPaid ? { kind: 'settled', answer: membership } : { kind: 'absent' };
  }

  async function fetchDues(signal: AbortSignal): Promise<RenewalFacts> {
    const [summary, cards, session] = await Promise.all([
      readBriefly(api.fetchSummary, signal),
      api.fetchCards({}, signal),
      api.fetchSession(signal),
    ]);
    asRead = markBefore(session);
    signal.throwIfAborted();
    return { due: dueNow(session.membership, summary, dependencies.tiers() ?? []), cards, session };
  }

  return renewalMachine.provide({
    actors: {
      recallPayment: fromPromise<RenewalRecall, void>(async () => {
        pendingPaymentsOf(dependencies).clear(cardPaymentMachine.id);
        const mark = interruptedPayment(renewalPaymentMachine.id, dependencies);
        const isDebt = mark?.before !== undefined && !isUnpaid(mark.before.status);
        return { isInterrupted: mark !== null, purpose: isDebt ? 'debt' : 'period' };
      }),
      fetchDues: fromPromise(({ signal }) => fetchDues(signal)),
      makeDefault: fromPromise<Card, { id: string }>(({ input, signal }) =>
        cardsApi.makeCardDefault(input.id, signal),
      ),
      cardLink: provideCardLink(dependencies, cardsApi, 'add'),
      renewalPayment: providePayment(renewalPaymentMachine, dependencies, {
        send,
        ask,
        settlingTime,
        looksFirst: true,
        traceOf: () => ({ ...markBefore(dependencies.session()), ...asRead }),
        isUnderWay: async () => isAtBank,
      }),
    },
  });
}
