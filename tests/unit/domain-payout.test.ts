import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf } from '#machines/domain/amount-text.ts';
import { duesStateOf, owesDues } from '#machines/domain/dues.ts';
import { membershipStatuses } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { arrivalOf, settlesAt, type Payout } from '#machines/domain/payout.ts';
import { withdrawalReceiptPath } from '#machines/domain/receipt.ts';
import type { RouteName } from '#machines/domain/routes.ts';

const at = (text: string) => new Date(text);

describe('the way of a payout', () => {
  test.each([
    ['a Monday', '2026-11-16T09:00:00.000Z', '2026-11-19T09:00:00.000Z'],
    ['a Friday', '2026-11-20T23:59:59.999Z', '2026-11-25T23:59:59.999Z'],
    ['a Saturday', '2026-11-21T00:00:00.000Z', '2026-11-25T00:00:00.000Z'],
    ['a Sunday', '2026-11-22T12:00:00.000Z', '2026-11-25T12:00:00.000Z'],
  ])('[ACTV-04] [FRMT-02] ends three business days after %s, UTC', (_, createdAt, arrival) => {
    expect(arrivalOf(at(createdAt)).toISOString()).toBe(arrival);
  });

  const [createdAt, updatedAt] = ['2026-11-16T09:00:00.000Z', '2026-11-18T10:00:00.000Z'];
  test.each<[Payout['status'], string]>([
    ['pending', '2026-11-19T09:00:00.000Z'],
    ['completed', updatedAt],
    ['failed', updatedAt],
  ])('[ACTV-04] that is %s is settled at %s', (status, instant) => {
    expect(settlesAt({ status, createdAt, updatedAt } as Payout)).toBe(instant);
  });
});

describe('the receipt of a withdrawal', () => {
  test.each<[RouteName | null, string]>([
    ['home', '/account?withdrawal=payout-1&back=home'],
    ['activity', '/account?withdrawal=payout-1&back=activity'],
    ['account', '/account?withdrawal=payout-1'],
    ['rewards', '/account?withdrawal=payout-1'],
    [null, '/account?withdrawal=payout-1'],
  ])('[ACTV-04] leads back from %s to where it was asked for', (page, path) => {
    expect(withdrawalReceiptPath({ id: 'payout-1' }, page)).toBe(path);
  });
});

describe('an amount', () => {
  test.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25,50', 2550],
    ['.5', 50],
    ['.50', 50],
    [',05', 5],
    ['$.75', 75],
    ['12.', 1200],
    ['0.', 0],
    [' $ 0.07 ', 7],
    ['0', 0],
    ['9999999.99', 999_999_999],
  ])('[ACTV-04] [FRMT-03] is read from %j to the cent', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  test.each([
    '',
    'all',
    '-5',
    '1.234',
    '1e3',
    '12345678',
    '1,234.50',
    '.',
    ',',
    '$.',
    '.505',
    '1..5',
    '.5.',
    'NaN',
    '$',
  ])('[ACTV-04] [FRMT-03] is not read from %j', (text) => {
    expect(centsOf(text)).toBeNull();
  });

  test('[ACTV-04] is read back as it was, for every number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(centsOf((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });
});

test('[ACTV-04] [LIFE-02] dues are owed by overdue and suspended members, and by whoever has a debt', () => {
  const owing = (dues: { amount: number } | null) =>
    membershipStatuses.filter((status) => owesDues({ status, dues }));
  expect(owing(null)).toEqual(['overdue', 'suspended']);
  expect(owing({ amount: 0 })).toEqual(['overdue', 'suspended']);
  expect(owing({ amount: 1 })).toEqual(membershipStatuses);
});

test('[ACTV-04] [TRST-01] what is owed is not to be paid again while a payment is with the bank', () => {
  const { membership } = sampleSessions.active;
  const pendingPayment = { kind: 'renewal', amount: 2500, since: '2026-11-22T00:00:00Z' } as const;
  const duesIn = (pending: typeof pendingPayment | null) =>
    membershipStatuses.map((status) => duesStateOf({ ...membership, status, pendingPayment: pending }));
  const known = membershipStatuses.map((status) => status === 'overdue' || status === 'suspended');
  expect(duesIn(null)).toEqual(known.map((owes) => (owes ? 'due' : 'none')));
  expect(duesIn(pendingPayment)).toEqual(known.map((owes) => (owes ? 'paying' : 'none')));
  expect(duesStateOf(null)).toBe('none');
});
