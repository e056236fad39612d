import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { isMissing, type AppError } from '#machines/domain/app-error.ts';
import type { SocialProvider } from '#machines/domain/client.ts';
import { notify } from '#machines/notify.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface SocialSignInContext {
  provider: SocialProvider | null;
  targetUrl: string;
  error: AppError | null;
}

export type SocialSignInEvent = { type: 'social.start'; provider: SocialProvider };

export type SocialSignInRef = ActorRefFrom<typeof socialSignInMachine>;

export const socialSignInMachine = setup({
  types: {} as { context: SocialSignInContext; events: SocialSignInEvent; tags: 'busy' },
  actors: {
    redirectToProvider: notProvided<string, { provider: SocialProvider }>('redirectToProvider'),
    leaveForProvider: notProvided<void, { targetUrl: string }>('leaveForProvider'),
  },
  guards: { isMissing: (_, { error }: { error: unknown }) => isMissing(error) },
  actions: {
    notifyMissing: notify('app', ({ context: { provider } }) => ({
      type: 'call.missing',
      call: `social ${provider}`,
    })),
    setProvider: assign({
      provider: (_, { provider }: { provider: SocialProvider }) => provider,
      error: null,
    }),
    setTarget: assign({ targetUrl: (_, { targetUrl }: { targetUrl: string }) => targetUrl }),
    ...errorActions<SocialSignInContext, SocialSignInEvent>(),
  },
  delays: { answerTimeout, leavingTimeout: 10_000 },
}).createMachine({
  id: 'socialSignIn',
  description: 'Signing in with Google, Apple or Facebook: the whole page goes there and comes back.',
  context: { provider: null, targetUrl: '', error: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The providers are offered.',
      on: {
        'social.start': {
          target: 'asking',
          actions: { type: 'setProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
    asking: {
      description: 'The server is asked where to go.',
      tags: 'busy',
      invoke: {
        id: 'redirectToProvider',
        src: 'redirectToProvider',
        input: ({ context }) => ({ provider: present(context.provider, 'provider') }),
        onDone: {
          target: 'leaving',
          actions: { type: 'setTarget', params: ({ event }) => ({ targetUrl: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: [setError, 'notifyMissing'],
          },
          { target: 'failed', actions: setError },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    leaving: {
      description: 'The page of the provider is on its way.',
      tags: 'busy',
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        input: ({ context }) => ({ targetUrl: context.targetUrl }),
        onError: { target: 'failed', actions: setError },
      },
      after: { leavingTimeout: 'offered' },
    },
    failed: {
      description: 'The provider could not be reached; the reason is shown.',
      on: {
        'social.start': {
          target: 'asking',
          actions: { type: 'setProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
  },
});
