import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { inviteLinkMachine } from './invite-link.machine.ts';

export const inviteLinkEntry = defineEntry<typeof inviteLinkMachine>({
  machine: inviteLinkMachine,
  title: 'Invite friends by a link',
  summary: 'Nothing says "copied" that is not on the clipboard.',
  inputs: [{ title: 'The link is asked for', input: undefined }],
  events: {
    'link.retry': [{ title: 'Choose Retry', event: { type: 'link.retry' } }],
    'link.copy': [{ title: 'Choose Copy link', event: { type: 'link.copy' } }],
  },
  source: { 'link.retry': 'member', 'link.copy': 'member' },
  requirements: {
    'REFR-01': ['inviteLink'],
  },
  outcomes: {
    fetchReferralLink: {
      done: [{ title: 'The link is there', output: sampleReferralLink }],
      error: [failures.offline, failures.missing],
    },
    copyText: {
      done: [{ title: 'It is on the clipboard', output: undefined }],
      error: [{ title: 'The browser refuses its clipboard', error: new Error('NotAllowedError') }],
    },
  },
  stories: [
    {
      title: 'Copying the link',
      start: 'The link is asked for',
      causes: ['The link is there', 'Choose Copy link', 'It is on the clipboard', '1500 ms pass'],
    },
    {
      title: 'The browser does not let us copy',
      start: 'The link is asked for',
      causes: ['The link is there', 'Choose Copy link', 'The browser refuses its clipboard'],
    },
  ],
  stateKey: ({ link, error }) => ({ code: link?.code ?? null, error: error?.kind ?? null }),
});
