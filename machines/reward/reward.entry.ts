import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { rewardMachine } from './reward.machine.ts';

export const rewardEntry = defineEntry<typeof rewardMachine>({
  machine: rewardMachine,
  title: 'One offer',
  summary: 'An offer says what it earns, how, and until when; one that is gone says so and leads on.',
  inputs: [
    {
      title: 'Choose an offer',
      input: { kind: 'reward', rewardId: sampleReward.id, reward: sampleReward, place: 'deals' },
    },
    { title: 'Follow a link to an offer', input: { kind: 'reward', rewardId: sampleReward.id } },
  ],
  events: {
    'reward.retry': [{ title: 'Choose Try again', event: { type: 'reward.retry' } }],
    'card.link': [{ title: 'Choose Link a card', event: { type: 'card.link' } }],
    'offers.browse': [{ title: 'Choose See all offers', event: { type: 'offers.browse' } }],
    'flow.close': [{ title: 'Close the dialog', event: { type: 'flow.close' } }],
  },
  source: {
    'reward.retry': 'member',
    'card.link': 'member',
    'offers.browse': 'member',
    'flow.close': 'member',
  },
  requirements: {
    'DEAL-06': ['reward'],
  },
  outcomes: {
    fetchReward: {
      done: [
        {
          title: 'The offer is there',
          output: { ...sampleReward, description: 'Plants, and pots to put them in.' },
        },
        { title: 'The server does not tell of it', tone: 'bad', output: null },
      ],
      error: [failures.offline],
    },
    findReward: {
      done: [
        { title: 'A list has it', output: sampleReward },
        { title: 'No list has it', tone: 'bad', output: null },
      ],
      error: [failures.timeout],
    },
  },
  stories: [
    {
      title: 'Reading an offer',
      start: 'Choose an offer',
      causes: ['The offer is there', 'Close the dialog'],
    },
    {
      title: 'The offer has ended',
      start: 'Follow a link to an offer',
      causes: ['The server does not tell of it', 'No list has it', 'Choose See all offers'],
    },
  ],
  stateKey: ({ error }) => ({ error: error?.kind ?? null }),
});
