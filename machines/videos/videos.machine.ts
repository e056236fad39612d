import { sendTo, setup, type ActorRefFrom, type MachineContext } from 'xstate';
import type { NetworkRestored, PageFlowInput } from '#machines/page/page.types.ts';
import { unprovidedListener } from '#machines/not-provided.ts';

export type VideosEvent =
  | NetworkRestored
  | { type: 'cookies.accept' }
  | { type: 'cookies.accepted' }
  | { type: 'cookies.refused' }
  /** The frame has spoken. */
  | { type: 'frame.responded' }
  | { type: 'frame.retry' };

/** What is asked of whoever keeps the answer about cookies. */
export type ConsentOrder = { type: 'cookies.accept' };

export type VideosRef = ActorRefFrom<typeof videosMachine>;

export const videosMachine = setup({
  types: {} as { context: MachineContext; events: VideosEvent; input: PageFlowInput; tags: 'busy' },
  actors: { followConsent: unprovidedListener<void, ConsentOrder>('followConsent') },
  actions: { acceptCookies: sendTo('followConsent', { type: 'cookies.accept' }) },
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
      on: { 'cookies.accepted': 'playing', 'cookies.accept': { actions: 'acceptCookies' } },
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
          on: { 'frame.retry': 'loading', 'network.restored': 'loading' },
        },
      },
    },
  },
});
