import { sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Ending } from '#machines/domain/device.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { notify } from '#machines/notify.ts';
import { notifyParent } from '#machines/notify-parent.ts';
import { devicesRead, endingForm } from './devices-calls.ts';

export type DevicesEvent = { type: 'devices.refresh' };

/** What the page goes by. */
export interface DevicesFact {
  type: 'devices.changed';
}

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;

export const devicesMachine = setup({
  types: {} as {
    events: DevicesEvent;
    children: { devicesRead: 'devicesRead'; ending: 'ending' };
  },
  actors: { devicesRead, ending: endingForm },
  actions: {
    load: sendTo('devicesRead', { type: 'resource.load', params: {} }),
    notifyChanged: notifyParent<object, DevicesEvent>((): DevicesFact => ({ type: 'devices.changed' })),
    notifyLoggedOut: notify('toasts', (_, { which }: Pick<Ending, 'which'>) => ({
      type: 'toast.show',
      content: { message: { key: 'devicesLoggedOut', which }, type: 'success', timeout: defaultToastTimeout },
    })),
  },
}).createMachine({
  id: 'devices',
  description: 'Where the member is logged in, and what ends it there.',
  invoke: { id: 'devicesRead', src: 'devicesRead' },
  on: {
    'devices.refresh': { actions: 'load' },
  },
  initial: 'listed',
  states: {
    listed: {
      description: 'The list shows what the server has said last; each device can be logged out from it.',
      entry: 'load',
      invoke: {
        id: 'ending',
        src: 'ending',
        onDone: {
          target: 'listed',
          reenter: true,
          actions: [{ type: 'notifyLoggedOut', params: ({ event }) => event.output }, 'notifyChanged'],
        },
      },
    },
  },
});
