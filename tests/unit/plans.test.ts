import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { planOf } from '#machines/domain/plan-choice.ts';
import { choiceOf, frequencyOf, isByMonthOrYear, planAt } from '#machines/domain/plan-frequency.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { capField } from '#src/messages/cap.ts';
import { frequencyOptions, planOptions, priceText, roundUpLimits } from '#src/messages/plans.ts';

const tierOf = (tier: Record<string, unknown>) => v.parse(tierSchema, { name: 'Tier', price: 10, ...tier });

const gold = tierOf({
  id: 'gold',
  name: 'Gold',
  benefits: [{ key: null, count: null, text: { en: 'Ten tickets' } }],
  membershipTierPlans: [
    { id: 'gold-month', price: 1234.5, frequency: 'month' },
    { id: 'gold-year', price: 14_794, frequency: 'year' },
  ],
});
const silver = tierOf({
  id: 'silver',
  name: 'Silver',
  membershipTierPlans: [
    { id: 'silver-month', price: 5, frequency: 'month' },
    { id: 'silver-year', price: 60, frequency: 'year' },
  ],
});
const change = tierOf({ id: 'change', name: 'Change', price: -1, minRoundUp: 5, maxRoundUp: 75 });
const hidden = tierOf({ id: 'hidden', hidden: true });
const tiers = [gold, silver, change, hidden];

describe('a plan at a frequency', () => {
  test('[JOIN-03] is the one of that frequency, or else the one that the tier has', () => {
    expect(choiceOf(planAt(gold, 'year'))).toEqual({
      membershipTierId: 'gold',
      membershipTierPlanId: 'gold-year',
    });
    expect(choiceOf(planAt(change, 'year'))).toEqual({
      membershipTierId: 'change',
      membershipTierPlanId: null,
    });
    expect([frequencyOf(planAt(gold, 'year')), frequencyOf(planAt(change, 'year'))]).toEqual([
      'year',
      'month',
    ]);
    expect(tiers.map(isByMonthOrYear)).toEqual([true, true, false, false]);
  });

  test('[JOIN-03] a choice stays the same when it is read back', () => {
    const choice = choiceOf(planAt(silver, 'year'));
    const read = planOf(choice, tiers);
    expect(read && choiceOf(read)).toEqual(choice);
  });
});

