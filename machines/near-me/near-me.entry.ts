import { defineEntry } from '#machines/registry-entry.ts';
import { samplePosition } from '#machines/samples/rewards.ts';
import { nearMeMachine } from './near-me.machine.ts';

export const nearMeEntry = defineEntry<typeof nearMeMachine>({
  machine: nearMeMachine,
  title: 'Near me',
  summary: 'Whatever becomes of the question where the member is, it ends, and is said.',
  inputs: [{ title: 'The deals are shown', input: undefined }],
  events: {
    'position.find': [{ title: 'Offers nearby are wanted', event: { type: 'position.find' } }],
    'position.drop': [{ title: 'They are not wanted any more', event: { type: 'position.drop' } }],
  },
  source: { 'position.find': 'app', 'position.drop': 'app' },
  requirements: {
    'DEAL-04': ['nearMe'],
  },
  outcomes: {
    readPosition: {
      done: [{ title: 'The position comes', output: samplePosition }],
      error: [
        { title: 'The member does not allow it', error: { kind: 'denied' } },
        { title: 'The device cannot tell', error: { kind: 'unavailable' } },
        { title: 'It takes too long', error: { kind: 'timedOut' } },
      ],
    },
  },
});
