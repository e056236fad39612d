import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualInstead,
  comparePlans,
  isAnnualToMonthly,
  isSamePlan,
  monthlyMinimum,
  planState,
  rankOf,
  renewalAfter,
  subtotalOf,
  type RankedPlan,
} from '#machines/domain/plan-change.ts';
import { annualSaving, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import type { Tier } from '#machines/domain/tier.ts';

const ranked: fc.Arbitrary<RankedPlan> = fc.record({
  tierId: fc.constantFrom('a', 'b', 'c'),
  planId: fc.constantFrom('1', '2', null),
  price: fc.oneof(fc.constant(-100), fc.integer({ min: 0, max: 100_000 })),
  frequency: fc.constantFrom('month', 'year'),
  isFixed: fc.boolean(),
});

const monthly = {
  tierId: 'gold',
  planId: 'gold-month',
  price: 2500,
  frequency: 'month',
  isFixed: true,
} as const;
const plan = (change: Partial<RankedPlan>): RankedPlan => ({ ...monthly, ...change });
const cheap = plan({ tierId: 'bronze', planId: 'bronze-month', price: 1000 });
const annual = plan({ planId: 'gold-year', price: 25_000, frequency: 'year' });
const roundUp = plan({ tierId: 'round', planId: null, price: -100, isFixed: false });

describe('two plans', () => {
  test.each<[name: string, current: RankedPlan, target: RankedPlan, change: number]>([
    ['the same one', monthly, { ...monthly, price: 1 }, 0],
    ['a year to a month of a dearer tier', annual, plan({ tierId: 'top', planId: 't', price: 90_000 }), -1],
    ['round-ups to a fixed price', roundUp, cheap, 1],
    ['round-ups to a fixed price that is cheaper', { ...roundUp, price: 5000 }, cheap, 1],
    ['a month to a year', monthly, annual, 1],
    ['a month to a cheaper year', monthly, { ...annual, tierId: 'bronze', price: 100 }, 1],
    ['a higher price', cheap, monthly, 1],
    ['a lower price', monthly, cheap, -1],
    ['the same price of another tier', monthly, plan({ tierId: 'other', planId: 'o' }), -1],
    ['a fixed price to round-ups', cheap, roundUp, -1],
  ])('[SUBS-12] compare as the rules say: %s', (_, current, target, change) => {
    expect(comparePlans(current, target)).toBe(change);
  });

  test('[SUBS-12] compare to 0 exactly when they are the same', () => {
    fc.assert(
      fc.property(ranked, ranked, (one, other) => {
        expect(comparePlans(one, other) === 0).toBe(isSamePlan(one, other));
      }),
    );
  });

  test('[SUBS-12] compare the other way round to the opposite, except at one price and between fixed and not', () => {
    fc.assert(
      fc.property(ranked, ranked, (one, other) => {
        const isLevel = one.price === other.price && one.frequency === other.frequency;
        fc.pre(!isSamePlan(one, other) && !isLevel && one.isFixed === other.isFixed);
        expect(comparePlans(one, other)).toBe(-comparePlans(other, one));
      }),
    );
  });

  test('[SUBS-12] [MEMB-04] never make an upgrade of a year to a month', () => {
    const years = ranked.map((each) => ({ ...each, frequency: 'year' as const }));
    const months = ranked.map((each) => ({ ...each, frequency: 'month' as const }));
    fc.assert(
      fc.property(years, months, (year, month) => {
        fc.pre(!isSamePlan(year, month));
        expect(isAnnualToMonthly(year, month)).toBe(true);
        expect(comparePlans(year, month)).toBe(-1);
      }),
    );
  });
});

describe('the state of a plan', () => {
  const situation = { current: monthly, scheduled: null, mayDowngrade: true };

  test.each<[name: string, state: string, target: RankedPlan, change: object]>([
    ['without a current subscription', 'new', cheap, { current: null }],
    ['the one that is paid for', 'current', monthly, {}],
    ['the scheduled one', 'downgrade', cheap, { scheduled: cheap }],
    ['another tier without a plan', 'disabled', roundUp, {}],
    ['a month, coming from a year', 'disabled', monthly, { current: annual }],
    ['a cheaper one where nobody moves down', 'disabled', cheap, { mayDowngrade: false }],
    ['a cheaper year where nobody moves down', 'active', { ...annual, price: 100 }, { mayDowngrade: false }],
    ['a cheaper one', 'active', cheap, {}],
    ['a dearer one', 'active', plan({ tierId: 'top', planId: 't', price: 9000 }), {}],
  ])('[SUBS-03] is defined for every situation: %s is %s', (_, state, target, change) => {
    expect(planState(target, { ...situation, ...change })).toBe(state);
  });

  test('[SUBS-03] is one of five for all pairs of plans, and only the plan itself is current', () => {
    fc.assert(
      fc.property(
        ranked,
        ranked,
        fc.option(ranked),
        fc.boolean(),
        (target, current, scheduled, mayDowngrade) => {
          const state = planState(target, { current, scheduled, mayDowngrade });
          expect(['current', 'downgrade', 'disabled', 'active']).toContain(state);
          expect(state === 'current').toBe(isSamePlan(current, target));
        },
      ),
    );
  });

  test('[SUBS-03] [SUBS-12] is never open for a cheaper one, paid as often, where nobody moves down', () => {
    fc.assert(
      fc.property(ranked, ranked, fc.option(ranked), (target, current, scheduled) => {
        fc.pre(target.frequency === current.frequency && target.price < current.price);
        expect(planState(target, { current, scheduled, mayDowngrade: false })).not.toBe('active');
      }),
    );
  });
});

const tier = (change: Partial<Tier>): Tier => ({
  id: 'gold',
  name: 'Gold',
  labels: {},
  benefits: [],
  price: 2500,
  minRoundUp: null,
  maxRoundUp: null,
  hasNoMinimum: false,
  isFixedTier: true,
  hidden: false,
  membershipTierPlans: [
    { id: 'm', price: 2500, frequency: 'month', chipText: {} },
    { id: 'y', price: 25_000, frequency: 'year', chipText: {} },
  ],
  frequency: 'month',
  ...change,
});

const chosen = (of: Tier, index: number): ChosenPlan => ({
  tier: of,
  plan: of.membershipTierPlans[index] ?? null,
});

describe('a chosen plan', () => {
  test('[SUBS-12] is fixed unless its price is negative or its tier is not', () => {
    expect(rankOf(chosen(tier({}), 1))).toEqual({
      tierId: 'gold',
      planId: 'y',
      price: 25_000,
      frequency: 'year',
      isFixed: true,
    });
    const open = tier({ price: -100, membershipTierPlans: [] });
    expect(rankOf(chosen(open, 0))).toMatchObject({ planId: null, price: -100, isFixed: false });
    expect(rankOf(chosen(tier({ isFixedTier: false }), 0)).isFixed).toBe(false);
  });

  test('[SUBS-07] is offered by the year when it is monthly and costs more than the current one', () => {
    expect(annualInstead(chosen(tier({}), 0), cheap)?.plan?.id).toBe('y');
    expect(annualInstead(chosen(tier({}), 0), plan({ price: 2500 }))).toBeNull();
    expect(annualInstead(chosen(tier({}), 1), cheap)).toBeNull();
    expect(annualInstead(chosen(tier({}), 0), null)).toBeNull();
    expect(
      annualInstead(
        chosen(tier({ membershipTierPlans: tier({}).membershipTierPlans.slice(0, 1) }), 0),
        cheap,
      ),
    ).toBeNull();
  });

  test('[CARD-04] has the minimum of its tier where round-ups are charged and there is one', () => {
    const roundUps = { price: -100, minRoundUp: 500, membershipTierPlans: [] };
    const minimumOf = (change: Partial<Tier>) =>
      monthlyMinimum({ tier: tier({ ...roundUps, ...change }), plan: null });
    expect(minimumOf({})).toBe(500);
    expect(minimumOf({ hasNoMinimum: true })).toBeNull();
    expect(minimumOf({ minRoundUp: null })).toBeNull();
    expect(minimumOf({ minRoundUp: 0 })).toBeNull();
    expect(minimumOf({ price: 2500 })).toBeNull();
  });

  test('[SUBS-12] has a subtotal: 1 without a minimum, the least round-up, or its price', () => {
    expect(subtotalOf(chosen(tier({ hasNoMinimum: true }), 0))).toBe(100);
    expect(subtotalOf(chosen(tier({}), 1))).toBe(25_000);
    const open = tier({ price: -100, membershipTierPlans: [] });
    expect(subtotalOf(chosen(open, 0))).toBe(0);
    expect(subtotalOf(chosen({ ...open, minRoundUp: 500 }, 0))).toBe(500);
  });

  test('[SUBS-03] [R29] saves whole cents by the year, exactly when that is cheaper', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1_200_000), (month, year) => {
        const [byMonth, byYear] = tier({}).membershipTierPlans;
        if (!byMonth || !byYear) throw new Error('The tier has two plans.');
        const plans = [
          { ...byMonth, price: month },
          { ...byYear, price: year },
        ];
        const saving = annualSaving(tier({ membershipTierPlans: plans }));
        expect(saving).toBe(year < month * 12 ? month * 12 - year : null);
      }),
    );
  });
});

describe('the next renewal', () => {
  test('[SUBS-12] [R27] is a day after the end, whatever the time zone of the browser', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['Pacific/Pago_Pago', 'UTC', 'America/New_York', 'Pacific/Kiritimati']) {
        process.env['TZ'] = name;
        expect(renewalAfter({ endsAt: '2026-02-28T23:59:59.999Z' })).toBe('2026-03-01T23:59:59.999Z');
        expect(renewalAfter({ endsAt: '2028-02-28T00:00:00.000Z' })).toBe('2028-02-29T00:00:00.000Z');
        expect(renewalAfter({ endsAt: '2026-03-08T06:59:59.000Z' })).toBe('2026-03-09T06:59:59.000Z');
      }
    } finally {
      process.env['TZ'] = zone;
    }
  });
});