describe('the tiers in words', () => {
  test('[JOIN-03] [R28] [R29] are priced with the sign apart, per month, and a hidden one is left out', () => {
    expect(planOptions(tiers, 'month', 'USD')).toEqual([
      {
        id: 'gold',
        name: 'Gold',
        price: { currency: '$', amount: '1,234.50', period: '/month' },
        benefits: ['Ten tickets'],
      },
      {
        id: 'silver',
        name: 'Silver',
        price: { currency: '$', amount: '5.00', period: '/month' },
        benefits: [],
      },
      {
        id: 'change',
        name: 'Change',
        price: { words: 'Your round-ups' },
        note: 'Charged after each month. If your round-ups total less than $5.00 in a month you are charged $5.00. You never pay more than $75.00 a month.',
        benefits: [],
      },
    ]);
  });

  test('[JOIN-03] name the saving only where the annual plan costs less than twelve months', () => {
    const [first, second] = planOptions(tiers, 'year', 'CAD');
    expect(first).toEqual({
      id: 'gold',
      name: 'Gold',
      price: { currency: 'CAD', amount: '14,794.00', period: '/year' },
      saving: 'Save CAD\u00a020.00 a year',
      note: 'About CAD\u00a01,232.83 a month',
      benefits: ['Ten tickets'],
    });
    expect(second).toEqual({
      id: 'silver',
      name: 'Silver',
      price: { currency: 'CAD', amount: '60.00', period: '/year' },
      note: 'About CAD\u00a05.00 a month',
      benefits: [],
    });
  });

  test('[JOIN-03] [SUBS-03] bear the chip of an annual plan that saves, in English or else in any language, and no other', () => {
    const chips = (tier: typeof gold, chipText: Record<string, string>) => ({
      ...tier,
      membershipTierPlans: tier.membershipTierPlans.map((plan) => ({ ...plan, chipText })),
    });
    const chipsOf = (chipText: Record<string, string>, frequency: 'month' | 'year') =>
      planOptions([chips(gold, chipText), chips(silver, chipText)], frequency, 'USD').map(({ chip }) => chip);
    expect(chipsOf({ fr: '2 mois offerts', en: '2 months free' }, 'year')).toEqual([
      '2 months free',
      undefined,
    ]);
    expect(chipsOf({ fr: '2 mois offerts' }, 'year')).toEqual(['2 mois offerts', undefined]);
    expect(chipsOf({ en: '' }, 'year')).toEqual([undefined, undefined]);
    expect(chipsOf({ en: '2 months free' }, 'month')).toEqual([undefined, undefined]);
  });

  test('[JOIN-03] are called by their label where they have one', () => {
    const labelled = tierOf({ ...gold, price: 10, labels: { en: 'Golden circle', fr: 'Cercle d’or' } });
    expect(planOptions([labelled, silver], 'month', 'USD').map(({ name }) => name)).toEqual([
      'Golden circle',
      'Silver',
    ]);
  });

  test('[JOIN-03] the toggle bears the largest saving, or none, and is left out where nothing is to choose', () => {
    expect(frequencyOptions(tiers, 'USD')).toEqual([
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Annual', chip: 'Save up to $20.00' },
    ]);
    expect(frequencyOptions([silver], 'USD')).toEqual([
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Annual' },
    ]);
    expect(frequencyOptions([change, hidden], 'USD')).toEqual([]);
  });

  test('[JOIN-03] a tier without an annual plan says so', () => {
    const monthly = tierOf({ ...change, price: 10, minRoundUp: null, maxRoundUp: null });
    expect(planOptions([gold, monthly], 'year', 'USD')[1]?.note).toBe('Paid by the month only');
    expect(planOptions([monthly], 'year', 'USD')[0]?.note).toBe(undefined);
  });

  test('[R46] [LIFE-06] the most that round-ups cost is the cap of a member who has one', () => {
    const notes = [null, 2500].map((cap) => planOptions([change], 'month', 'USD', cap)[0]?.note);
    expect(notes).toEqual(
      ['$75.00', '$25.00'].map(
        (most) =>
          `Charged after each month. If your round-ups total less than $5.00 in a month you are charged $5.00. You never pay more than ${most} a month.`,
      ),
    );
  });

  test('[R46] limits are shown as far as there are any', () => {
    expect(roundUpLimits({ ...change, hasNoMinimum: true }, null, 'CAD')).toBe(
      'Charged after each month. You never pay more than CAD\u00a075.00 a month.',
    );
    expect(roundUpLimits({ ...change, minRoundUp: 0, maxRoundUp: null }, null, 'USD')).toBe(
      'Charged after each month.',
    );
  });

  test('[JOIN-04] the words for a cap say the same beside the field, for what is entered, and for what is refused', () => {
    const without = 'leave it blank for no limit.';
    const within = 'leave it blank for your plan’s maximum of CAD\u00a075.00 a month.';
    for (const [chosen, blank] of [
      [null, without],
      [{ tier: { ...change, maxRoundUp: null }, plan: null }, without],
      [{ tier: change, plan: null }, within],
    ] as const) {
      const { field, texts, codes } = capField(chosen, 1250, 'CAD');
      const low = `Enter more than CAD\u00a020.00, or ${blank}`;
      expect(field).toEqual({
        name: 'maxRoundUp',
        hint: `More than CAD\u00a020.00, or ${blank}`,
        currency: 'CAD',
        defaultValue: '12.5',
      });
      expect([texts.capTooLow, codes.i_member_003.text]).toEqual([low, low]);
      expect(texts.capInvalid).toBe(`Enter an amount, like 25 or 25.50, or ${blank}`);
      expect(codes.i_member_004).toEqual({
        field: 'maxRoundUp',
        text: `Enter a smaller amount, or ${blank}`,
      });
    }
  });

  test('[JOIN-10] a price in one line', () => {
    expect([priceText(planAt(gold, 'month'), 'CAD'), priceText(planAt(change, 'month'), 'CAD')]).toEqual([
      'CAD\u00a01,234.50/month',
      'Your round-ups',
    ]);
  });
});
