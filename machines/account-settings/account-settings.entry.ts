import { defineEntry } from '#machines/registry-entry.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { accountSettingsMachine } from './account-settings.machine.ts';

const { user, membership } = sampleSessions.active;

const waiting = { ...user, pendingEmail: { email: 'ada@example.com', endsAt: '2026-11-29T00:00:00Z' } };

export const accountSettingsEntry = defineEntry<typeof accountSettingsMachine>({
  machine: accountSettingsMachine,
  title: 'Account settings',
  summary: 'One setting at a time is changed in its place; what was entered is never lost without a word.',
  inputs: [
    { title: 'The account page opens', input: { row: null } },
    { title: 'The address opens the phone number', input: { row: 'phone' } },
    { title: 'The address opens the email', input: { row: 'email' } },
    { title: 'The address opens the list of causes', input: { row: 'affinity' } },
  ],
  events: {
    'row.open': [
      { title: 'Choose Change beside the name', event: { type: 'row.open', row: 'name' } },
      { title: 'Choose Change beside the phone number', event: { type: 'row.open', row: 'phone' } },
      { title: 'Choose Change beside the cause', event: { type: 'row.open', row: 'affinity' } },
    ],
    'row.close': [{ title: 'Choose Cancel', event: { type: 'row.close' } }],
    'form.dirtied': [{ title: 'Enter something', event: { type: 'form.dirtied' } }],
    'edit.resume': [{ title: 'Choose Keep editing', event: { type: 'edit.resume' } }],
    'text.discard': [{ title: 'Choose Discard', event: { type: 'text.discard' } }],
  },
  source: {
    'row.open': 'member',
    'row.close': 'member',
    'form.dirtied': 'member',
    'edit.resume': 'member',
    'text.discard': 'member',
  },
  requirements: {
    'ACCT-01': ['rows'],
    'ACCT-02': ['newsletter', 'rows.choosingAffinity'],
    'ACCT-03': ['accountSettings'],
  },
  outcomes: {
    setting: {
      done: [
        { title: 'The setting is saved', output: { user } },
        { title: 'The new email waits for its mailbox', tone: 'neutral', output: { user: waiting } },
      ],
      error: [],
    },
    newsletter: { done: [{ title: 'The newsletter is switched', output: membership }], error: [] },
    affinity: {
      done: [
        { title: 'A cause is chosen', output: { wasShown: true, isChosen: true } },
        { title: 'There is none to choose', tone: 'neutral', output: { wasShown: false, isChosen: false } },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Another name',
      start: 'The account page opens',
      causes: ['Choose Change beside the name', 'Enter something', 'The setting is saved'],
    },
    {
      title: 'Something is not saved yet',
      start: 'The account page opens',
      causes: [
        'Choose Change beside the name',
        'Enter something',
        'Choose Change beside the phone number',
        'Choose Keep editing',
        'Choose Change beside the phone number',
        'Choose Discard',
      ],
    },
  ],
  stateKey: ({ row, requested }) => ({ row, requested }),
});
