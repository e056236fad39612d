import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { activationMachine } from './activation.machine.ts';

const session = sampleSessions.active;

export const activationEntry = defineEntry<typeof activationMachine>({
  machine: activationMachine,
  title: 'Activate an imported account',
  summary: 'Opening the link never uses it up, and a link that does not work leads to a new one.',
  inputs: [{ title: 'The link of the mail is opened', input: undefined }],
  events: {
    'activation.retry': [{ title: 'Choose Retry', event: { type: 'activation.retry' } }],
    'link.again': [{ title: 'Ask for another link', event: { type: 'link.again' } }],
  },
  source: { 'activation.retry': 'member', 'link.again': 'member' },
  requirements: {
    'AUTH-05': ['activation'],
  },
  outcomes: {
    readOffer: {
      done: [
        { title: 'The link is for a member', output: session },
        { title: 'There is no link', tone: 'neutral', output: null },
      ],
      error: [refusal('The link was used or replaced', 'i_pass_002'), failures.offline],
    },
    activate: {
      done: [
        { title: 'The account is active', output: { kind: 'activated', session } },
        { title: 'The link was used meanwhile', tone: 'bad', output: { kind: 'void' } },
      ],
      error: [],
    },
    requestLink: {
      done: [{ title: 'The request is taken', output: { email: 'ada@example.com' } }],
      error: [],
    },
  },
  stories: [
    {
      title: 'Activating the account',
      start: 'The link of the mail is opened',
      causes: ['The link is for a member', 'The account is active'],
    },
    {
      title: 'The link was used before',
      start: 'The link of the mail is opened',
      causes: ['The link was used or replaced', 'The request is taken'],
    },
  ],
  stateKey: () => null,
});
