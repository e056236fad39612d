import { defineEntry } from '#machines/registry-entry.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleWithdrawal, sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const facts = sampleWithdrawalFacts;

export const withdrawalEntry = defineEntry<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  title: 'Withdraw cash back',
  summary:
    'Exactly the amount on the button leaves the balance, once, and it is said to which card and by when.',
  inputs: [{ title: 'Choose Withdraw', input: undefined }],
  events: {
    'facts.retry': [{ title: 'Choose Try again', event: { type: 'facts.retry' } }],
    'withdrawal.review': [
      { title: 'Review all of it', event: { type: 'withdrawal.review', withdrawal: sampleWithdrawal } },
      {
        title: 'Review more than there is',
        event: {
          type: 'withdrawal.review',
          withdrawal: { ...sampleWithdrawal, amount: sampleWithdrawal.amount + 1 },
        },
      },
    ],
    'withdrawal.confirm': [{ title: 'Withdraw everything', event: { type: 'withdrawal.confirm' } }],
    'step.back': [{ title: 'Choose Back', event: { type: 'step.back' } }],
    'card.add': [{ title: 'Choose Link a card', event: { type: 'card.add' } }],
    'dues.pay': [{ title: 'Choose Pay what is due', event: { type: 'dues.pay' } }],
    'flow.close': [{ title: 'Close the dialog', event: { type: 'flow.close' } }],
    'work.started': [{ title: 'The call begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'The call is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'facts.retry': 'member',
    'withdrawal.review': 'member',
    'withdrawal.confirm': 'member',
    'step.back': 'member',
    'card.add': 'member',
    'dues.pay': 'member',
    'flow.close': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: {
    money: ['choosing', 'reviewing', 'withdrawing', 'withdrawn'],
    irreversible: ['withdrawing', 'withdrawn'],
  },
  requirements: {
    'ACTV-04': ['withdrawal'],
    'SUBS-13': ['withdrawing'],
  },
  outcomes: {
    fetchFacts: {
      done: [
        { title: 'There is cash back', output: facts },
        { title: 'A withdrawal was cut off', tone: 'neutral', output: { ...facts, isInterrupted: true } },
        { title: 'Dues are unresolved', tone: 'neutral', output: { ...facts, dues: 'due' } },
        { title: 'Dues are with the bank', tone: 'neutral', output: { ...facts, dues: 'paying' } },
        {
          title: 'There is none',
          tone: 'neutral',
          output: { ...facts, summary: { ...sampleSummary, cashBackBalance: 0 }, last: samplePayout },
        },
        { title: 'There is no active card', tone: 'neutral', output: { ...facts, cards: [] } },
      ],
      error: [failures.offline],
    },
    withdrawalPayment: {
      done: [
        { title: 'It is on its way', output: { kind: 'succeeded', answer: samplePayout } },
        {
          title: 'It is refused',
          tone: 'bad',
          output: { kind: 'failed', error: refusal('', 'i_card_004').error },
        },
        { title: 'It never reached the server', tone: 'bad', output: { kind: 'failed', error: null } },
      ],
      error: [],
    },
  },
  stories: [
    {
      title: 'Withdrawing everything',
      start: 'Choose Withdraw',
      causes: ['There is cash back', 'Review all of it', 'Withdraw everything', 'It is on its way'],
    },
    {
      title: 'Thinking again before it is sent',
      start: 'Choose Withdraw',
      causes: ['There is cash back', 'Review all of it', 'Choose Back'],
    },
    {
      title: 'There is no card yet',
      start: 'Choose Withdraw',
      causes: ['There is no active card'],
    },
    {
      title: 'Dues come first',
      start: 'Choose Withdraw',
      causes: ['Dues are unresolved'],
    },
  ],
  stateKey: ({ facts: known, order, error }) => ({
    isKnown: known !== null,
    isInterrupted: known?.isInterrupted ?? false,
    hasOrder: order !== null,
    error: error?.kind ?? null,
  }),
});
