import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { videosMachine } from './videos.machine.ts';

export const videosEntry = defineEntry<typeof videosMachine>({
  machine: videosMachine,
  title: 'Videos',
  summary: 'No player is fetched before cookies are accepted, and one that stays away is never taken away.',
  inputs: [{ title: 'The page opens', input: { step: 'videos', search: {}, tiers: [], session: null } }],
  events: {
    'network.restored': [{ title: 'The connection is back', event: { type: 'network.restored' } }],
    'cookies.accept': [{ title: 'Choose Accept and watch', event: { type: 'cookies.accept' } }],
    'cookies.accepted': [{ title: 'Cookies are accepted', event: { type: 'cookies.accepted' } }],
    'cookies.refused': [{ title: 'Cookies are rejected', event: { type: 'cookies.refused' } }],
    'frame.responded': [{ title: 'The player responds', event: { type: 'frame.responded' } }],
    'frame.retry': [{ title: 'Choose Try again', event: { type: 'frame.retry' } }],
  },
  source: {
    'network.restored': 'app',
    'cookies.accept': 'member',
    'cookies.accepted': 'app',
    'cookies.refused': 'app',
    'frame.responded': 'app',
    'frame.retry': 'member',
  },
  requirements: {
    'PLAY-03': ['videos'],
    'BACK-06': ['playing'],
  },
  outcomes: { followConsent: { done: [], error: [failures.unexpected] } },
  stateKey: () => null,
});
