import { defineEntry } from '#machines/registry-entry.ts';
import type { Membership } from '#machines/domain/member.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { pendingPaymentMachine } from './pending-payment.machine.ts';

const { membership: renewed } = sampleSessions.active;
const overdue: Membership = { ...renewed, status: 'overdue', currentSubscription: null };
const paying: Membership = {
  ...overdue,
  pendingPayment: { kind: 'renewal', amount: 2500, since: '2026-11-22T10:00:00Z' },
};

/** From then on the pause grows no more. */
const rarest = 56;

export const pendingPaymentEntry = defineEntry<typeof pendingPaymentMachine>({
  machine: pendingPaymentMachine,
  title: 'Payment with the bank',
  summary: 'Wherever the member is, the page says what the bank still works on, and how it ended.',
  inputs: [{ title: 'A member’s page is shown', input: undefined }],
  events: {
    'location.changed': [
      {
        title: 'A payment is with the bank',
        tone: 'neutral',
        event: { type: 'location.changed', facts: { membership: paying, isFree: true } },
      },
      {
        title: 'A payment is with the bank, and a modal is open',
        event: { type: 'location.changed', facts: { membership: paying, isFree: false } },
      },
      {
        title: 'The period has begun',
        event: { type: 'location.changed', facts: { membership: renewed, isFree: true } },
      },
      {
        title: 'No payment is with the bank, and no period has begun',
        event: { type: 'location.changed', facts: { membership: overdue, isFree: true } },
      },
      {
        title: 'Nobody is here any more',
        event: { type: 'location.changed', facts: { membership: null, isFree: false } },
      },
    ],
    'outcome.dismiss': [{ title: 'Close the notice', event: { type: 'outcome.dismiss' } }],
  },
  source: { 'location.changed': 'app', 'outcome.dismiss': 'member' },
  risks: { money: ['pendingPayment'] },
  requirements: {
    'SUBS-13': ['pendingPayment'],
  },
  outcomes: { watchFacts: { done: [], error: [failures.unexpected] } },
  stateKey: ({ before, asked }) => ({ isKnown: before !== null, asked: Math.min(asked, rarest) }),
});
