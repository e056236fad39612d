import { expect, test } from 'vitest';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import type { Membership } from '#machines/domain/member.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { debtView, leavingFacts } from '#src/flows/membership-cancel/leaving.facts.ts';
import { membershipCancelMessages as copy } from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { asRoundUps } from '#tests/support/round-up-tiers.ts';

const { membership } = sampleSessions.active;
const owed = {
  confirmed: 0,
  pending: 0,
  nextCharge: { date: '2026-12-01T23:59:59.999Z', amount: 1154, reason: 'Your round-ups' },
};
const now = new Date('2026-11-29T12:00:00Z');
const chargeOf = (
  tiers: readonly Tier[] = asRoundUps('gold'),
  known: typeof owed | null = owed,
  of = membership,
) => leavingFacts(of, tiers, sampleProgramme.client, known, now).charge;

test('[LIFE-05] who cancels round-ups reads that the running month is still charged, when, and how much', () => {
  expect(chargeOf()).toBe(
    'Your round-ups of this month are still charged on Dec\u00a01,\u00a02026 and passed on: $11.54 as of today.',
  );
  expect(chargeOf(asRoundUps('gold'), null)).toBe(
    'Your round-ups of this month are still charged on the 1st and passed on.',
  );
  expect(copy.explain.lead('Nov 30, 2026', chargeOf(asRoundUps('gold'), null))).toBe(
    'Your membership ends on Nov 30, 2026. Your round-ups of this month are still charged on the 1st and passed on.',
  );
});

test('[LIFE-05] who cancels a fixed plan, or after the last period, reads of no charge', () => {
  expect(chargeOf(sampleTiers)).toBeNull();
  expect(chargeOf(asRoundUps('gold'), owed, { ...membership, currentSubscription: null })).toBeNull();
  expect(copy.explain.lead('Nov 30, 2026', null)).toBe(
    'Your membership ends on Nov 30, 2026. Nothing is charged.',
  );
});

test('[LIFE-02] who cancels and owes something reads that it stays owed, and what for', () => {
  const owedBy = (dues: Membership['dues']) => debtView({ ...membership, dues }, sampleProgramme.client);
  const dues = { amount: 450, since: '2026-12-01T00:00:00Z' };
  expect(owedBy({ ...dues, description: 'Round-ups, November' })).toBe('$4.50 for Round-ups, November');
  expect(owedBy(dues)).toBe('$4.50');
  expect(owedBy({ ...dues, amount: 0 })).toBeNull();
  expect(owedBy(null)).toBeNull();
  expect(copy.review.owes('$4.50')).toBe(
    'You still owe $4.50. Pay it before you withdraw cash back or come back.',
  );
  expect(copy.explain.lead(null, null, '$4.50')).toBe(
    'Your membership ends right away. Nothing is charged. You still owe $4.50.',
  );
});

test('[LIFE-05] who owes for a fixed plan reads until which day a payment first lasts, by the anchor of the debt', () => {
  const payFirst = (since: string, anchorDay: number, status: Membership['status'] = 'overdue') =>
    leavingFacts(
      { ...membership, status, dues: { amount: 2500, since, anchorDay } },
      sampleTiers,
      sampleProgramme.client,
      null,
      now,
    ).payFirst;
  const paid = { amount: '$25.00', plan: 'Gold, monthly' };
  expect(payFirst('2026-11-21T00:00:00Z', 21)).toEqual({ ...paid, until: 'Dec\u00a020,\u00a02026' });
  expect(payFirst('2026-11-30T00:00:00Z', 31)).toEqual({ ...paid, until: 'Dec\u00a030,\u00a02026' });
  expect(payFirst('2026-11-21T00:00:00Z', 21, 'active')).toBeNull();
});
