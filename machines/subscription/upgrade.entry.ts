import { defineEntry } from '#machines/registry-entry.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { samplePreview } from '#machines/samples/plan-previews.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { upgradeMachine } from './upgrade.machine.ts';
import { payingCard } from './upgrade.setup.ts';

const otherCard: Card = {
  ...sampleCard,
  id: 'card-2',
  system: 'mastercard',
  lastDigits: '4444',
  billing: false,
};
const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const current = planOf({ membershipTierId: 'silver', membershipTierPlanId: 'silver-month' }, sampleTiers);

const repriced: AppError = {
  kind: 'rejected',
  status: 422,
  code: null,
  message: 'The amount is not right any more.',
  fields: { amountToCharge: ['The amount is not right any more.'] },
  retryAfter: null,
};

export const upgradeEntry = defineEntry<typeof upgradeMachine>({
  machine: upgradeMachine,
  title: 'Review a higher plan',
  summary: 'Only the price that is on the screen can be paid, after consent, and once.',
  inputs: [
    {
      title: 'A member on Silver with two cards chooses Gold, monthly',
      input: { choice, current, tiers: sampleTiers, cards: [sampleCard, otherCard], isInterrupted: false },
    },
    {
      title: 'A member on Silver whose card expired chooses Gold, monthly',
      input: {
        choice,
        current,
        tiers: sampleTiers,
        cards: [{ ...sampleCard, status: 'expired' }],
        isInterrupted: false,
      },
    },
    {
      title: 'A refresh cut the payment off',
      input: { choice, current, tiers: sampleTiers, cards: [sampleCard, otherCard], isInterrupted: true },
    },
  ],
  events: {
    'preview.retry': [{ title: 'Choose Retry', event: { type: 'preview.retry' } }],
    'consent.give': [{ title: 'Tick the consent box', event: { type: 'consent.give' } }],
    'consent.withdraw': [{ title: 'Untick the consent box', event: { type: 'consent.withdraw' } }],
    'change.confirm': [{ title: 'Choose Pay', event: { type: 'change.confirm' } }],
    'plan.choose': [
      {
        title: 'Choose the annual plan instead',
        event: {
          type: 'plan.choose',
          choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' },
        },
      },
    ],
    'card.change': [{ title: 'Choose Change card', event: { type: 'card.change' } }],
    'card.choose': [{ title: 'Choose the other card', event: { type: 'card.choose', id: 'card-2' } }],
    'card.add': [{ title: 'Choose Link another card', event: { type: 'card.add' } }],
    'step.back': [{ title: 'Choose Back', event: { type: 'step.back' } }],
    'work.started': [{ title: 'The call begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'The call is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'preview.retry': 'member',
    'consent.give': 'member',
    'consent.withdraw': 'member',
    'change.confirm': 'member',
    'plan.choose': 'member',
    'card.change': 'member',
    'card.choose': 'member',
    'card.add': 'member',
    'step.back': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { money: ['checkout', 'paying', 'resuming', 'upgraded'] },
  requirements: {
    'MEMB-02': ['previewing', 'checkout', 'paying', 'upgraded'],
    'SUBS-07': ['upgrade'],
    'SUBS-13': ['paying', 'resuming'],
  },
  outcomes: {
    fetchPreview: {
      done: [
        { title: 'It costs $20.00 now', output: samplePreview },
        { title: 'It costs nothing now', output: { ...samplePreview, amountToCharge: 0, lines: [] } },
      ],
      error: [failures.offline],
    },
    cardLink: { done: [{ title: 'The card step is done', output: { card: otherCard } }], error: [] },
    upgradePayment: {
      done: [
        { title: 'It is paid', output: { kind: 'succeeded', answer: sampleSessions.active.membership } },
        { title: 'The price has changed', tone: 'bad', output: { kind: 'failed', error: repriced } },
        {
          title: 'The card is declined',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_membership_subscription_002').error },
        },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Paying for a higher plan',
      start: 'A member on Silver with two cards chooses Gold, monthly',
      causes: ['It costs $20.00 now', 'Tick the consent box', 'Choose Pay', 'It is paid'],
    },
    {
      title: 'With another card',
      start: 'A member on Silver with two cards chooses Gold, monthly',
      causes: [
        'It costs $20.00 now',
        'Choose Change card',
        'Choose the other card',
        'Tick the consent box',
        'Choose Pay',
        'It is paid',
      ],
    },
    {
      title: 'The card is declined',
      start: 'A member on Silver with two cards chooses Gold, monthly',
      causes: ['It costs $20.00 now', 'Tick the consent box', 'Choose Pay', 'The card is declined'],
    },
  ],
  stateKey: (context) => ({
    planId: context.choice.membershipTierPlanId,
    amount: context.preview?.choice === context.choice ? context.preview.amountToCharge : null,
    card: payingCard(context)?.status,
    active: activeCards(context.cards).length > 0,
  }),
});
