import { defineEntry } from '#machines/registry-entry.ts';
import { referralsMachine } from './referrals.machine.ts';

export const referralsEntry = defineEntry<typeof referralsMachine>({
  machine: referralsMachine,
  title: 'My referrals',
  summary: 'The link works while the list is missing, and the list while the link is.',
  inputs: [{ title: 'The page opens', input: { step: 'refer', search: {}, tiers: [], session: null } }],
  events: {},
  source: {},
  requirements: {
    'REFR-01': ['referrals'],
  },
  outcomes: { friends: { done: [], error: [] }, inviteLink: { done: [], error: [] } },
});
