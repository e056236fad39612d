import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { emailChangeMachine } from './email-change.machine.ts';

const { user } = sampleSessions.active;

export const emailChangeEntry = defineEntry<typeof emailChangeMachine>({
  machine: emailChangeMachine,
  title: 'A new email',
  summary: 'The new email holds once its mailbox has agreed; until then the old one logs in.',
  inputs: [
    { title: 'The account page opens', input: { token: null } },
    { title: 'The link in the mail opens the account page', input: { token: 'link-token-of-a-mail' } },
  ],
  events: {
    'link.open': [
      { title: 'The address names a link', event: { type: 'link.open', token: 'another-link-of-a-mail' } },
    ],
    'link.retry': [{ title: 'Choose Try again', event: { type: 'link.retry' } }],
  },
  source: { 'link.open': 'member', 'link.retry': 'member' },
  requirements: { 'LIFE-09': ['emailChange'] },
  outcomes: {
    confirmEmail: {
      done: [{ title: 'The mailbox agrees', output: user }],
      error: [
        refusal('The link is replaced or expired', 'i_pass_002'),
        refusal('Somebody else has the address', 'i_user_004'),
        failures.offline,
      ],
    },
    pendingEmail: {
      done: [
        { title: 'The link is sent again', output: { action: 'resend', user } },
        { title: 'The new email is dropped', tone: 'neutral', output: { action: 'drop', user } },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'A link that is opened',
      start: 'The link in the mail opens the account page',
      causes: ['The mailbox agrees'],
    },
    {
      title: 'A link without a connection',
      start: 'The link in the mail opens the account page',
      causes: ['There is no connection', 'Choose Try again', 'The mailbox agrees'],
    },
  ],
  stateKey: ({ token, error }) => ({ token, error: error?.kind ?? null }),
});
