import { defineEntry } from '#machines/registry-entry.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { membershipCancelMachine } from './membership-cancel.machine.ts';

const { membership } = sampleSessions.active;
const churned: Membership = { ...membership, status: 'churned' };
const over: Membership = { ...churned, currentSubscription: null };

const summary: MembershipSummary = { ...sampleSummary, cashBackBalance: 4210, nextCharge: null };

export const membershipCancelEntry = defineEntry<typeof membershipCancelMachine>({
  machine: membershipCancelMachine,
  title: 'Cancel the membership',
  summary:
    'The end and what it costs are named first; leaving takes two steps, and no answer is ever guessed.',
  inputs: [{ title: 'A member opens the dialog', input: undefined }],
  events: {
    'balance.retry': [{ title: 'Choose Try again', event: { type: 'balance.retry' } }],
    'cancel.continue': [{ title: 'Choose Continue', event: { type: 'cancel.continue' } }],
    'step.back': [{ title: 'Choose Back', event: { type: 'step.back' } }],
    'cancel.confirm': [
      {
        title: 'Choose Cancel my membership',
        event: { type: 'cancel.confirm', words: { reason: 'not-used' } },
      },
    ],
    'outcome.check': [{ title: 'Choose Check again', event: { type: 'outcome.check' } }],
    'plan.change': [{ title: 'Choose another plan instead', event: { type: 'plan.change' } }],
    'cards.open': [{ title: 'Choose to pause a card instead', event: { type: 'cards.open' } }],
    'balance.withdraw': [{ title: 'Choose to withdraw first', event: { type: 'balance.withdraw' } }],
    'flow.close': [{ title: 'Close the dialog', event: { type: 'flow.close' } }],
  },
  source: {
    'balance.retry': 'member',
    'cancel.continue': 'member',
    'step.back': 'member',
    'cancel.confirm': 'member',
    'outcome.check': 'member',
    'plan.change': 'member',
    'cards.open': 'member',
    'balance.withdraw': 'member',
    'flow.close': 'member',
  },
  risks: { irreversible: ['cancelling', 'checking', 'unknown', 'cancelled'] },
  requirements: {
    'MEMB-01': ['membershipCancel'],
  },
  outcomes: {
    fetchOwed: {
      done: [{ title: 'The balance is known', output: summary }],
      error: [failures.offline],
    },
    cancelMembership: {
      done: [
        { title: 'The membership is cancelled', output: churned },
        { title: 'The membership is over at once', output: over },
      ],
      error: [refusal('The membership cannot be cancelled', 'i_000')],
    },
    askMembership: {
      done: [
        { title: 'It was cancelled', output: churned },
        { title: 'It is over', output: over },
        { title: 'It was not cancelled', tone: 'bad', output: membership },
      ],
      error: [failures.offline],
    },
  },
  stories: [
    {
      title: 'Cancelling',
      start: 'A member opens the dialog',
      causes: [
        'The balance is known',
        'Choose Continue',
        'Choose Cancel my membership',
        'The membership is cancelled',
      ],
    },
    {
      title: 'Thinking better of it',
      start: 'A member opens the dialog',
      causes: ['The balance is known', 'Choose Continue', 'Choose Back', 'Close the dialog'],
    },
  ],
  stateKey: ({ owed, error }) => ({ owed: owed !== null, error: error?.kind ?? null }),
});
