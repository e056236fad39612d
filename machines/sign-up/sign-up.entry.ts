import { defineEntry } from '#machines/registry-entry.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { signUpMachine } from './sign-up.machine.ts';

const plan = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const silver = sampleTiers.slice(0, 1).map((tier) => ({
  ...tier,
  membershipTierPlans: tier.membershipTierPlans.slice(0, 1),
}));

export const signUpEntry = defineEntry<typeof signUpMachine>({
  machine: signUpMachine,
  title: 'Sign up',
  summary: 'A refresh, Back or a link to a later step loses nothing, and the plan is paid once.',
  inputs: [
    {
      title: 'A visitor opens the tiers',
      input: { step: 'sign-up-tiers', search: {}, tiers: sampleTiers, session: null },
    },
    {
      title: 'A visitor opens the tiers where there is only one',
      input: { step: 'sign-up-tiers', search: {}, tiers: silver, session: null },
    },
  ],
  events: {
    'step.entered': [
      { title: 'The tiers are shown', event: { type: 'step.entered', step: 'sign-up-tiers', search: {} } },
      {
        title: 'The account step is shown',
        event: { type: 'step.entered', step: 'sign-up-account', search: {} },
      },
      {
        title: 'The checkout is shown',
        event: { type: 'step.entered', step: 'sign-up-billing', search: {} },
      },
      {
        title: 'The affinity step is shown',
        event: { type: 'step.entered', step: 'sign-up-affinity', search: {} },
      },
      {
        title: 'The details are shown',
        event: { type: 'step.entered', step: 'sign-up-user-info', search: {} },
      },
    ],
    'plan.choose': [{ title: 'Choose Gold, monthly', event: { type: 'plan.choose', plan } }],
    'details.skip': [{ title: 'Choose Skip', event: { type: 'details.skip' } }],
    'receipt.close': [{ title: 'Choose Continue', event: { type: 'receipt.close' } }],
    'join.retry': [{ title: 'Choose Retry', event: { type: 'join.retry' } }],
  },
  source: {
    'step.entered': 'app',
    'plan.choose': 'member',
    'details.skip': 'member',
    'receipt.close': 'member',
    'join.retry': 'member',
  },
  risks: { money: ['preparingPayment', 'paying', 'joining', 'unsettled'] },
  requirements: {
    'JOIN-01': ['readingEntry'],
    'JOIN-03': ['offering', 'choosingPlan'],
    'JOIN-04': ['creatingAccount'],
    'JOIN-05': ['preparingPayment', 'paying', 'joining', 'unsettled'],
    'JOIN-06': ['choosingAffinity'],
    'JOIN-07': ['addingDetails'],
    'JOIN-08': ['readingEntry', 'deciding', 'reopening', 'storingPlan', 'navigating', 'finishing'],
    'JOIN-11': ['joined'],
    'LIFE-08': ['paid'],
  },
  outcomes: {
    recallEntry: {
      done: [
        {
          title: 'A link had brought a plan',
          output: { plan, maxRoundUp: null, isPaymentInterrupted: false, isReturning: false },
        },
        {
          title: 'The membership is over',
          tone: 'neutral',
          output: { plan: null, maxRoundUp: null, isPaymentInterrupted: false, isReturning: true },
        },
      ],
      error: [failures.unexpected],
    },
    reopenPlan: { done: [{ title: 'The plan is open', output: undefined }], error: [failures.unexpected] },
    storePlan: { done: [{ title: 'The plan is stored', output: undefined }], error: [failures.unexpected] },
    fetchSession: {
      done: [{ title: 'The membership is read', output: sampleSessions.active }],
      error: [failures.offline],
    },
    clearEntry: {
      done: [{ title: 'Everything stored is forgotten', output: undefined }],
      error: [failures.unexpected],
    },
    account: { done: [{ title: 'The account is created', output: sampleSessions.active }], error: [] },
    social: { done: [], error: [] },
    cardLink: { done: [{ title: 'The card step is done', output: { card: sampleCard } }], error: [] },
    affinity: {
      done: [
        { title: 'A team is chosen', output: { wasShown: true, isChosen: true } },
        {
          title: 'There was nothing to choose',
          tone: 'neutral',
          output: { wasShown: false, isChosen: false },
        },
      ],
      error: [],
    },
    details: { done: [{ title: 'The details are saved', output: sampleSessions.active.user }], error: [] },
  },
  stories: [
    {
      title: 'Joining with a plan',
      start: 'A visitor opens the tiers',
      causes: [
        'A link had brought a plan',
        'The plan is open',
        'Choose Gold, monthly',
        'The plan is stored',
        'The account step is shown',
        'The account is created',
        'The checkout is shown',
        'A link had brought a plan',
        'The card step is done',
        'The membership is read',
        'Choose Continue',
        'The affinity step is shown',
        'A team is chosen',
        'The details are shown',
        'Choose Skip',
        'Everything stored is forgotten',
      ],
    },
  ],
  stateKey: ({ step, tiers }) => ({ step, hasOneChoice: tiers.length === 1 }),
});
