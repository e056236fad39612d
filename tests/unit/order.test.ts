import { describe, expect, test } from 'vitest';
import type { ChosenPlan } from '#machines/domain/plan-choice.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { orderRows } from '#src/flows/sign-up/order.messages.ts';
import { mandateOf } from '#src/messages/mandates.ts';

const gold = sampleTiers[1] as Tier;
const [month = null, year = null] = gold.membershipTierPlans;
const monthly: ChosenPlan = { tier: gold, plan: month };
const annual: ChosenPlan = { tier: gold, plan: year };
const roundUpTier: Tier = {
  ...gold,
  name: 'Round-up',
  price: -100,
  minRoundUp: 1000,
  maxRoundUp: 10_000,
  membershipTierPlans: [],
};
const roundUp = (limits: Partial<Tier> = {}): ChosenPlan => ({
  tier: { ...roundUpTier, ...limits },
  plan: null,
});

const now = new Date('2026-01-31T22:00:00Z');

const due = (value: string) => ({ label: 'Due today', value, isEmphasised: true });
const next = (value: string, note?: string) => ({
  label: 'Next charge',
  value,
  ...(note !== undefined && { note }),
});
const giving = (value: string) => ({ label: 'Monthly cap on your giving', value });

describe('the order of somebody who joins', () => {
  test('[JOIN-05] by the month names what is charged now, and when and what next', () => {
    expect(orderRows(monthly, null, 'USD', now)).toEqual([
      { label: 'Gold, monthly', value: '$25.00' },
      due('$25.00'),
      next('Feb\u00a028,\u00a02026', '$25.00 every month'),
    ]);
  });

  test('[JOIN-05] [JOIN-03] by the year takes what a year saves off twelve months', () => {
    expect(orderRows(annual, null, 'USD', now)).toEqual([
      { label: 'Gold, annual', value: '$300.00', note: '12 months at the monthly price' },
      { label: 'Annual saving', value: '−$50.00' },
      due('$250.00'),
      next('Jan\u00a031,\u00a02027', '$250.00 every year'),
    ]);
  });

  test('[JOIN-05] [JOIN-03] names no saving where a year saves nothing', () => {
    const dear = { id: 'gold-year', price: 30_000, frequency: 'year', chipText: {} } as const;
    const tier: Tier = { ...gold, membershipTierPlans: [...gold.membershipTierPlans.slice(0, 1), dear] };
    expect(orderRows({ tier, plan: dear }, null, 'USD', now)).toEqual([
      { label: 'Gold, annual', value: '$300.00' },
      due('$300.00'),
      next('Jan\u00a031,\u00a02027', '$300.00 every year'),
    ]);
  });

  test('[JOIN-05] is in the currency of the client', () => {
    expect(orderRows(annual, null, 'CAD', now)).toEqual([
      { label: 'Gold, annual', value: 'CAD\u00a0300.00', note: '12 months at the monthly price' },
      { label: 'Annual saving', value: '−CAD\u00a050.00' },
      due('CAD\u00a0250.00'),
      next('Jan\u00a031,\u00a02027', 'CAD\u00a0250.00 every year'),
    ]);
  });

  test('[JOIN-05] of a tier without plans has the price of the tier', () => {
    const tier: Tier = { ...gold, price: 1200, membershipTierPlans: [] };
    expect(orderRows({ tier, plan: null }, null, 'USD', now)).toEqual([
      { label: 'Gold, monthly', value: '$12.00' },
      due('$12.00'),
      next('Feb\u00a028,\u00a02026', '$12.00 every month'),
    ]);
  });

  test('[JOIN-05] of round-ups has least and most, and nothing due', () => {
    expect(orderRows(roundUp(), null, 'USD', now)).toEqual([
      {
        label: 'Round-up',
        value: 'Varies',
        note:
          'Charged after each month. If your round-ups total less than $10.00 in a month you are charged $10.00. ' +
          'You never pay more than $100.00 a month.',
      },
      giving('$100.00'),
      due('$0.00'),
      next('Feb\u00a01,\u00a02026'),
    ]);
  });

  test('[JOIN-05] [JOIN-04] of round-ups with a cap of one’s own has that as the most', () => {
    expect(orderRows(roundUp(), 4000, 'CAD', now)).toEqual([
      {
        label: 'Round-up',
        value: 'Varies',
        note:
          'Charged after each month. If your round-ups total less than CAD\u00a010.00 in a month you are charged CAD\u00a010.00. ' +
          'You never pay more than CAD\u00a040.00 a month.',
      },
      giving('CAD\u00a040.00'),
      due('CAD\u00a00.00'),
      next('Feb\u00a01,\u00a02026'),
    ]);
  });

  test('[JOIN-05] of round-ups without any limit says so', () => {
    expect(orderRows(roundUp({ hasNoMinimum: true, maxRoundUp: null }), null, 'USD', now)).toEqual([
      { label: 'Round-up', value: 'Varies', note: 'Charged after each month.' },
      giving('No limit'),
      due('$0.00'),
      next('Feb\u00a01,\u00a02026'),
    ]);
  });

  test.each<[limits: string, tier: Partial<Tier>, note: string]>([
    [
      'without a minimum',
      { hasNoMinimum: true },
      'Charged after each month. You never pay more than $100.00 a month.',
    ],
    [
      'of a minimum of nothing',
      { minRoundUp: 0 },
      'Charged after each month. You never pay more than $100.00 a month.',
    ],
    ['without any limit', { minRoundUp: null, maxRoundUp: null }, 'Charged after each month.'],
  ])('[JOIN-05] of round-ups %s says no more than there is', (_, limits, note) => {
    expect(orderRows(roundUp(limits), null, 'USD', now)[0]).toEqual({
      label: 'Round-up',
      value: 'Varies',
      note,
    });
  });
});

describe('what the button agrees to', () => {
  test('[JOIN-05] [SUBS-13] is the amount, how often, and how to end it', () => {
    expect(mandateOf(monthly, 'Pay $25.00', 'USD')).toBe(
      'By choosing “Pay $25.00” you agree that $25.00 is charged to this card now and every month, until you cancel. ' +
        'You can cancel in your account at any time.',
    );
    expect(mandateOf(annual, 'Pay CAD\u00a0250.00', 'CAD')).toBe(
      'By choosing “Pay CAD\u00a0250.00” you agree that CAD\u00a0250.00 is charged to this card now and every year, until you cancel. ' +
        'You can cancel in your account at any time.',
    );
  });

  test('[JOIN-05] is the round-ups of each month where nothing is due now', () => {
    expect(mandateOf(roundUp(), 'Link card', 'USD')).toBe(
      'By choosing “Link card” you agree that your round-ups are charged to this card once a month, until you cancel.',
    );
  });
});
