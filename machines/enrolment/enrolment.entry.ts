import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { enrolmentMachine } from './enrolment.machine.ts';

const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };

export const enrolmentEntry = defineEntry<typeof enrolmentMachine>({
  machine: enrolmentMachine,
  title: 'Enrol',
  summary:
    'Somebody who is signed in joins once, on the plan that the link or they themselves chose, or else on the first.',
  inputs: [{ title: 'A non-member opens the page', input: { tiers: sampleTiers } }],
  events: {
    'plan.choose': [{ title: 'Choose Gold, monthly', event: { type: 'plan.choose', plan } }],
    'form.submit': [
      {
        title: 'Choose Join',
        event: { type: 'form.submit', values: { maxRoundUp: null, newsletter: false, over18: true } },
      },
    ],
  },
  source: { 'plan.choose': 'member', 'form.submit': 'member' },
  risks: { money: ['joining', 'joined'] },
  requirements: {
    'JOIN-09': ['enrolment'],
  },
  outcomes: {
    recallEntry: {
      done: [
        { title: 'No link was followed', output: { plan: null, maxRoundUp: null, isInterrupted: false } },
        { title: 'A link had brought a plan', output: { plan, maxRoundUp: null, isInterrupted: false } },
        {
          title: 'Joining was interrupted by a refresh',
          tone: 'neutral',
          output: { plan, maxRoundUp: null, isInterrupted: true },
        },
      ],
      error: [failures.unexpected],
    },
    storePlan: { done: [{ title: 'The plan is stored', output: undefined }], error: [failures.unexpected] },
    enrolmentPayment: {
      done: [
        { title: 'The membership is made', output: { kind: 'succeeded', answer: sampleSessions.active } },
        {
          title: 'The person is a member already',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_member_001').error },
        },
        {
          title: 'The cap is too low',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_member_003').error },
        },
        {
          title: 'Nothing was sent before the refresh',
          tone: 'neutral',
          output: { kind: 'failed', error: null },
        },
      ],
      error: [],
    },
    fetchSession: {
      done: [{ title: 'The membership is read', output: sampleSessions.active }],
      error: [failures.offline],
    },
  },
  stories: [
    {
      title: 'Joining with an account',
      start: 'A non-member opens the page',
      causes: [
        'No link was followed',
        'Choose Gold, monthly',
        'The plan is stored',
        'Choose Join',
        'The membership is made',
      ],
    },
    {
      title: 'The cap is too low',
      start: 'A non-member opens the page',
      causes: [
        'No link was followed',
        'Choose Gold, monthly',
        'The plan is stored',
        'Choose Join',
        'The cap is too low',
      ],
    },
  ],
  stateKey: ({ error }) => ({ hasError: error !== null }),
});
