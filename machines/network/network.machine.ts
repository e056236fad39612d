import { assign, enqueueActions, setup, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { notify } from '#machines/notify.ts';
import { unprovidedListener } from '#machines/not-provided.ts';
import type { NetworkEvent, NetworkRestored } from './network.types.ts';

export interface NetworkContext {
  awaiting: readonly AnyActorRef[];
}

export type NetworkRef = ActorRefFrom<typeof networkMachine>;

export const networkMachine = setup({
  types: {} as { context: NetworkContext; events: NetworkEvent },
  actors: {
    listenToNetwork: unprovidedListener('listenToNetwork'),
  },
  actions: {
    addAwaiting: assign({
      awaiting: ({ context }, { actor }: { actor: AnyActorRef }) => [
        ...context.awaiting.filter((each) => each !== actor && isRunning(each)),
        actor,
      ],
    }),
    notifyAwaiting: enqueueActions(({ context, enqueue }) => {
      const restored: NetworkRestored = { type: 'network.restored' };
      for (const actor of context.awaiting) if (isRunning(actor)) enqueue.sendTo(actor, restored);
      enqueue.assign({ awaiting: [] });
    }),
    notifyRestored: notify('app', { type: 'network.restored' }),
  },
}).createMachine({
  id: 'network',
  description: 'Whether the browser has a connection.',
  context: { awaiting: [] },
  initial: 'online',
  invoke: { id: 'listenToNetwork', src: 'listenToNetwork', onError: {} },
  on: {
    'connection.await': {
      actions: { type: 'addAwaiting', params: ({ event }) => ({ actor: event.actor }) },
    },
  },
  states: {
    online: {
      description: 'Connected, as far as the browser knows.',
      on: { 'network.lost': 'offline' },
    },
    offline: {
      description: 'No connection; what was read stays shown under a notice.',
      on: { 'network.found': { target: 'online', actions: ['notifyAwaiting', 'notifyRestored'] } },
    },
  },
});

function isRunning(actor: AnyActorRef): boolean {
  return actor.getSnapshot().status === 'active';
}
