import { defineEntry } from '#machines/registry-entry.ts';
import type { Card } from '#machines/domain/card.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import type { PlanWay, ReviewOutput, SubscriptionFacts } from './subscription.types.ts';

const { active } = sampleSessions;
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const goldYear = { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' };
const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

const onGold: SubscriptionFacts = {
  session: active,
  cards: [sampleCard],
  tiers: sampleTiers,
  mayDowngrade: true,
  hasReferral: true,
  isNew: false,
  interrupted: null,
};
const unsubscribed: SubscriptionFacts = {
  ...onGold,
  cards: [],
  session: { ...active, membership: { ...active.membership, currentSubscription: null } },
};
const imported: SubscriptionFacts = {
  ...unsubscribed,
  hasReferral: false,
  session: {
    ...active,
    membership: { ...active.membership, currentSubscription: null, importStatus: 'INCOMPLETE' },
  },
};
const returning: SubscriptionFacts = {
  ...unsubscribed,
  cards: [sampleCard],
  session: {
    ...unsubscribed.session,
    user: { ...active.user, lastSubscription: { endsAt: '2026-09-20T23:59:59.999Z' } },
  },
};
const onePlan = sampleTiers
  .slice(1)
  .map((tier) => ({ ...tier, membershipTierPlans: tier.membershipTierPlans.slice(0, 1) }));
const cutOff = (way: PlanWay, choice: PlanChoice): SubscriptionFacts => ({
  ...(way === 'card' ? imported : onGold),
  interrupted: { way, choice },
});
const linked: Card = { ...sampleCard, id: 'card-2' };
const upgraded = {
  kind: 'changed',
  membership: {
    ...active.membership,
    ...goldYear,
    currentSubscription: {
      ...goldYear,
      endsAt: '2027-11-21T00:00:00Z',
      charge: { amount: 22_500, cardLastDigits: '4242' },
    },
  },
} satisfies ReviewOutput;
const scheduled = {
  kind: 'changed',
  membership: {
    ...active.membership,
    membershipSubscriptions: [{ ...silver, endsAt: '2027-01-21T00:00:00Z' }],
  },
} satisfies ReviewOutput;

export const subscriptionEntry = defineEntry<typeof subscriptionMachine>({
  machine: subscriptionMachine,
  title: 'Choose or change a plan',
  summary: 'No plan changes before the member has seen what it costs, from when, and what is lost.',
  inputs: [
    { title: 'A member opens the plans', input: { kind: 'subscription', mode: 'upgrade' } },
    { title: 'A member opens the reminder', input: { kind: 'subscription', mode: 'subscribe' } },
    {
      title: 'Who comes back asks for the plans',
      input: { kind: 'subscription', mode: 'subscribe', begin: 'plans' },
    },
    {
      title: 'A link opens Gold, monthly',
      input: { kind: 'subscription', mode: 'subscribe', choice: gold },
    },
    {
      title: 'A link opens Gold, annual',
      input: { kind: 'subscription', mode: 'upgrade', choice: goldYear },
    },
    {
      title: 'A link opens Silver, monthly',
      input: { kind: 'subscription', mode: 'upgrade', choice: silver },
    },
    {
      title: 'A card was refused elsewhere',
      input: {
        kind: 'subscription',
        mode: 'subscribe',
        choice: gold,
        error: refusal('', 'olive_cc_002').error,
      },
    },
  ],
  events: {
    'facts.retry': [{ title: 'Choose Retry', event: { type: 'facts.retry' } }],
    'tiers.open': [{ title: 'Choose See the plans', event: { type: 'tiers.open' } }],
    'plan.choose': [
      { title: 'Choose Gold, monthly', event: { type: 'plan.choose', choice: gold } },
      { title: 'Choose Gold, annual', event: { type: 'plan.choose', choice: goldYear } },
      { title: 'Choose Silver, monthly', event: { type: 'plan.choose', choice: silver } },
    ],
    'referral.skip': [{ title: 'Choose Continue', event: { type: 'referral.skip' } }],
    'card.retry': [{ title: 'Choose Try Again', event: { type: 'card.retry' } }],
    'step.back': [{ title: 'Choose Back', event: { type: 'step.back' } }],
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
    'work.started': [{ title: 'A payment begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'The payment is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'facts.retry': 'member',
    'tiers.open': 'member',
    'plan.choose': 'member',
    'referral.skip': 'member',
    'card.retry': 'member',
    'step.back': 'member',
    'flow.close': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { money: ['card.working', 'activated', 'upgrading.working', 'downgrading.working'] },
  requirements: {
    'SUBS-01': ['subscription'],
    'SUBS-02': ['welcome'],
    'SUBS-03': ['tier'],
    'SUBS-04': ['tier', 'upgrading', 'downgrading'],
    'SUBS-05': ['card'],
    'SUBS-06': ['referral', 'success'],
    'SUBS-07': ['upgrading'],
    'SUBS-08': ['downgrading'],
    'SUBS-09': ['error'],
    'LIFE-08': ['success', 'upgraded', 'scheduled'],
  },
  outcomes: {
    recallFacts: {
      done: [
        { title: 'Nothing is known yet', tone: 'neutral', output: null },
        { title: 'The member was on Gold, monthly', output: { ...onGold, cards: [] } },
        { title: 'The membership runs no more', output: unsubscribed },
      ],
      error: [{ title: 'What was kept can not be read', error: new Error('SecurityError') }],
    },
    fetchFacts: {
      done: [
        { title: 'The member is on Gold, monthly', output: onGold },
        { title: 'The member has no subscription', output: unsubscribed },
        { title: 'The membership was imported', output: imported },
        { title: 'An upgrade was cut off', tone: 'neutral', output: cutOff('upgrade', goldYear) },
        { title: 'A downgrade was cut off', tone: 'neutral', output: cutOff('downgrade', silver) },
        { title: 'Linking a card was cut off', tone: 'neutral', output: cutOff('card', gold) },
        { title: 'The membership is over, a card is linked', output: returning },
        {
          title: 'The membership is over, and there is one plan to come back to',
          output: { ...returning, tiers: onePlan },
        },
      ],
      error: [failures.offline],
    },
    fetchSession: {
      done: [{ title: 'The membership is active', output: active }],
      error: [failures.offline],
    },
    inviteLink: { done: [], error: [] },
    cardLink: { done: [{ title: 'The card step is done', output: { card: linked } }], error: [] },
    upgrade: {
      done: [
        { title: 'The plan is upgraded', output: upgraded },
        { title: 'The review is left', tone: 'neutral', output: { kind: 'left' } },
        { title: 'The review is left after a refusal', tone: 'bad', output: { kind: 'left', isStale: true } },
      ],
      error: [],
    },
    downgrade: {
      done: [
        { title: 'The downgrade is scheduled', output: scheduled },
        {
          title: 'It is refused',
          tone: 'bad',
          output: { kind: 'refused', error: refusal('', 'i_card_006').error },
        },
        { title: 'The review is left', tone: 'neutral', output: { kind: 'left' } },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Upgrading',
      start: 'A member opens the plans',
      causes: [
        'The member was on Gold, monthly',
        'The member is on Gold, monthly',
        'Choose Gold, annual',
        'The plan is upgraded',
        'Close the modal',
      ],
    },
    {
      title: 'Downgrading',
      start: 'A member opens the plans',
      causes: [
        'The member was on Gold, monthly',
        'The member is on Gold, monthly',
        'Choose Silver, monthly',
        'The downgrade is scheduled',
        'Close the modal',
      ],
    },
    {
      title: 'Joining with a first card',
      start: 'A member opens the reminder',
      causes: [
        'Nothing is known yet',
        'The member has no subscription',
        'Choose See the plans',
        'Choose Gold, monthly',
        'The card step is done',
        'The membership is active',
        'Choose Continue',
      ],
    },
  ],
  stateKey: ({ overlay, facts, choice, error }) => ({
    mode: overlay.mode,
    begin: overlay.begin ?? null,
    linkedId: overlay.choice?.membershipTierPlanId ?? null,
    planId: choice?.membershipTierPlanId ?? null,
    error: error?.kind ?? null,
    hasReferral: facts?.hasReferral ?? null,
    interrupted: facts?.interrupted?.way ?? null,
    membership: facts && [
      facts.session.membership?.currentSubscription !== null,
      facts.session.membership?.importStatus,
      facts.cards.length,
      facts.tiers.length,
    ],
  }),
});
