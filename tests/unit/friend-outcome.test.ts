import { describe, expect, test } from 'vitest';
import { stayedBy, wasMember } from '#machines/domain/friend-outcome.ts';

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

  const day = new Date('2027-02-20T12:00:00.000Z');
  const before = new Date('2027-02-20T11:59:59.999Z');
  const after = new Date('2027-02-20T12:00:00.001Z');

  test.each([
    ['active', null, null, true],
    ['active', null, 'kept', true],
    ['active', null, 'cameBack', true],
    ['active', null, 'cancelled', false],
    ['overdue', null, null, true],
    ['overdue', null, 'cancelled', false],
    ['suspended', null, null, true],
    ['suspended', null, 'planRenewed', true],
    ['suspended', null, 'suspended', false],
    ['active', null, 'suspended', false],
    ['active', null, 'planRenewed', true],
    ['churned', after, null, true],
    ['churned', after, 'kept', true],
    ['churned', after, 'cancelled', false],
    ['churned', day, null, false],
    ['churned', before, null, false],
    ['churned', null, null, false],
    ['abandoned_checkout', null, null, false],
  ] as const)(
    '[LIFE-04] who is %s since %s, with the change %s by the day, was a member on it: %s',
    (status, cancelledAt, change, expected) =>
      expect(wasMember({ status, cancelledAt, change }, day)).toBe(expected),
  );
});
