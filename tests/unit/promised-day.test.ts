import { describe, expect, test } from 'vitest';
import { isLate, isRecentMonth } from '#machines/domain/promised-day.ts';

describe('a promise', () => {
  test.each([
    ['2027-01-23T10:00:00Z', '2027-01-23T09:00:00Z', false],
    ['2027-01-23T00:00:00Z', '2027-01-23T23:59:59.999Z', false],
    ['2027-01-23T10:00:00Z', '2027-01-24T00:00:00Z', true],
    ['2027-01-23T23:59:59Z', '2027-01-23T14:00:00-11:00', true],
    ['2027-01-23T00:00:00Z', '2027-01-24T13:59:59+14:00', false],
  ])('[LIFE-04] for %s is late at %s, once its day in UTC is over: %s', (promised, now, expected) =>
    expect(isLate(promised, new Date(now))).toBe(expected),
  );
});

describe('a month', () => {
  test.each([
    ['2026-10-01T00:00:00Z', '2026-10-01T00:00:00Z', true],
    ['2026-10-01T00:00:00Z', '2026-11-30T23:59:59Z', true],
    ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', true],
    ['2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z', false],
    ['2026-10-01T00:00:00Z', '2027-10-01T00:00:00Z', false],
    ['2026-11-01T00:00:00Z', '2026-10-31T00:00:00Z', false],
  ])('[LIFE-04] %s is recent in %s, when that is it or the next: %s', (month, running, expected) =>
    expect(isRecentMonth(month, running)).toBe(expected),
  );
});
