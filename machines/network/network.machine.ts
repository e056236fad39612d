import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import { notifyApp } from '#machines/notify-app.ts';
import { unprovidedListener } from '#machines/not-provided.ts';

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' };

export type NetworkRef = ActorRefFrom<typeof networkMachine>;

export const networkMachine = setup({
  types: {} as { events: NetworkEvent },
  actors: {
    listenToNetwork: unprovidedListener('listenToNetwork'),
  },
  actions: {
    notifyRestored: notifyApp<MachineContext, NetworkEvent>(() => ({ type: 'network.restored' })),
  },
}).createMachine({
  id: 'network',
  description: 'Whether the browser has a connection.',
  initial: 'online',
  invoke: { id: 'listenToNetwork', src: 'listenToNetwork', onError: {} },
  states: {
    online: {
      description: 'Connected, as far as the browser knows.',
      on: { 'network.lost': 'offline' },
    },
    offline: {
      description: 'No connection; what was read stays shown under a notice.',
      on: { 'network.found': { target: 'online', actions: 'notifyRestored' } },
    },
  },
});
