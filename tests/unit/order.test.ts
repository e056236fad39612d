import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChosenPlan } from '#machines/domain/plan-choice.ts';
import { roundUpRange, withinRange } from '#machines/domain/round-up-range.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { orderRows } from '#src/flows/sign-up/order.messages.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { freeRenewalMandate, laterCharges, renewalMandate } from '#src/messages/later-charges.ts';
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
      next('Feb\u00a01,\u00a02026', '$10.00 to $100.00'),
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
      next('Feb\u00a01,\u00a02026', 'CAD\u00a010.00 to CAD\u00a040.00'),
    ]);
  });

  test('[JOIN-05] of round-ups without any limit says so', () => {
    expect(orderRows(roundUp({ hasNoMinimum: true, maxRoundUp: null }), null, 'USD', now)).toEqual([
      { label: 'Round-up', value: 'Varies', note: 'Charged after each month.' },
      giving('No limit'),
      due('$0.00'),
      next('Feb\u00a01,\u00a02026', 'Your round-ups'),
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

describe('what a charge of round-ups comes to', () => {
  test.each<[text: string, tier: Partial<Tier>, cap: number | null]>([
    ['$10.00 to $100.00', {}, null],
    ['$10.00 to $25.00', {}, 2500],
    ['$10.00 to $100.00', {}, 12_000],
    ['$25.00', { minRoundUp: 3000 }, 2500],
    ['$10.00 or more', { maxRoundUp: null }, null],
    ['Up to $100.00', { hasNoMinimum: true }, null],
    ['Your round-ups', { minRoundUp: 0, maxRoundUp: null }, null],
  ])('[LIFE-06] is a range: %s', (text, limits, cap) => {
    expect(chargeText(roundUp(limits), cap, 'USD')).toBe(text);
  });

  test('[LIFE-06] never leaves the range, whatever was rounded up', () => {
    const cents = fc.nat(50_000);
    const limit = fc.option(fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(cents, limit, limit, limit, (amount, minRoundUp, maxRoundUp, cap) => {
        const range = roundUpRange({ minRoundUp, maxRoundUp, hasNoMinimum: false }, cap);
        const charged = withinRange(amount, range);
        expect(charged).toBe(
          Math.min(Math.max(amount, minRoundUp ?? 0), cap ?? Infinity, maxRoundUp ?? Infinity),
        );
        expect(charged).toBeGreaterThanOrEqual(range.least ?? 0);
        expect(charged).toBeLessThanOrEqual(range.most ?? Infinity);
      }),
    );
  });
});

describe('what the button agrees to', () => {
  test('[JOIN-05] [SUBS-13] is the amount, how often, and how to end it', () => {
    expect(mandateOf(monthly, null, 'Pay $25.00', 'USD')).toBe(
      'By choosing “Pay $25.00” you agree that $25.00 is charged to this card now and every month, until you cancel. ' +
        'You can cancel in your account at any time.',
    );
    expect(mandateOf(annual, null, 'Pay CAD\u00a0250.00', 'CAD')).toBe(
      'By choosing “Pay CAD\u00a0250.00” you agree that CAD\u00a0250.00 is charged to this card now and every year, until you cancel. ' +
        'You can cancel in your account at any time.',
    );
  });

  test.each<[limits: string, tier: Partial<Tier>, cap: number | null, roundUps: string]>([
    ['with both', {}, null, 'your round-ups, at least $10.00 and at most $100.00 a month, are'],
    ['with a cap of one’s own', {}, 4000, 'your round-ups, at least $10.00 and at most $40.00 a month, are'],
    ['without a minimum', { hasNoMinimum: true }, null, 'your round-ups, at most $100.00 a month, are'],
    ['without a maximum', { maxRoundUp: null }, null, 'your round-ups, at least $10.00 a month, are'],
    ['without any', { minRoundUp: null, maxRoundUp: null }, null, 'your round-ups are'],
  ])('[LIFE-06] [JOIN-05] is the round-ups in their limits, on their day: %s', (_, limits, cap, roundUps) => {
    expect(mandateOf(roundUp(limits), cap, 'Link card', 'USD')).toBe(
      `By choosing “Link card” you agree that ${roundUps} charged to this card on the 1st of each month, until you cancel. ` +
        'You can cancel in your account at any time.',
    );
  });

  const cancel = 'until you cancel. You can cancel in your account at any time.';

  test.each([
    ['a price', laterCharges(monthly, null, 'CAD'), 'CAD\u00a025.00 every month'],
    ['a yearly price', laterCharges(annual, null, 'USD'), '$250.00 every year'],
    [
      'round-ups within the cap',
      laterCharges(roundUp(), 4000, 'USD'),
      'your round-ups, at least $10.00 and at most $40.00 a month, on the 1st of each month',
    ],
    [
      'round-ups without limits',
      laterCharges(roundUp({ minRoundUp: null, maxRoundUp: null }), null, 'USD'),
      'your round-ups on the 1st of each month',
    ],
  ])('[LIFE-06] [JOIN-10] of a renewal is what is due now, and %s after it', (_, later, words) => {
    expect(later).toBe(words);
    expect(renewalMandate('Renew now · $5.00', '$5.00', later)).toBe(
      `By choosing “Renew now · $5.00” you agree that $5.00 is charged to this card now, and ${words}, ${cancel}`,
    );
    expect(renewalMandate('Renew now', null, later)).toBe(
      `By choosing “Renew now” you agree that what is due is charged to this card now, and ${words}, ${cancel} ` +
        'Your bank statement shows the amount.',
    );
    expect(freeRenewalMandate('Renew now', later)).toBe(
      `Choosing “Renew now” charges nothing now. From then on this card is charged ${words}, ${cancel}`,
    );
  });

  test('[JOIN-10] of a debt, after which nothing follows, is the amount alone', () => {
    expect(renewalMandate('Pay $5.00', '$5.00', null)).toBe(
      'By choosing “Pay $5.00” you agree that $5.00 is charged to this card now.',
    );
    expect(freeRenewalMandate('Pay now', null)).toBe('Choosing “Pay now” charges nothing now.');
  });
});
