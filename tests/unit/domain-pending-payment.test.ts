import { describe, expect, it } from 'vitest';
import type { Membership, Subscription } from '#machines/domain/member.ts';
import { hasBegun, pendingPaymentOf } from '#machines/domain/pending-payment.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';

const { membership: running } = sampleSessions.active;
const current: Subscription = {
  membershipTierId: 'gold',
  membershipTierPlanId: 'gold-month',
  endsAt: '2026-12-21T00:00:00Z',
};
const owing = (amount: number): Membership => ({
  ...running,
  pendingPayment: { kind: 'debt', amount: 2500, since: '2026-11-22T10:00:00Z' },
  dues: { amount, since: '2026-11-01T00:00:00Z', description: 'Gold, monthly', nextTryAt: null },
});
const overdue: Membership = { ...running, status: 'overdue', currentSubscription: null };

describe('a payment that was with the bank', () => {
  const cases: [string, Membership, Membership, boolean][] = [
    ['a renewal has begun', overdue, running, true],
    ['nothing has begun for who is overdue still', overdue, overdue, false],
    [
      'another plan has begun',
      running,
      { ...running, currentSubscription: { ...current, membershipTierId: 'x' } },
      true,
    ],
    [
      'the same tier by the year has begun',
      running,
      { ...running, currentSubscription: { ...current, membershipTierPlanId: 'gold-year' } },
      true,
    ],
    [
      'another period of the same plan has begun',
      running,
      { ...running, currentSubscription: { ...current, endsAt: '2027-01-21T00:00:00Z' } },
      true,
    ],
    ['the plan is the one from before', running, running, false],
    ['less is owed than before', owing(4000), owing(1500), true],
    ['nothing is owed any more', owing(2500), { ...running, dues: null }, true],
    ['as much is owed as before', owing(2500), owing(2500), false],
    ['the membership is not active', overdue, { ...running, status: 'churned' }, false],
  ];
  it.each(cases)('[TRST-01] is paid or not: %s', (_, before, after, isPaid) => {
    expect(hasBegun(before, after)).toBe(isPaid);
  });

  it('[TRST-01] is read of a membership; nobody has none', () => {
    const pendingPayment = { kind: 'join' as const, amount: 2500, since: '2026-11-22T10:00:00Z' };
    expect(pendingPaymentOf({ ...overdue, pendingPayment })).toEqual(pendingPayment);
    expect([pendingPaymentOf(overdue), pendingPaymentOf(null)]).toEqual([null, null]);
  });
});
