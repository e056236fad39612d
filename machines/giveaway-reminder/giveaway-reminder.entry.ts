import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { giveawayReminderMachine } from './giveaway-reminder.machine.ts';

export const giveawayReminderEntry = defineEntry<typeof giveawayReminderMachine>({
  machine: giveawayReminderMachine,
  title: 'Giveaway reminder',
  summary: 'It stays until it is put away, then for the month; it never stands over a modal.',
  inputs: [{ title: 'The page is quiet', input: undefined }],
  events: {
    'location.changed': [
      {
        title: 'The member holds tickets',
        event: { type: 'location.changed', facts: { isDue: true, isFree: true } },
      },
      { title: 'A modal opens', event: { type: 'location.changed', facts: { isDue: true, isFree: false } } },
      {
        title: 'The member holds no ticket',
        event: { type: 'location.changed', facts: { isDue: false, isFree: true } },
      },
    ],
    'reminder.dismiss': [{ title: 'Close the reminder', event: { type: 'reminder.dismiss' } }],
    'tickets.open': [{ title: 'Choose See my tickets', event: { type: 'tickets.open' } }],
  },
  source: { 'location.changed': 'app', 'reminder.dismiss': 'member', 'tickets.open': 'member' },
  requirements: {
    'PLAY-01': ['giveawayReminder'],
  },
  outcomes: {
    watchFacts: { done: [], error: [failures.unexpected] },
    storeDismissal: {
      done: [{ title: 'It is remembered', output: undefined }],
      error: [failures.unexpected],
    },
  },
});
