import { defineEntry } from '#machines/registry-entry.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { toastMachine } from './toast.machine.ts';
import { toastsMachine } from './toasts.machine.ts';

export const toastEntry = defineEntry<typeof toastMachine>({
  machine: toastMachine,
  title: 'Toast',
  summary: 'A message never leaves while somebody reads it, and always can be closed.',
  inputs: [
    {
      title: 'A message that hides by itself',
      input: {
        id: 'toast-1',
        content: { message: { key: 'sessionExpired' }, type: 'info', timeout: 300 },
      },
    },
    {
      title: 'A message that stays',
      input: {
        id: 'toast-1',
        content: { message: { key: 'sessionExpired' }, type: 'warning', timeout: null },
      },
    },
  ],
  events: {
    'toast.pause': [{ title: 'Point at the messages', event: { type: 'toast.pause' } }],
    'toast.resume': [{ title: 'Point elsewhere', event: { type: 'toast.resume' } }],
    'toast.close': [{ title: 'Close the message', event: { type: 'toast.close' } }],
  },
  source: { 'toast.pause': 'member', 'toast.resume': 'member', 'toast.close': 'member' },
  requirements: {
    'TOAS-01': ['toast'],
  },
  outcomes: {},
});

export const toastsEntry = defineEntry<typeof toastsMachine>({
  machine: toastsMachine,
  title: 'Toasts',
  summary: 'Every message is shown, the newest on top, and leaves by itself or when it is closed.',
  inputs: [{ title: 'The app starts', input: undefined }],
  events: {
    'toast.show': [
      {
        title: 'Something has happened',
        event: {
          type: 'toast.show',
          content: { message: { key: 'sessionExpired' }, type: 'info', timeout: 5000 },
        },
      },
      {
        title: 'Something has failed',
        tone: 'bad',
        event: {
          type: 'toast.show',
          content: {
            message: { key: 'failure', error: { kind: 'offline' } },
            type: 'error',
            timeout: defaultToastTimeout,
          },
        },
      },
    ],
    'toast.closed': [
      { title: 'The oldest message is gone', event: { type: 'toast.closed', id: 'toast-1' } },
      { title: 'The second message is gone', event: { type: 'toast.closed', id: 'toast-2' } },
    ],
  },
  source: { 'toast.show': 'app', 'toast.closed': 'child' },
  requirements: {
    'TOAS-01': ['toasts'],
  },
  outcomes: { toast: { done: [], error: [] } },
  stateKey: ({ toasts, lastNumber }) => ({
    shown: toasts.map(({ id }) => (id === 'toast-1' || id === 'toast-2' ? id : 'a later one')).slice(0, 3),
    lastNumber: Math.min(lastNumber, 2),
  }),
});
