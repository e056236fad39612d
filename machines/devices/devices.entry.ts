import { defineEntry } from '#machines/registry-entry.ts';
import { devicesMachine } from './devices.machine.ts';

export const devicesEntry = defineEntry<typeof devicesMachine>({
  machine: devicesMachine,
  title: 'Devices',
  summary: 'A device that is logged out is out at once; the list says what the server says.',
  inputs: [{ title: 'The account page opens', input: undefined }],
  events: {
    'devices.refresh': [{ title: 'The password is another one', event: { type: 'devices.refresh' } }],
  },
  source: { 'devices.refresh': 'app' },
  requirements: {
    'AUTH-09': ['devices'],
  },
  outcomes: {
    devicesRead: { done: [], error: [] },
    ending: {
      done: [
        { title: 'One device is logged out', output: { which: 'one', id: 'device-2' } },
        { title: 'All other devices are logged out', output: { which: 'others' } },
      ],
      error: [],
    },
  },
});
