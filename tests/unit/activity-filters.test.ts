import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksForNoDays,
  changeFilters,
  concernOf,
  defaultFilters,
  hasRoomForDays,
  pageSizes,
  presets,
  rangeOf,
  readFilters,
  unitOf,
  writeFilters,
  type ActivityFilters,
} from '#machines/domain/activity-filters.ts';
import { chartUnits } from '#machines/domain/contribution.ts';
import { dayOf } from '#machines/domain/day.ts';
import { sortColumns } from '#machines/domain/transaction.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(dayOf);
const period = fc.oneof(
  fc.constantFrom(...presets).map((preset) => ({ preset })),
  fc.tuple(day, day).map((days) => {
    const [from = '', to = ''] = days.toSorted();
    return { preset: 'custom' as const, from, to };
  }),
);
const filters: fc.Arbitrary<ActivityFilters> = fc.record({
  cardId: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
  period,
  page: fc.integer({ min: 1, max: 99_999 }),
  pageSize: fc.constantFrom(...pageSizes),
  sort: fc.record({ column: fc.constantFrom(...sortColumns), direction: fc.constantFrom('asc', 'desc') }),
  unit: fc.option(fc.constantFrom(...chartUnits)),
});

describe('the filters of the address', () => {
  test('[ACTV-03] are read as they were written, and what is not theirs stays', () => {
    fc.assert(
      fc.property(filters, (some) => {
        const search = writeFilters({ utm_source: 'mail', page: '7', flow: 'withdrawal' }, some);
        expect(readFilters(search)).toEqual(some);
        expect(search).toMatchObject({ utm_source: 'mail', flow: 'withdrawal' });
      }),
    );
  });

  test('[ACTV-03] write nothing that is as by default', () => {
    expect(writeFilters({ range: 'all', size: '100', other: '1' }, defaultFilters)).toEqual({ other: '1' });
  });

  test('[ACTV-03] never break and never leave what the server takes, whatever an address says', () => {
    const hostile = fc.dictionary(
      fc.constantFrom('cardId', 'range', 'from', 'to', 'page', 'size', 'sort', 'by', '__proto__'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('custom', 'all', '-1', '0', 'NaN', '1e9', '--date'),
      ),
    );
    fc.assert(
      fc.property(hostile, (search) => {
        const read = readFilters(search);
        expect(readFilters(writeFilters(search, read))).toEqual(read);
        expect(read.page >= 1 && read.page <= 99_999).toBe(true);
        expect(pageSizes).toContain(read.pageSize);
        expect(sortColumns).toContain(read.sort.column);
      }),
    );
  });

  test.each([
    [{ range: 'custom' }],
    [{ range: 'custom', from: '2026-02-30', to: '2026-11-01' }],
    [{ range: 'custom', from: '2026-01-01T00:00:00Z', to: '2026-11-01' }],
    [{ range: 'year', page: '0', size: '1000', sort: 'password', by: 'week', cardId: "' or 1=1" }],
    [{ page: '-3', size: 'ALL', sort: '' }],
  ])('[ACTV-03] are as by default where the address says %j', (search) => {
    expect(readFilters(search)).toEqual(defaultFilters);
  });

  test('[ACTV-03] swap days of which the last comes first', () => {
    const search = { range: 'custom', from: '2026-11-20', to: '2026-11-01' };
    expect(readFilters(search).period).toEqual({ preset: 'custom', from: '2026-11-01', to: '2026-11-20' });
    expect(asksForNoDays(search)).toBe(false);
  });

  test.each([
    [{ range: 'custom', from: '2026-02-31', to: '2026-03-02' }, true],
    [{ range: 'custom', from: '1999-12-31', to: '2000-01-02' }, true],
    [{ range: 'custom' }, true],
    [{ range: 'custom', from: '2026-03-01', to: '2026-03-02' }, false],
    [{ range: 'all' }, false],
    [{}, false],
  ])('[ACTV-03] are those that %j asks for, or the page says that it asks for none: %s', (search, isNone) => {
    expect(asksForNoDays(search)).toBe(isNone);
  });

  test('[ACTV-02] begin another list with its first page, and retain the page for another chart', () => {
    const third = { ...defaultFilters, page: 3 };
    expect(changeFilters(third, { page: 4 }).page).toBe(4);
    expect(changeFilters(third, { unit: 'month' })).toEqual({ ...third, unit: 'month' });
    for (const change of [
      { cardId: 'card-1' },
      { period: { preset: 'all' as const } },
      { pageSize: 50 as const },
      { sort: { column: 'amount' as const, direction: 'asc' as const } },
    ]) {
      expect(changeFilters(third, change)).toEqual({ ...third, ...change, page: 1 });
    }
  });
});

