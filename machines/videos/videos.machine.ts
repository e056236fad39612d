import { assign, setup, type ActorRefFrom } from 'xstate';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import type { NetworkRestored } from '#machines/network/network.types.ts';
import { notify } from '#machines/notify.ts';
import { unprovidedListener } from '#machines/not-provided.ts';

export interface VideosContext {
  /** How often the player was fetched again: the frame is another one each time. */
  reloads: number;
}

export type VideosEvent =
  | NetworkRestored
  | { type: 'cookies.accept' }
  | { type: 'cookies.accepted' }
  | { type: 'cookies.refused' }
  /** The frame has loaded, or sent a message. */
  | { type: 'frame.responded' }
  | { type: 'frame.retry' };

export type VideosRef = ActorRefFrom<typeof videosMachine>;

export const videosMachine = setup({
  types: {} as { context: VideosContext; events: VideosEvent; input: PageFlowInput; tags: 'busy' },
  actors: { followConsent: unprovidedListener('followConsent') },
  actions: {
    /** A visitor who has rejected cookies is asked again, and accepts. */
    reviewCookies: notify('consent', { type: 'consent.review' }),
    acceptCookies: notify('consent', { type: 'consent.accept' }),
    awaitConnection: notify('network', ({ self }) => ({ type: 'connection.await', actor: self })),
    reload: assign({ reloads: ({ context }) => context.reloads + 1 }),
  },
  delays: { frameTimeout: 10_000 },
}).createMachine({
  id: 'videos',
  description: 'The videos of the client, played by a provider of its own.',
  context: { reloads: 0 },
  initial: 'asking',
  invoke: { id: 'followConsent', src: 'followConsent', onError: {} },
  states: {
    asking: {
      description: 'The player brings cookies of its own: nothing of it is fetched before they are accepted.',
      on: {
        'cookies.accepted': 'playing',
        'cookies.accept': { actions: ['reviewCookies', 'acceptCookies'] },
      },
    },
    playing: {
      description: 'The player stands there, whatever it says.',
      initial: 'loading',
      on: { 'cookies.refused': 'asking' },
      states: {
        loading: {
          description: 'The player is on its way.',
          tags: 'busy',
          on: { 'frame.responded': 'shown' },
          after: { frameTimeout: 'silent' },
        },
        shown: { description: 'The player has loaded or sent a message.' },
        silent: {
          description: 'The player has not loaded in its time. Words say so beside its frame, which stays.',
          entry: 'awaitConnection',
          on: {
            'frame.responded': 'shown',
            'frame.retry': { target: 'loading', actions: 'reload' },
            'network.restored': { target: 'loading', actions: 'reload' },
          },
        },
      },
    },
  },
});
