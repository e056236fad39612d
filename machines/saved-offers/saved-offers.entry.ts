import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { savedOffersMachine } from './saved-offers.machine.ts';

export const savedOffersEntry = defineEntry<typeof savedOffersMachine>({
  machine: savedOffersMachine,
  title: 'Saved offers',
  summary: 'A heart shows at once what was chosen; one that could not be stored goes back, and says so.',
  inputs: [{ title: 'The offers are opened', input: undefined }],
  events: {
    'offer.mark': [
      {
        title: 'Choose the heart of an offer',
        event: { type: 'offer.mark', offer: sampleReward, isSaved: true },
      },
      {
        title: 'Take the heart back',
        event: { type: 'offer.mark', offer: sampleReward, isSaved: false },
      },
    ],
    'saved.retry': [{ title: 'Choose Try again', event: { type: 'saved.retry' } }],
  },
  source: { 'offer.mark': 'member', 'saved.retry': 'member' },
  requirements: { 'DEAL-12': ['savedOffers'] },
  outcomes: {
    readSaved: {
      done: [
        { title: 'Nothing is saved yet', output: [] },
        { title: 'An offer is saved', output: [sampleReward] },
      ],
      error: [failures.offline],
    },
    storeSaved: {
      done: [{ title: 'It is stored', output: undefined }],
      error: [failures.timeout],
    },
  },
  stories: [
    {
      title: 'Saving an offer',
      start: 'The offers are opened',
      causes: ['Nothing is saved yet', 'Choose the heart of an offer', 'It is stored'],
    },
    {
      title: 'A heart that could not be stored',
      start: 'The offers are opened',
      causes: ['Nothing is saved yet', 'Choose the heart of an offer', failures.timeout.title],
    },
  ],
  stateKey: ({ stored, changes }) => ({
    stored: stored.length,
    changes: changes.map(({ isSaved }) => isSaved),
  }),
});