describe('a change of the filters', () => {
  test.each([
    [{ sort: { column: 'amount', direction: 'asc' } }, 'purchases'],
    [{ page: 2 }, 'purchases'],
    [{ page: 1, pageSize: 'all' }, 'purchases'],
    [{ unit: 'day' }, 'donations'],
    [{ cardId: 'card-1' }, 'both'],
    [{ period: { preset: 'all' } }, 'both'],
    [{ unit: 'day', page: 2 }, 'both'],
  ] as const)('[ACTV-02] %j asks for nothing but what it concerns: %s', (change, concern) => {
    expect(concernOf(change)).toBe(concern);
  });
});

describe('the days of a period', () => {
  test.each([
    ['7d', '2026-03-02', { from: '2026-02-24', to: '2026-03-02' }],
    ['30d', '2026-11-22', { from: '2026-10-24', to: '2026-11-22' }],
    ['90d', '2026-11-22', { from: '2026-08-25', to: '2026-11-22' }],
    ['this-month', '2026-11-22', { from: '2026-11-01', to: '2026-11-22' }],
    ['last-month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
    ['last-month', '2028-03-01', { from: '2028-02-01', to: '2028-02-29' }],
    ['last-month', '2027-01-15', { from: '2026-12-01', to: '2026-12-31' }],
    ['all', '2026-11-22', null],
  ] as const)('[ACTV-03] of %s on %s', (preset, today, range) => {
    expect(rangeOf({ preset }, today)).toEqual(range);
  });

  test('[ACTV-03] end today and have as many days as they say', () => {
    fc.assert(
      fc.property(day, (today) => {
        const length = ({ from, to }: { from: string; to: string }) =>
          (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
        for (const [preset, days] of [
          ['7d', 7],
          ['30d', 30],
          ['90d', 90],
        ] as const) {
          const range = rangeOf({ preset }, today);
          expect(range && [range.to, length(range)]).toEqual([today, days]);
        }
      }),
    );
  });

  test('[ACTV-01] have a bar for each day up to 92 of them, and by default up to 31', () => {
    const today = '2026-11-22';
    const custom = (from: string) => ({ preset: 'custom' as const, from, to: today });
    expect(hasRoomForDays(custom('2026-08-23'), today)).toBe(true);
    expect(hasRoomForDays(custom('2026-08-22'), today)).toBe(false);
    expect(hasRoomForDays({ preset: 'all' }, today)).toBe(false);
    expect(unitOf({ period: { preset: '30d' }, unit: null }, today)).toBe('day');
    expect(unitOf({ period: { preset: 'last-month' }, unit: null }, today)).toBe('day');
    expect(unitOf({ period: { preset: '90d' }, unit: null }, today)).toBe('month');
    expect(unitOf({ period: { preset: '90d' }, unit: 'day' }, today)).toBe('day');
    expect(unitOf({ period: { preset: '30d' }, unit: 'month' }, today)).toBe('month');
    expect(unitOf({ period: { preset: 'all' }, unit: 'day' }, today)).toBe('month');
  });
});
