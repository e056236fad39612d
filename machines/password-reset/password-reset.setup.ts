import { assign, setup } from 'xstate';
import * as v from 'valibot';
import { answerTimeout, errorActions } from '#machines/call.ts';
import { asAppError, waitOf } from '#machines/domain/app-error.ts';
import { emailField, type EmailForm } from '#machines/domain/email.ts';
import type { PageStep } from '#machines/page/page.types.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import {
  choosePasswordForm,
  enterCodeForm,
  requestCodeForm,
  type PasswordChange,
} from './password-reset-forms.ts';
import type {
  CodeMail,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetStep,
} from './password-reset.types.ts';

/** The actors, guards and actions of choosing a new password. */
export const passwordResetSetup = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    input: PageStep;
    children: { requestCode: 'requestCode'; enterCode: 'enterCode'; choosePassword: 'choosePassword' };
  },
  actors: {
    requestCode: requestCodeForm,
    recallMail: notProvided<CodeMail, EmailForm>('recallMail'),
    resendCode: notProvided<CodeMail, EmailForm>('resendCode'),
    enterCode: enterCodeForm,
    recallGrant: notProvided<EmailForm | null>('recallGrant'),
    choosePassword: choosePasswordForm,
  },
  guards: {
    isElsewhere: ({ context }, entered: PageStep) =>
      context.step !== entered.step || emailAt(entered, context.email) !== context.email,
    isOn: ({ context }, { step }: { step: PasswordResetStep }) => context.step === step,
    isAddressed: ({ context }) => context.step === 'password-reset-1' && context.email !== null,
    mustPause: (_, { mail }: { mail: CodeMail }) => mail.pause > 0,
    mustWait: (_, { error }: { error: unknown }) => waitOf(asAppError(error)) > 0,
    hasGrant: (_, { grant }: { grant: EmailForm | null }) => grant !== null,
    isExpired: (_, { change }: { change: PasswordChange }) => change === 'expired',
  },
  actions: {
    setStep: assign(({ context }, entered: PageStep) => ({
      step: entered.step,
      email: emailAt(entered, context.email),
    })),
    setEmail: assign({ email: (_, { email }: { email: string | null }) => email }),
    setMail: assign((_, { mail: { sentAt, pause } }: { mail: CodeMail }) => ({ sentAt, pause })),
    ...errorActions<PasswordResetContext, PasswordResetEvent>(),
    setPause: assign({ pause: (_, { error }: { error: unknown }) => waitOf(asAppError(error)) }),
    notifySessionsEnded: notify('session', {
      type: 'session.expire',
    }),
    goToLogin: notify('router', {
      type: 'navigation.requested',
      route: 'login',
      search: { notice: 'password-changed' },
      replaces: true,
    }),
    goTo: notify('router', (_, { step, email }: { step: PasswordResetStep; email?: string }) => ({
      type: 'navigation.requested',
      route: step,
      ...(email !== undefined && { search: { email } }),
    })),
  },
  delays: {
    pause: ({ context }) => context.pause,
    answerTimeout,
    setsTimeoutError: 5000,
    navigationTimeout: 10_000,
  },
});

/** The step at which a code is entered names its address; the other steps go on with the one that is known. */
export function emailAt({ step, search }: PageStep, known: string | null): string | null {
  if (step !== 'password-reset-1') return known;
  const email = v.safeParse(emailField, search['email']);
  return email.success ? email.output : null;
}
