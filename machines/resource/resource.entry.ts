import { defineEntry } from '#machines/registry-entry.ts';
import { failures } from '#machines/samples/failures.ts';
import { resourceMachine } from './resource.machine.ts';

export const resourceEntry = defineEntry<typeof resourceMachine>({
  machine: resourceMachine,
  title: 'Data loading',
  summary: 'A part of a page loads, fails and is tried again by itself; what was shown stays shown.',
  inputs: [{ title: 'A page has a part that is read', input: undefined }],
  events: {
    'resource.load': [
      { title: 'The first list is asked for', event: { type: 'resource.load', params: { pageNumber: 1 } } },
      { title: 'Another list is asked for', event: { type: 'resource.load', params: { pageNumber: 2 } } },
    ],
    'resource.update': [
      {
        title: 'Another answer has told it already',
        event: { type: 'resource.update', params: { pageNumber: 1 }, update: () => ['three'] },
      },
    ],
    'resource.retry': [{ title: 'Choose Retry', event: { type: 'resource.retry' } }],
    'resource.reset': [{ title: 'The session ends', event: { type: 'resource.reset' } }],
    'network.restored': [{ title: 'The connection is back', event: { type: 'network.restored' } }],
  },
  source: {
    'resource.load': 'app',
    'resource.update': 'app',
    'resource.retry': 'member',
    'resource.reset': 'app',
    'network.restored': 'app',
  },
  requirements: {
    'HTTP-06': ['resource'],
  },
  outcomes: {
    fetchResource: {
      done: [{ title: 'The answer comes', output: ['one', 'two'] }],
      error: [failures.unexpected, failures.missing],
    },
  },
  stateKey: ({ params }) => params,
});
