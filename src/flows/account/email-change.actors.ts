import { fromPromise } from 'xstate';
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import { pendingEmailForm } from '#machines/email-change/pending-email-form.ts';
import type { Http } from '#src/api/http.ts';
import { lazyModule } from '#src/code/lazy-module.ts';

const calls = lazyModule(() => import('#src/api/pending-email.ts'));

/** A new email that waits for its mailbox, with its real actors; the calls come when one is made. */
export function provideEmailChange(http: Http) {
  return emailChangeMachine.provide({
    actors: {
      confirmEmail: fromPromise(async ({ input, signal }) => {
        const { confirmEmail } = await calls.load();
        return confirmEmail(http, input.token, signal);
      }),
      pendingEmail: pendingEmailForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            const { resendEmailLink, dropPendingEmail } = await calls.load();
            const send = values.action === 'resend' ? resendEmailLink : dropPendingEmail;
            return { ...values, user: await send(http, signal) };
          }),
        },
      }),
    },
  });
}
