import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { membershipSchema } from '#machines/domain/member.ts';
import type { Client } from '#machines/domain/client.ts';
import {
  annualSaving,
  asksForCap,
  beginsFree,
  onlyChoice,
  openTiers,
  planOf,
  priceOf,
} from '#machines/domain/plan-choice.ts';
import { firstChoice } from '#machines/domain/plan-frequency.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';

const tierOf = (tier: Record<string, unknown>) => v.parse(tierSchema, { name: 'Tier', price: 10, ...tier });
const planFor = (id: string, price: number, frequency: string) => ({ id, price, frequency });

const gold = tierOf({
  id: 'gold',
  membershipTierPlans: [planFor('gold-month', 10, 'month'), planFor('gold-year', 100, 'year')],
});
const silver = tierOf({ id: 'silver', membershipTierPlans: [planFor('silver-month', 5, 'month')] });
const roundUp = tierOf({ id: 'round-up', price: -1 });
const hidden = tierOf({ id: 'hidden', hidden: true });
const tiers = [gold, silver, roundUp, hidden];
const [month, year] = gold.membershipTierPlans;

describe('a period', () => {
  const [fixed, rounding] = [
    { tier: gold, plan: month ?? null },
    { tier: roundUp, plan: null },
  ];

  test.each([
    ['round-ups from the first day on', null, rounding, true],
    ['round-ups after a plan with a price', fixed, rounding, true],
    ['round-ups after round-ups', rounding, rounding, false],
    ['a plan with a price', rounding, fixed, false],
    ['a plan with a price from the first day on', null, fixed, false],
  ])('[LIFE-06] of %s begins free or not', (_, before, next, isFree) => {
    expect(beginsFree(before, next)).toBe(isFree);
  });
});

describe('a choice', () => {
  test.each([
    [
      { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' },
      { tier: gold, plan: year },
    ],
    [
      { membershipTierId: 'gold', membershipTierPlanId: 'gone' },
      { tier: gold, plan: month },
    ],
    [
      { membershipTierId: 'gold', membershipTierPlanId: null },
      { tier: gold, plan: month },
    ],
    [
      { membershipTierId: 'round-up', membershipTierPlanId: null },
      { tier: roundUp, plan: null },
    ],
    [
      { membershipTierId: 'hidden', membershipTierPlanId: null },
      { tier: hidden, plan: null },
    ],
    [{ membershipTierId: 'gone', membershipTierPlanId: 'gold-year' }, null],
    [null, null],
  ])('[JOIN-05] of %j is found with its plan', (choice, found) => {
    expect(planOf(choice, tiers)).toEqual(found);
  });

  test('[JOIN-03] is open among the tiers that are not hidden', () => {
    expect(openTiers(tiers)).toEqual([gold, silver, roundUp]);
  });

  test('[JOIN-03] [JOIN-09] is made beforehand: the first open tier, by the month where it has that', () => {
    const byYear = tierOf({ id: 'year', membershipTierPlans: [planFor('year-year', 90, 'year')] });
    const yearFirst = tierOf({
      id: 'both',
      membershipTierPlans: [planFor('both-year', 90, 'year'), planFor('both-month', 9, 'month')],
    });
    expect(firstChoice([hidden, yearFirst, silver])).toEqual({
      membershipTierId: 'both',
      membershipTierPlanId: 'both-month',
    });
    expect(firstChoice([byYear, gold])).toEqual({
      membershipTierId: 'year',
      membershipTierPlanId: 'year-year',
    });
    expect(firstChoice([roundUp])).toEqual({ membershipTierId: 'round-up', membershipTierPlanId: null });
    expect(firstChoice([hidden])).toBeNull();
  });

  test('[JOIN-03] is made for the member where there is only one', () => {
    expect(onlyChoice([silver, hidden])).toEqual({
      membershipTierId: 'silver',
      membershipTierPlanId: 'silver-month',
    });
    expect(onlyChoice([roundUp])).toEqual({ membershipTierId: 'round-up', membershipTierPlanId: null });
    expect(onlyChoice([gold])).toBeNull();
    expect(onlyChoice([silver, roundUp])).toBeNull();
    expect(onlyChoice([hidden])).toBeNull();
    expect(onlyChoice([])).toBeNull();
  });

  test('[JOIN-10] is read from a membership that has one', () => {
    const membershipOf = (membership: object) =>
      v.parse(membershipSchema, { status: 'overdue', ...membership });
    expect(planOfMembership(membershipOf({ membershipTierId: 3, membershipTierPlanId: 'p-1' }))).toEqual({
      membershipTierId: '3',
      membershipTierPlanId: 'p-1',
    });
    expect(planOfMembership(membershipOf({}))).toBeNull();
    expect(planOfMembership(null)).toBeNull();
  });
});

describe('a price', () => {
  test('[JOIN-05] is that of the plan, or of a tier without plans, and none where purchases are rounded up', () => {
    expect(priceOf({ tier: gold, plan: year ?? null })).toBe(10_000);
    expect(priceOf({ tier: hidden, plan: null })).toBe(1000);
    expect(priceOf({ tier: roundUp, plan: null })).toBeNull();
  });

  test.each([
    [10, 100, 2000],
    [10, 119.99, 1],
    [10, 120, null],
    [10, 130, null],
    [-1, 100, null],
    [10, -1, null],
  ])('[JOIN-03] of %d a month and %d a year saves %j cents', (monthly, annual, saving) => {
    const tier = tierOf({
      id: 'any',
      membershipTierPlans: [planFor('m', monthly, 'month'), planFor('y', annual, 'year')],
    });
    expect(annualSaving(tier)).toBe(saving);
  });

  test('[JOIN-03] saves nothing where there is only one frequency', () => {
    expect([annualSaving(silver), annualSaving(roundUp)]).toEqual([null, null]);
  });
});

describe('the cap of round-ups', () => {
  const client = (membershipModel: string) => ({ ...sampleProgramme.client, membershipModel }) as Client;

  test.each([
    ['a price, at a client of round-ups', { tier: gold, plan: month ?? null }, 'round_up', false],
    ['round-ups, at a client of plans', { tier: roundUp, plan: null }, 'subscription', true],
    ['nothing chosen, at a client of round-ups', null, 'round_up', true],
    ['nothing chosen, at a client of plans', null, 'subscription', false],
  ])('[JOIN-04] with %s', (_, chosen, model, isAsked) => {
    expect(asksForCap(chosen, client(model))).toBe(isAsked);
  });
});
