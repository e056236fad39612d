import { createActor, fromTransition } from 'xstate';
import { defineEntry } from '#machines/registry-entry.ts';
import { networkMachine } from './network.machine.ts';

const sampleRead = createActor(
  fromTransition(() => null, null),
  { id: 'read' },
);

export const networkEntry = defineEntry<typeof networkMachine>({
  machine: networkMachine,
  title: 'Network',
  summary: 'What was read stays on the screen without a connection, and failed reads start again with it.',
  inputs: [{ title: 'The app starts', input: undefined }],
  events: {
    'network.lost': [{ title: 'The connection is lost', tone: 'bad', event: { type: 'network.lost' } }],
    'network.found': [{ title: 'The connection is back', event: { type: 'network.found' } }],
    'connection.await': [
      { title: 'A read has failed', tone: 'bad', event: { type: 'connection.await', actor: sampleRead } },
    ],
  },
  source: { 'network.lost': 'app', 'network.found': 'app', 'connection.await': 'child' },
  requirements: {
    'HTTP-06': ['network'],
  },
  outcomes: {
    listenToNetwork: {
      done: [],
      error: [{ title: 'The browser refuses', error: new Error('Not supported.') }],
    },
  },
  stories: [
    {
      title: 'The connection goes and comes',
      start: 'The app starts',
      causes: ['The connection is lost', 'The connection is back'],
    },
  ],
});
