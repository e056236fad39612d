import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { hasCode, type AppError } from '#machines/domain/app-error.ts';
import type { User } from '#machines/domain/member.ts';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import { notify } from '#machines/notify.ts';
import { notifyParent } from '#machines/notify-parent.ts';
import { notProvided } from '#machines/not-provided.ts';
import { present } from '#machines/present.ts';
import { pendingEmailForm, type PendingEmailAction } from './pending-email-form.ts';

export interface EmailChangeContext {
  /** What the link brought along; null where no link was opened. */
  token: string | null;
  error: AppError | null;
}

export type EmailChangeEvent =
  /** The address names a link while the page is open. */
  { type: 'link.open'; token: string } | { type: 'link.retry' };

/** What the page goes by: a link was answered, so that the address may forget it. */
export interface EmailChangeFact {
  type: 'link.answered';
}

export type EmailChangeRef = ActorRefFrom<typeof emailChangeMachine>;

const messages = {
  resend: { key: 'emailLinkSent' },
  drop: { key: 'emailRetained' },
} as const satisfies Record<PendingEmailAction, ToastMessage>;

export const emailChangeMachine = setup({
  types: {} as {
    context: EmailChangeContext;
    events: EmailChangeEvent;
    input: { token: string | null };
    children: { pendingEmail: 'pendingEmail'; confirmEmail: 'confirmEmail' };
  },
  actors: {
    confirmEmail: notProvided<User, { token: string }>('confirmEmail'),
    pendingEmail: pendingEmailForm,
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isVoid: (_, { error }: { error: unknown }) => hasCode(error, 'i_pass_002'),
    isTaken: (_, { error }: { error: unknown }) => hasCode(error, 'i_user_004'),
  },
  actions: {
    setToken: assign({ token: (_, { token }: { token: string }) => token }),
    ...errorActions<EmailChangeContext, EmailChangeEvent>(),
    notifyUser: notify('session', (_, { user }: { user: User }) => ({ type: 'session.change', user })),
    notifyAnswered: notifyParent<EmailChangeContext, EmailChangeEvent>((): EmailChangeFact => ({
      type: 'link.answered',
    })),
    showToast: notify('toasts', (_, { action }: { action: PendingEmailAction }) => ({
      type: 'toast.show',
      content: { message: messages[action], type: 'success', timeout: defaultToastTimeout },
    })),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'emailChange',
  description: 'A new email waits until the link in its mailbox is opened.',
  context: ({ input }) => ({ token: input.token, error: null }),
  initial: 'deciding',
  on: {
    'link.open': {
      target: '.confirming',
      actions: { type: 'setToken', params: ({ event }) => ({ token: event.token }) },
    },
  },
  states: {
    deciding: {
      description: 'Whether the address brought a link.',
      always: [{ guard: 'hasToken', target: 'confirming' }, { target: 'resting' }],
    },
    confirming: {
      description: 'The link was opened; the server makes its address the email, as often as it is asked.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ token: present(context.token, 'token') }),
        onDone: {
          target: 'resting.confirmed',
          actions: [
            { type: 'notifyUser', params: ({ event }) => ({ user: event.output }) },
            'notifyAnswered',
          ],
        },
        onError: [
          {
            guard: { type: 'isVoid', params: ({ event }) => ({ error: event.error }) },
            target: 'resting.ended',
            actions: 'notifyAnswered',
          },
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'resting.taken',
            actions: 'notifyAnswered',
          },
          { target: 'resting.failed', actions: [setError, 'notifyAnswered'] },
        ],
      },
      after: { answerTimeout: { target: 'resting.failed', actions: ['setTimeoutError', 'notifyAnswered'] } },
    },
    resting: {
      description: 'The account says what is awaited: the link can be sent again, or the address dropped.',
      initial: 'ready',
      invoke: {
        id: 'pendingEmail',
        src: 'pendingEmail',
        onDone: {
          target: 'resting',
          reenter: true,
          actions: [
            { type: 'notifyUser', params: ({ event }) => ({ user: event.output.user }) },
            { type: 'showToast', params: ({ event }) => ({ action: event.output.action }) },
          ],
        },
      },
      states: {
        ready: { description: 'No link was opened.' },
        confirmed: { description: 'The member logs in with the new email from now on.' },
        ended: { description: 'The link is unknown, replaced or expired.' },
        taken: { description: 'Somebody else has the address by now.' },
        failed: {
          description: 'The link could not be used yet; the reason is shown.',
          on: { 'link.retry': '#emailChange.confirming' },
        },
      },
    },
  },
});
