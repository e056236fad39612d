import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleRewardPage } from '#machines/samples/rewards.ts';
import { offerSearchMachine } from './offer-search.machine.ts';

export const offerSearchEntry = defineEntry<typeof offerSearchMachine>({
  machine: offerSearchMachine,
  title: 'Offer search',
  summary: 'The results always belong to what is typed, and an empty field asks nothing.',
  inputs: [{ title: 'The page has a search field', input: undefined }],
  events: {
    'query.change': [
      { title: 'Type "fern"', event: { type: 'query.change', query: 'fern' } },
      { title: 'Empty the field', event: { type: 'query.change', query: ' ' } },
    ],
    'search.retry': [{ title: 'Choose Retry', event: { type: 'search.retry' } }],
    'search.clear': [{ title: 'Clear the search', event: { type: 'search.clear' } }],
  },
  source: { 'query.change': 'member', 'search.retry': 'member', 'search.clear': 'member' },
  requirements: {
    'DEAL-07': ['offerSearch'],
  },
  outcomes: {
    searchRewards: {
      done: [
        { title: 'Offers match', output: sampleRewardPage },
        { title: 'No offer matches', tone: 'neutral', output: { ...sampleRewardPage, items: [], total: 0 } },
      ],
      error: [failures.offline],
    },
  },
  stories: [
    {
      title: 'An offer is found',
      start: 'The page has a search field',
      causes: ['Type "fern"', '250 ms pass', 'Offers match', 'Clear the search'],
    },
    {
      title: 'Nothing is found',
      start: 'The page has a search field',
      causes: ['Type "fern"', '250 ms pass', 'No offer matches'],
    },
  ],
});
