import { describe, expect, test } from 'vitest';
import { describeViolation } from '#tests/simulation/checks/violation.ts';
import { simulate, summaryOf } from '#tests/simulation/simulate.ts';

describe('a simulation', () => {
  test('[LIFE-01] of twenty members accounts for each cent on each day of two months', async () => {
    const result = await simulate({ seed: 5, members: 20, months: 2 });
    expect(result.violations.map(describeViolation)).toEqual([]);
    expect(summaryOf(result)).toMatch(/^days 62 · members 20 · entries \d{3} · violations 0$/);
  });
});
