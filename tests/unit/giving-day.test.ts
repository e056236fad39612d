import { describe, expect, test } from 'vitest';
import { givingOf, latestGivenMonth, recipientOf } from '#machines/domain/giving-day.ts';

describe('a month’s giving', () => {
  test.each([
    ['2026-12-02T23:59:59.999Z', '2026-10-01'],
    ['2026-12-03T00:00:00.000Z', '2026-11-01'],
    ['2026-12-03T00:00:00.000+14:00', '2026-10-01'],
    ['2026-12-02T13:00:00.000-11:00', '2026-11-01'],
    ['2027-01-02T23:59:59.999Z', '2026-11-01'],
    ['2027-03-31T12:00:00.000Z', '2027-02-01'],
    ['2028-03-03T00:00:00.000Z', '2028-02-01'],
  ])('[LIFE-04] is passed on on the 3rd of the next month, UTC: at %s up to %s', (now, month) =>
    expect(latestGivenMonth(new Date(now))).toBe(month),
  );

  test.each([
    [{ gifts: 0, roundedUp: 0, paid: 0, isBilled: false, isWaived: false }, 0],
    [{ gifts: 120, roundedUp: 0, paid: 0, isBilled: false, isWaived: false }, 120],
    [{ gifts: 0, roundedUp: 480, paid: 1000, isBilled: true, isWaived: false }, 1000],
    [{ gifts: 120, roundedUp: 480, paid: 480, isBilled: true, isWaived: false }, 600],
    [{ gifts: 120, roundedUp: 480, paid: 0, isBilled: true, isWaived: false }, null],
    [{ gifts: 0, roundedUp: 480, paid: 0, isBilled: false, isWaived: false }, null],
    [{ gifts: 0, roundedUp: 0, paid: 0, isBilled: true, isWaived: false }, null],
    [{ gifts: 120, roundedUp: 480, paid: 0, isBilled: true, isWaived: true }, 120],
    [{ gifts: 120, roundedUp: 480, paid: 480, isBilled: true, isWaived: true }, 600],
  ])('[LIFE-04] of %o is %s', (month, cents) => expect(givingOf(month)).toBe(cents));

  test.each([
    ['Rowing', ['A', 'B', 'C'], '2026-11-01', 'Rowing'],
    [null, ['A', 'B', 'C'], '2026-11-01', 'B'],
    [null, ['A', 'B', 'C'], '2026-12-01', 'C'],
    [null, ['A', 'B', 'C'], '2027-01-01', 'A'],
    [null, [], '2026-11-01', null],
  ])('[LIFE-04] for the cause %s or of %j in %s goes to %s', (cause, recipients, month, expected) =>
    expect(recipientOf(cause, recipients, month)).toBe(expected),
  );
});
