import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { hasCode, type AppError } from '#machines/domain/app-error.ts';
import type { Session } from '#machines/domain/member.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { activateForm, requestLinkForm, type ActivationAnswer } from './activation-forms.ts';

/** Whom an activation link is for. */
export type ActivationOffer = Pick<Session, 'user' | 'membership'>;

export interface ActivationContext {
  offer: ActivationOffer | null;
  error: AppError | null;
  /** Where a new link was sent. */
  email: string | null;
  session: Session | null;
}

export type ActivationEvent = { type: 'activation.retry' } | { type: 'link.again' };

export type ActivationRef = ActorRefFrom<typeof activationMachine>;

export const activationMachine = setup({
  types: {} as {
    context: ActivationContext;
    events: ActivationEvent;
    children: { activate: 'activate'; requestLink: 'requestLink' };
  },
  actors: {
    readOffer: notProvided<ActivationOffer | null>('readOffer'),
    activate: activateForm,
    requestLink: requestLinkForm,
  },
  guards: {
    isMissing: (_, { offer }: { offer: ActivationOffer | null }) => offer === null,
    isVoid: (_, { error }: { error: unknown }) => hasCode(error, 'i_pass_002'),
    isVoided: (_, { answer }: { answer: ActivationAnswer }) => answer.kind === 'void',
  },
  actions: {
    storeOffer: assign({ offer: (_, { offer }: { offer: ActivationOffer | null }) => offer }),
    setSession: assign({
      session: (_, { answer }: { answer: ActivationAnswer }) =>
        answer.kind === 'activated' ? answer.session : null,
    }),
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    ...errorActions<ActivationContext, ActivationEvent>(),
    notifyEstablished: notify(
      'session',
      ({ context: { session } }) => session && { type: 'session.established', session },
    ),
    goHome: notify('router', {
      type: 'navigation.requested',
      route: 'home',
      replaces: true,
    }),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'activation',
  description: 'An imported member chooses a password with the link from a mail.',
  context: { offer: null, error: null, email: null, session: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Whom the link is for is read; that never uses it up.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ offer: event.output }) },
            target: 'invalid',
          },
          {
            target: 'choosingPassword',
            actions: { type: 'storeOffer', params: ({ event }) => ({ offer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isVoid', params: ({ event }) => ({ error: event.error }) },
            target: 'invalid',
          },
          { target: 'failed', actions: setError },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    failed: {
      description: 'The link could not be read; the reason is shown.',
      on: { 'activation.retry': 'reading' },
    },
    choosingPassword: {
      description: 'The member is greeted, and chooses a password.',
      invoke: {
        id: 'activate',
        src: 'activate',
        onDone: [
          {
            guard: { type: 'isVoided', params: ({ event }) => ({ answer: event.output }) },
            target: 'invalid',
          },
          {
            target: 'activated',
            actions: { type: 'setSession', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
    },
    invalid: {
      description: 'The link is unknown, used or replaced; a new one can be asked for.',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        onDone: {
          target: 'linkSent',
          actions: { type: 'setEmail', params: ({ event }) => event.output },
        },
      },
    },
    linkSent: {
      description: 'A new link is on its way, if the address is known.',
      on: { 'link.again': 'invalid' },
    },
    activated: {
      description: 'The account is active, and the session is open.',
      type: 'final',
      entry: ['notifyEstablished', 'goHome'],
    },
  },
});
