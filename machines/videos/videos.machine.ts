import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import type { PageFlowInput } from '#machines/page/page.types.ts';
import type { NetworkRestored } from '#machines/network/network.types.ts';
import { notify } from '#machines/notify.ts';
import { unprovidedListener } from '#machines/not-provided.ts';

export type VideosEvent =
  | NetworkRestored
  | { type: 'cookies.accept' }
  | { type: 'cookies.accepted' }
  | { type: 'cookies.refused' }
  /** The frame has spoken. */
  | { type: 'frame.responded' }
  | { type: 'frame.retry' };

export type VideosRef = ActorRefFrom<typeof videosMachine>;

export const videosMachine = setup({
  types: {} as { context: MachineContext; events: VideosEvent; input: PageFlowInput; tags: 'busy' },
  actors: { followConsent: unprovidedListener('followConsent') },
  actions: {
    /** A visitor who has rejected cookies is asked again, and accepts. */
    reviewCookies: notify('consent', { type: 'consent.review' }),
    acceptCookies: notify('consent', { type: 'consent.accept' }),
    awaitConnection: notify('network', ({ self }) => ({ type: 'connection.await', actor: self })),
  },
  delays: { frameTimeout: 10_000 },
}).createMachine({
  id: 'videos',
  description: 'The videos of the client, played by a provider of its own.',
  context: {},
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
      description: 'The player may be there.',
      initial: 'loading',
      on: { 'cookies.refused': 'asking' },
      states: {
        loading: {
          description: 'The player is on its way.',
          tags: 'busy',
          on: { 'frame.responded': 'shown' },
          after: { frameTimeout: 'blocked' },
        },
        shown: { description: 'The player has spoken, and so is there.' },
        blocked: {
          description: 'Nothing was heard of the player; something may keep it away.',
          entry: 'awaitConnection',
          on: { 'frame.retry': 'loading', 'network.restored': 'loading' },
        },
      },
    },
  },
});
