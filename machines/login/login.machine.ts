import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { asAppError, waitOf, type AppError } from '#machines/domain/app-error.ts';
import type { Credentials } from '#machines/domain/credentials.ts';
import type { Session } from '#machines/domain/member.ts';
import { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import { tellApp } from '#machines/tell-app.ts';
import { unprovided } from '#machines/unprovided.ts';

export interface LoginContext {
  /** Held while they are on their way, and wiped by the answer. */
  credentials: Credentials | null;
  error: AppError | null;
  session: Session | null;
}

export type LoginEvent = { type: 'login.submit'; credentials: Credentials };

export type LoginRef = ActorRefFrom<typeof loginMachine>;

export const loginMachine = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    children: { social: 'social' };
  },
  actors: {
    logIn: unprovided<Session, Credentials>('logIn'),
    social: socialSignInMachine,
  },
  guards: {
    mustWait: (_, { error }: { error: unknown }) => waitOf(asAppError(error)) > 0,
  },
  actions: {
    keepCredentials: assign({
      credentials: (_, { credentials }: { credentials: Credentials }) => credentials,
    }),
    forgetCredentials: assign({ credentials: null }),
    ...errorActions<LoginContext, LoginEvent>(),
    keepSession: assign({ session: (_, { session }: { session: Session }) => session }),
    tellEstablished: tellApp<LoginContext, LoginEvent>(
      ({ context: { session } }) => session && { type: 'session.established', session },
    ),
  },
  delays: {
    answerTimeout,
    wait: ({ context }) => (context.error ? waitOf(context.error) : 0),
  },
}).createMachine({
  id: 'login',
  description: 'Logging in with email and password.',
  context: { credentials: null, error: null, session: null },
  initial: 'editing',
  invoke: { id: 'social', src: 'social' },
  states: {
    editing: {
      description: 'The form is being filled in.',
      on: {
        'login.submit': {
          target: 'signingIn',
          actions: {
            type: 'keepCredentials',
            params: ({ event }) => ({ credentials: event.credentials }),
          },
        },
      },
    },
    signingIn: {
      description: 'The email and the password are being checked.',
      tags: 'busy',
      entry: 'clearError',
      exit: 'forgetCredentials',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.credentials as Credentials,
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          {
            guard: { type: 'mustWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: setError,
          },
          { target: 'refused', actions: setError },
        ],
      },
      after: { answerTimeout: { target: 'refused', actions: 'setTimeoutError' } },
    },
    refused: {
      description: 'It failed; the reason is shown and the email is kept.',
      on: {
        'login.submit': {
          target: 'signingIn',
          actions: {
            type: 'keepCredentials',
            params: ({ event }) => ({ credentials: event.credentials }),
          },
        },
      },
    },
    waiting: {
      description: 'Too many tries; the form opens again when the time named has passed.',
      after: { wait: 'refused' },
    },
    signedIn: {
      description: 'The session is open.',
      type: 'final',
      entry: 'tellEstablished',
    },
  },
});
