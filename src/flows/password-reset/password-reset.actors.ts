import { fromPromise } from 'xstate';
import { asAppError, hasCode } from '#machines/domain/app-error.ts';
import type { EmailForm } from '#machines/domain/email.ts';
import { resendPause } from '#machines/domain/reset-code.ts';
import {
  choosePasswordForm,
  enterCodeForm,
  requestCodeForm,
  type PasswordChange,
} from '#machines/password-reset/password-reset-forms.ts';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import type { CodeMail } from '#machines/password-reset/password-reset.types.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';

/** Choosing a new password with its real actors. What a code is exchanged for is held in memory alone. */
export function providePasswordReset({ http, drafts, secrets }: AppDependencies) {
  const api = createJoiningApi(http);
  const lastMail = drafts.draft('password-reset');

  function noteMail(email: string): CodeMail {
    const sentAt = Date.now();
    lastMail.write({ email, sentAt: new Date(sentAt).toISOString() });
    return { sentAt, pause: resendPause * 1000 };
  }

  function recallMail(email: string): CodeMail {
    const last = lastMail.read();
    const sentAt = Date.parse(last['sentAt'] ?? '');
    if (last['email'] !== email || !(sentAt > 0 && sentAt <= Date.now())) return { sentAt: null, pause: 0 };
    return { sentAt, pause: Math.max(0, sentAt + resendPause * 1000 - Date.now()) };
  }

  async function changePassword(
    values: Parameters<typeof api.resetPassword>[1],
    signal: AbortSignal,
  ): Promise<PasswordChange> {
    const grant = secrets.reset.read();
    if (!grant) return 'expired';
    try {
      await api.resetPassword(grant, values, signal);
    } catch (error) {
      if (hasCode(asAppError(error), 'i_pass_002')) return 'expired';
      throw error;
    }
    secrets.reset.take();
    lastMail.clear();
    drafts.draft('password-forgot').clear();
    drafts.draft('login').write({ email: grant.email });
    return 'changed';
  }

  return passwordResetMachine.provide({
    actors: {
      requestCode: requestCodeForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) => {
            await api.beginPasswordReset(values.email, signal);
            noteMail(values.email);
            return values;
          }),
        },
      }),
      recallMail: fromPromise<CodeMail, EmailForm>(async ({ input }) => recallMail(input.email)),
      resendCode: fromPromise<CodeMail, EmailForm>(async ({ input, signal }) => {
        await api.beginPasswordReset(input.email, signal);
        return noteMail(input.email);
      }),
      enterCode: enterCodeForm.provide({
        actors: {
          sendForm: fromPromise(async ({ input: { values }, signal }) =>
            secrets.reset.store(await api.validateResetCode(values, signal)),
          ),
        },
      }),
      recallGrant: fromPromise(async (): Promise<EmailForm | null> => {
        const grant = secrets.reset.read();
        return grant && { email: grant.email };
      }),
      choosePassword: choosePasswordForm.provide({
        actors: {
          sendForm: fromPromise(({ input: { values }, signal }) => changePassword(values, signal)),
        },
      }),
    },
  });
}
