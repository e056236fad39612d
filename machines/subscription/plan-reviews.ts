import { untilWorking } from '#machines/payment/work.ts';
import { currentPlan } from './plan-offers.ts';
import { closes, membershipOf, subscriptionSetup } from './subscription.setup.ts';

/** The review of a higher plan, with its checkout. */
export const upgradeReview = subscriptionSetup.createStateConfig({
  description: 'The review of a higher plan, or of the one that a member comes back to.',
  invoke: {
    id: 'upgrade',
    src: 'upgrade',
    input: ({ context: { choice, facts } }) => ({
      choice: choice ?? { membershipTierId: '', membershipTierPlanId: null },
      current: facts && currentPlan(facts),
      tiers: facts?.tiers ?? [],
      cards: facts?.cards ?? [],
      isInterrupted: facts?.interrupted?.way === 'upgrade',
    }),
    onDone: [
      {
        guard: { type: 'hasBegun', params: ({ event }) => ({ output: event.output }) },
        target: 'activated',
        actions: [
          { type: 'setChanged', params: ({ event }) => ({ membership: membershipOf(event.output) }) },
          { type: 'setAgreed', params: ({ event }) => ({ output: event.output }) },
          { type: 'notifyMembership', params: ({ event }) => ({ output: event.output }) },
        ],
      },
      {
        guard: { type: 'hasChanged', params: ({ event }) => ({ output: event.output }) },
        target: 'upgraded',
        actions: [
          { type: 'setChanged', params: ({ event }) => ({ membership: membershipOf(event.output) }) },
          { type: 'setAgreed', params: ({ event }) => ({ output: event.output }) },
          { type: 'notifyMembership', params: ({ event }) => ({ output: event.output }) },
          { type: 'showUpgraded', params: ({ event }) => ({ output: event.output }) },
        ],
      },
      {
        guard: { type: 'isStale', params: ({ event }) => ({ output: event.output }) },
        target: 'loading',
        actions: 'clearLink',
      },
      { guard: 'hasNoChoice', ...closes('review') },
      { target: 'tier' },
    ],
  },
  ...untilWorking(
    {
      description: 'Nothing is being charged.',
      on: { 'step.back': { actions: 'askUpgradeBack' }, 'flow.close': closes('review') },
    },
    { description: 'A call that must not be torn away is under way.' },
  ),
});

/** The review of a cheaper plan. */
export const downgradeReview = subscriptionSetup.createStateConfig({
  description: 'The review of a cheaper plan.',
  invoke: {
    id: 'downgrade',
    src: 'downgrade',
    input: ({ context: { choice, facts } }) => ({
      choice: choice ?? { membershipTierId: '', membershipTierPlanId: null },
      isInterrupted: facts?.interrupted?.way === 'downgrade',
    }),
    onDone: [
      {
        guard: { type: 'hasChanged', params: ({ event }) => ({ output: event.output }) },
        target: 'scheduled',
        actions: [
          { type: 'setChanged', params: ({ event }) => ({ membership: membershipOf(event.output) }) },
          { type: 'notifyMembership', params: ({ event }) => ({ output: event.output }) },
          { type: 'showScheduled', params: ({ event }) => ({ output: event.output }) },
        ],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ output: event.output }) },
        target: 'rereading',
        actions: { type: 'showRefused', params: ({ event }) => ({ output: event.output }) },
      },
      { target: 'tier' },
    ],
  },
  ...untilWorking(
    {
      description: 'Nothing is being scheduled.',
      on: { 'step.back': { actions: 'askDowngradeBack' }, 'flow.close': closes('review') },
    },
    { description: 'The downgrade is with the server.' },
  ),
});
