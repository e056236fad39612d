import { fromPromise } from 'xstate';
import { duesStateOf } from '#machines/domain/dues.ts';
import type { Payout } from '#machines/domain/payout.ts';
import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal.setup.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { withdrawalPaymentMachine, type WithdrawalOrder } from '#machines/withdrawal/withdrawal-payment.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { fetchLatestPayout, withdraw } from '#src/api/payouts.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { isInterrupted, providePayment } from '#src/flows/payment/payment.actors.ts';

/** Withdrawing cash back with its real actors. */
export function provideWithdrawal(dependencies: AppDependencies) {
  const { api, http, drafts } = dependencies;

  async function fetchFacts(signal: AbortSignal): Promise<WithdrawalFacts> {
    const [summary, cards, session, last] = await Promise.all([
      api.fetchSummary(signal),
      api.fetchCards({}, signal),
      api.fetchSession(signal),
      fetchLatestPayout(http, signal),
    ]);
    return {
      dues: duesStateOf(session.membership),
      summary,
      cards,
      last,
      isInterrupted: isInterrupted(withdrawalPaymentMachine.id, dependencies),
    };
  }

  function settled(answer: Payout): PaymentAnswer<Payout> {
    drafts.draft('withdrawal').clear();
    return { kind: 'settled', answer };
  }

  const withdrawalPayment = providePayment<WithdrawalOrder, Payout>(withdrawalPaymentMachine, dependencies, {
    traceOf: ({ lastPayoutId }) => ({ lastPayoutId }),
    send: async (order, key, signal) => settled(await withdraw(http, order, key, signal)),
    ask: async (signal, { lastPayoutId = null }) => {
      const latest = await fetchLatestPayout(http, signal);
      return latest && latest.id !== lastPayoutId ? settled(latest) : { kind: 'absent' };
    },
  });

  return withdrawalMachine.provide({
    actors: { fetchFacts: fromPromise(({ signal }) => fetchFacts(signal)), withdrawalPayment },
  });
}
