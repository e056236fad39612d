import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { affinityMachine } from './affinity.machine.ts';

const items = [
  { id: 'rowing', name: 'Rowing', imagePath: '' },
  { id: 'soccer', name: 'Soccer', imagePath: '' },
];

export const affinityEntry = defineEntry<typeof affinityMachine>({
  machine: affinityMachine,
  title: 'Choose whom to support',
  summary: 'A choice is saved or the page says why not; it never holds anybody up.',
  inputs: [{ title: 'The affinity step opens', input: undefined }],
  events: {
    'affinity.choose': [{ title: 'Choose Rowing', event: { type: 'affinity.choose', id: 'rowing' } }],
    'affinity.confirm': [{ title: 'Choose Continue', event: { type: 'affinity.confirm' } }],
    'affinity.skip': [{ title: 'Choose Skip', event: { type: 'affinity.skip' } }],
    'affinities.retry': [{ title: 'Choose Retry', event: { type: 'affinities.retry' } }],
  },
  source: {
    'affinity.choose': 'member',
    'affinity.confirm': 'member',
    'affinity.skip': 'member',
    'affinities.retry': 'member',
  },
  requirements: {
    'JOIN-06': ['affinity'],
  },
  outcomes: {
    fetchAffinities: {
      done: [
        { title: 'There are teams to choose from', output: { items, selectedId: null } },
        { title: 'There is nothing to choose', tone: 'neutral', output: { items: [], selectedId: null } },
      ],
      error: [failures.offline, failures.missing],
    },
    chooseAffinity: {
      done: [{ title: 'The choice is saved', output: undefined }],
      error: [failures.unexpected],
    },
  },
  stories: [
    {
      title: 'Choosing a team',
      start: 'The affinity step opens',
      causes: ['There are teams to choose from', 'Choose Rowing', 'Choose Continue', 'The choice is saved'],
    },
    {
      title: 'Going on without one',
      start: 'The affinity step opens',
      causes: ['There are teams to choose from', 'Choose Skip'],
    },
  ],
  stateKey: ({ selectedId }) => ({ hasSelection: selectedId !== null }),
});
