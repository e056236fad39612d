import { describe, expect, test } from 'vitest';
import { isMemberStill, stayedBy } from '#machines/domain/friend-outcome.ts';

describe('a friend who joined', () => {
  test.each([
    ['2026-11-20T12:00:00.000Z', '2027-02-20T12:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2027-11-30T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
    ['2026-12-01T00:00:00.000+14:00', '2027-02-28T10:00:00.000Z'],
    ['2026-11-30T23:00:00.000-11:00', '2027-03-01T10:00:00.000Z'],
  ])('[LIFE-04] at %s has stayed three months at %s', (joined, stayed) =>
    expect(stayedBy(new Date(joined)).toISOString()).toBe(stayed),
  );

  test.each([
    ['active', true],
    ['overdue', true],
    ['suspended', false],
    ['churned', false],
    ['abandoned_checkout', false],
    [null, false],
  ] as const)('[LIFE-04] with the status %s is a member still: %s', (status, expected) =>
    expect(isMemberStill(status)).toBe(expected),
  );
});
