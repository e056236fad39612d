import { fromCallback } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts';
import { watchPromptContext } from '#src/app/prompt-context.ts';

/** The payment that is with the bank, beside an app that runs. */
export function providePendingPayment(app: AppRef) {
  return pendingPaymentMachine.provide({
    actions: { requestSession: () => app.getSnapshot().children.session?.send({ type: 'session.refresh' }) },
    actors: {
      watchFacts: fromCallback(({ sendBack }) =>
        watchPromptContext(app, (context) =>
          sendBack({
            type: 'location.changed',
            facts: {
              membership: context?.session.membership ?? null,
              isFree: context?.isFree === true,
            },
          }),
        ),
      ),
    },
  });
}
