import { defineEntry } from '#machines/registry-entry.ts';
import type { Card } from '#machines/domain/card.ts';
import { activeCards, primaryCard } from '#machines/domain/primary-card.ts';
import type { Session } from '#machines/domain/member.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { renewalMachine } from './renewal.machine.ts';

const { active } = sampleSessions;
const overdue: Session = { ...active, membership: { ...active.membership, status: 'overdue' } };

const paying: Session = {
  ...overdue,
  membership: {
    ...active.membership,
    status: 'overdue',
    pendingPayment: { kind: 'renewal', amount: 2500, since: '2026-11-22T10:00:00Z' },
  },
};

/** The membership runs; what declined before is still owed. */
const indebted: Session = {
  ...active,
  membership: {
    ...active.membership,
    dues: { amount: 1154, since: '2026-11-01T00:00:00Z', description: 'Round-ups, October' },
  },
};

const due = { date: '2026-11-16T00:00:00Z', amount: 2500, reason: 'Your payment was due on Nov 16, 2026' };
const otherCard: Card = {
  ...sampleCard,
  id: 'card-2',
  system: 'mastercard',
  lastDigits: '4444',
  billing: false,
};
const cards = [sampleCard, otherCard];
const expired: Card[] = [{ ...sampleCard, status: 'expired' }];

export const renewalEntry = defineEntry<typeof renewalMachine>({
  machine: renewalMachine,
  title: 'Renew',
  summary: 'What is due is said before it is paid, and paid once; a declined card has a way on.',
  inputs: [{ title: 'A member who owes opens the page', input: undefined }],
  events: {
    'dues.retry': [{ title: 'Choose Retry', event: { type: 'dues.retry' } }],
    'renewal.confirm': [{ title: 'Choose Renew now', event: { type: 'renewal.confirm' } }],
    'card.change': [{ title: 'Choose Change card', event: { type: 'card.change' } }],
    'card.choose': [
      { title: 'Choose the primary card', event: { type: 'card.choose', id: 'card-1' } },
      { title: 'Choose the other card', event: { type: 'card.choose', id: 'card-2' } },
    ],
    'card.add': [{ title: 'Choose Link another card', event: { type: 'card.add' } }],
    'card.back': [{ title: 'Choose Back', event: { type: 'card.back' } }],
    'receipt.close': [{ title: 'Choose Done', event: { type: 'receipt.close' } }],
    'work.started': [{ title: 'Linking begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'Linking is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'dues.retry': 'member',
    'renewal.confirm': 'member',
    'card.change': 'member',
    'card.choose': 'member',
    'card.add': 'member',
    'card.back': 'member',
    'receipt.close': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { money: ['reviewing', 'renewing', 'unclear', 'finished'] },
  requirements: {
    'JOIN-10': ['renewal'],
    'LIFE-08': ['renewed'],
    'SUBS-13': ['checkingPending', 'renewing', 'unclear'],
  },
  outcomes: {
    recallPayment: {
      done: [
        { title: 'There is nothing to look into', output: { isInterrupted: false, purpose: 'period' } },
        {
          title: 'A payment was interrupted by a refresh',
          tone: 'neutral',
          output: { isInterrupted: true, purpose: 'period' },
        },
      ],
      error: [failures.unexpected],
    },
    fetchDues: {
      done: [
        { title: 'There is an amount due, and two cards', output: { due, cards, session: overdue } },
        {
          title: 'There is an amount due, and the card expired',
          tone: 'neutral',
          output: { due, cards: expired, session: overdue },
        },
        {
          title: 'Only the price of the plan is known',
          output: { due: { amount: 2000, date: null, reason: null }, cards, session: overdue },
        },
        {
          title: 'No amount is known',
          tone: 'neutral',
          output: { due: { amount: null, date: null, reason: null }, cards, session: overdue },
        },
        {
          title: 'There is a debt, and the membership runs',
          output: {
            due: { amount: 1154, date: '2026-11-01T00:00:00Z', reason: null, isDebt: true },
            cards,
            session: indebted,
          },
        },
        { title: 'The membership is active', output: { due: null, cards, session: active } },
        { title: 'A payment is with the bank', tone: 'neutral', output: { due, cards, session: paying } },
        { title: 'Nothing can be paid', tone: 'bad', output: { due: null, cards, session: overdue } },
      ],
      error: [failures.offline],
    },
    makeDefault: {
      done: [{ title: 'It is the primary card', output: { ...otherCard, billing: true } }],
      error: [refusal('The card is not active', 'i_card_004')],
    },
    cardLink: { done: [{ title: 'The card step is done', output: { card: otherCard } }], error: [] },
    renewalPayment: {
      done: [
        { title: 'It is paid', output: { kind: 'succeeded', answer: active.membership } },
        {
          title: 'The card is declined',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_membership_subscription_001').error },
        },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Paying what is due',
      start: 'A member who owes opens the page',
      causes: [
        'There is nothing to look into',
        'There is an amount due, and two cards',
        'Choose Renew now',
        'It is paid',
        'Choose Done',
      ],
    },
    {
      title: 'A declined card charges nothing, and is tried once more',
      start: 'A member who owes opens the page',
      causes: [
        'There is nothing to look into',
        'There is no connection',
        'Choose Retry',
        'There is an amount due, and two cards',
        'Choose Renew now',
        'The card is declined',
        'Choose Renew now',
        'It is paid',
        'Choose Done',
      ],
    },
  ],
  stateKey: ({ due: isDue, purpose, cards: linked, error }) => ({
    purpose,
    isDue: isDue && { isKnown: isDue.amount !== null, isDated: isDue.date !== null },
    primary: primaryCard(linked)?.id ?? null,
    active: activeCards(linked).map(({ id }) => id),
    error: error?.kind ?? null,
  }),
});
