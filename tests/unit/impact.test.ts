import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countOfUnits, impactUnitFor, impactUnitsOf } from '#machines/domain/impact.ts';
import { defaultTheme, themeSchema } from '#machines/domain/theme.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';

const themeWith = (labels: Record<string, string>) => ({
  ...defaultTheme,
  labels: Object.entries(labels).map(([key, value]) => ({ key, value, css: [] })),
});

const meal = { cost: 450, one: 'meal', many: 'meals', recipient: null };
const book = { cost: 320, one: 'book', many: 'books', recipient: 'Reading Room' };

describe('What a sum buys', () => {
  it('[HOME-01] is read from the theme in the order of its numbers', () => {
    const theme = themeWith({
      impact_10_cost: '4.50',
      impact_10_one: 'meal',
      impact_10_many: 'meals',
      impact_2_many: 'books',
      impact_2_one: 'book',
      impact_2_cost: '3.20',
      impact_2_recipient: 'Reading Room',
    });
    expect(impactUnitsOf(theme)).toEqual([book, meal]);
  });

  it.each(['', '0', '-4.50', '0.001', 'free', '4,50', '1e9', 'NaN', '99999999999999999999', '<b>4</b>'])(
    '[HOME-01] claims nothing where a theme says that a thing costs "%s"',
    (cost) => {
      expect(
        impactUnitsOf(themeWith({ impact_0_cost: cost, impact_0_one: 'meal', impact_0_many: 'meals' })),
      ).toEqual([]);
    },
  );

  it.each(['one', 'many'])('[HOME-01] claims nothing where the theme lacks its word for %s', (missing) => {
    const labels = { impact_0_cost: '4.50', impact_0_one: 'meal', impact_0_many: 'meals' };
    expect(impactUnitsOf(themeWith({ ...labels, [`impact_0_${missing}`]: '' }))).toEqual([]);
    expect(impactUnitsOf(defaultTheme)).toEqual([]);
  });

  it.each([
    ['Reading Room', book],
    ['Food Bank', meal],
    [null, meal],
  ])('[HOME-01] is that of the recipient %s, or of every one', (recipient, unit) => {
    expect(impactUnitFor([book, meal], recipient)).toEqual(unit);
  });

  it('[HOME-01] is nothing for a recipient without a unit', () => {
    expect(impactUnitFor([book], 'Food Bank')).toBeNull();
    expect(impactUnitFor([book], null)).toBeNull();
  });

  it.each([
    [449, 0],
    [450, 1],
    [899, 1],
    [900, 2],
    [0, 0],
    [-900, 0],
    [450_000_000, 1_000_000],
  ])('[HOME-01] is counted whole: %s cents buy %s', (amount, count) => {
    expect(countOfUnits(amount, meal)).toBe(count);
  });

  it('[HOME-01] is said by each demo tenant for whom its giving goes to', () => {
    for (const { id, theme, recipients, affinities } of demoTenants) {
      const units = impactUnitsOf(v.parse(themeSchema, theme));
      for (const recipient of [...recipients, ...affinities.map((each) => each.recipient)])
        expect(impactUnitFor(units, recipient), `${id}: ${recipient}`).not.toBeNull();
    }
  });
});
