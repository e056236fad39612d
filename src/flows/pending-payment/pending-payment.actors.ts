import { fromCallback } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts';
import { watchOccasions } from '#src/app/occasions.ts';

/** The payment that is with the bank, beside an app that runs. */
export function providePendingPayment(app: AppRef) {
  return pendingPaymentMachine.provide({
    actions: { wantSession: () => app.send({ type: 'session.refresh' }) },
    actors: {
      watchFacts: fromCallback(({ sendBack }) =>
        watchOccasions(app, (occasion) =>
          sendBack({
            type: 'facts.heard',
            facts: {
              membership: occasion?.session.membership ?? null,
              isFree: occasion?.isFree === true,
            },
          }),
        ),
      ),
    },
  });
}
