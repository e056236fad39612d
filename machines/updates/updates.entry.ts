import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { updatesMachine } from './updates.machine.ts';

export const updatesEntry = defineEntry<typeof updatesMachine>({
  machine: updatesMachine,
  title: 'Updates',
  summary: 'What is unread is marked until it was seen; the marks stay for the visit on which it was.',
  inputs: [{ title: 'The account page opens', input: undefined }],
  events: {
    'updates.refresh': [
      { title: 'Something of the member was changed elsewhere', event: { type: 'updates.refresh' } },
    ],
    'updates.more': [{ title: 'Choose Show earlier updates', event: { type: 'updates.more' } }],
    'updates.seen': [
      { title: 'Scroll to all that is unread', event: { type: 'updates.seen', id: 'update-1' } },
      { title: 'Scroll to a newer update', event: { type: 'updates.seen', id: 'update-2' } },
    ],
  },
  source: {
    'updates.refresh': 'app',
    'updates.more': 'member',
    'updates.seen': 'member',
  },
  requirements: {
    'LIFE-07': ['updates'],
  },
  outcomes: {
    updatesRead: { done: [], error: [] },
    marking: {
      done: [{ title: 'All updates are marked as read', output: { id: 'update-1' } }],
      error: [],
    },
    markRead: {
      done: [{ title: 'They count as read', output: { id: 'update-1' } }],
      error: [failures.offline],
    },
  },
  stateKey: ({ noted }) => ({ noted }),
});
