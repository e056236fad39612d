import { describe, expect, test } from 'vitest';
import type { Membership } from '#machines/domain/member.ts';
import { dueNow } from '#machines/renewal/due-now.ts';
import { sampleTiers as tiers } from '#machines/samples/tiers.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';

const { membership } = sampleSessions.active;
const price = priceOf(planOf(planOfMembership(membership), tiers) ?? fail());
const dues = { amount: 2500, since: '2026-11-16T00:00:00Z' };
const nextCharge = { amount: 3000, date: '2026-11-17T00:00:00Z', reason: 'Declined' };
const owing = (changes: Partial<Membership> = {}): Membership => ({
  ...membership,
  status: 'overdue',
  ...changes,
});

function fail(): never {
  throw new Error('The sample has no plan.');
}

describe('what is due', () => {
  test('[JOIN-10] is what the balances say', () => {
    expect(dueNow(owing({ dues }), { nextCharge }, tiers)).toEqual(nextCharge);
  });

  test.each(['active', 'churned'] as const)(
    '[LIFE-02] is the debt of a member who is %s: paying it brings nothing back',
    (status) => {
      const owed = { amount: 2500, date: dues.since, reason: null, isDebt: true };
      expect(dueNow(owing({ status, dues }), { nextCharge }, tiers)).toEqual(owed);
      const named = { ...dues, description: 'Round-ups, October' };
      expect(dueNow(owing({ status, dues: named }), null, tiers)).toEqual({
        ...owed,
        reason: 'Round-ups, October',
      });
      expect(dueNow(owing({ status, dues: null }), { nextCharge: null }, tiers)).toBeNull();
    },
  );

  test.each(['overdue', 'suspended'] as const)(
    '[BACK-02] is the dues of the membership of an %s member without balances',
    (status) => {
      expect(dueNow(owing({ status, dues }), null, tiers)).toEqual({
        amount: 2500,
        date: dues.since,
        reason: null,
      });
      expect(dueNow(owing({ status, dues }), { nextCharge: null }, tiers)).toMatchObject({ amount: 2500 });
    },
  );

  test('[BACK-02] is the price of the plan where nothing else is said', () => {
    expect(price).toBeGreaterThan(0);
    expect(dueNow(owing(), null, tiers)).toEqual({ amount: price, date: null, reason: null });
    expect(dueNow(owing({ dues: null }), null, tiers)).toEqual({ amount: price, date: null, reason: null });
  });

  test('[BACK-03] is the price of the plan where what is said is less than nothing', () => {
    const negative = { ...nextCharge, amount: -975 };
    const asked = { amount: price, date: null, reason: null };
    expect(dueNow(owing(), { nextCharge: negative }, tiers)).toEqual(asked);
    expect(dueNow(owing({ dues: { ...dues, amount: -975 } }), null, tiers)).toEqual(asked);
    expect(dueNow(owing({ dues }), { nextCharge: { ...nextCharge, amount: 0 } }, tiers)).toMatchObject({
      amount: 0,
    });
  });

  test('[BACK-02] has no amount where the plan has no price or is not known', () => {
    const none = { amount: null, date: null, reason: null };
    expect(dueNow(owing(), null, [])).toEqual(none);
    expect(dueNow(owing({ membershipTierId: null, membershipTierPlanId: null }), null, tiers)).toEqual(none);
  });

  test('[BACK-02] is nothing for who is active, of an unknown status, or no member', () => {
    expect(dueNow(membership, { nextCharge }, tiers)).toBeNull();
    expect(dueNow(owing({ status: 'unknown' }), null, tiers)).toBeNull();
    expect(dueNow(null, { nextCharge }, tiers)).toBeNull();
    expect(dueNow(owing(), { nextCharge: null }, tiers)).toBeNull();
  });
});
