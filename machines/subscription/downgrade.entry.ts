import { defineEntry } from '#machines/registry-entry.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { downgradeMachine } from './downgrade.machine.ts';

const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

export const downgradeEntry = defineEntry<typeof downgradeMachine>({
  machine: downgradeMachine,
  title: 'Review a cheaper plan',
  summary: 'Nothing is scheduled before both plans, the date and what is lost were on the screen.',
  inputs: [
    {
      title: 'A member on Gold chooses Silver, monthly',
      input: { choice: silver, isInterrupted: false },
    },
    { title: 'A refresh cut the call off', input: { choice: silver, isInterrupted: true } },
  ],
  events: {
    'change.confirm': [{ title: 'Choose Change plan', event: { type: 'change.confirm' } }],
    'step.back': [{ title: 'Choose Keep my plan', event: { type: 'step.back' } }],
    'work.started': [{ title: 'The call begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'The call is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'change.confirm': 'member',
    'step.back': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { money: ['scheduling', 'resuming', 'scheduled'] },
  requirements: {
    'MEMB-03': ['scheduling', 'scheduled'],
    'SUBS-08': ['downgrade'],
    'SUBS-13': ['scheduling', 'resuming'],
  },
  outcomes: {
    downgradePayment: {
      done: [
        {
          title: 'The downgrade is scheduled',
          output: { kind: 'succeeded', answer: sampleSessions.active.membership },
        },
        {
          title: 'It is refused',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_card_006').error },
        },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Going down at the next renewal',
      start: 'A member on Gold chooses Silver, monthly',
      causes: ['Choose Change plan', 'The downgrade is scheduled'],
    },
  ],
});
