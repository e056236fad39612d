import { describe, expect, test } from 'vitest';
import { sumUp } from '#machines/domain/contribution-sums.ts';

const range = { from: '2026-11-10', to: '2026-11-20' };
const given = [
  { day: '2026-11-09', amount: 100, own: 100, count: 1 },
  { day: '2026-11-10', amount: 200, own: 200, count: 1 },
  { day: '2026-11-20', amount: 400, own: 150, count: 2 },
  { day: '2026-11-21', amount: 800, own: 0, count: 1 },
];

describe('the sums of a range', () => {
  test('[ACTV-01] by month leave out what the month has outside of it', () => {
    expect(sumUp(given, 'month', range)).toEqual({
      items: [{ date: '2026-11-01T00:00:00.000Z', amount: 600, own: 350, count: 3 }],
      total: 600,
      ownTotal: 350,
    });
  });

  test('[ACTV-01] by day have each day once, the first and the last one included', () => {
    const { items, total } = sumUp(given, 'day', range);
    expect(total).toBe(600);
    expect(items).toHaveLength(11);
    expect([items[0], items[1], items[10]]).toEqual([
      { date: '2026-11-10T00:00:00.000Z', amount: 200, own: 200, count: 1 },
      { date: '2026-11-11T00:00:00.000Z', amount: 0, own: 0, count: 0 },
      { date: '2026-11-20T00:00:00.000Z', amount: 400, own: 150, count: 2 },
    ]);
  });

  test('[ACTV-01] are none where it ends before it begins', () => {
    expect(sumUp(given, 'day', { from: '2026-11-20', to: '2026-11-10' })).toEqual({
      items: [],
      total: 0,
      ownTotal: 0,
    });
  });
});
