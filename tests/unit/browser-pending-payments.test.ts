import { describe, expect, test } from 'vitest';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

const client = 'varsity';
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const otherKey = 'b0a7a1de-4d0f-4a51-8c53-6d2f0b8b7c22';
const start = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;
const stored = { machineId: 'renewal', version: 1, savedAt: start, key, scope: 'm-1' };

function marksAt(storage = memoryStorage()) {
  const clock = { now: start };
  return { storage, clock, marks: createPendingPayments(storage, { client, now: () => clock.now }) };
}

describe('the mark of a payment', () => {
  test('[SUBS-13] outlives a refresh, each flow by itself', () => {
    const { storage, marks } = marksAt();
    marks.write('renewal', { key, scope: 'm-1' });
    expect(marksAt(storage).marks.read('renewal')).toEqual({ key, startedAt: start, scope: 'm-1' });
    expect(marks.read('enrolment')).toBeNull();
    expect(createPendingPayments(storage, { client: 'harbor', now: () => start }).read('renewal')).toBeNull();
  });

  test('[SUBS-13] holds a key, a time and a member, and nothing else', () => {
    const { storage, marks } = marksAt();
    const payment = { key, scope: 'm-1', card: '4242' };
    marks.write('renewal', payment);
    expect(JSON.parse(storage.getItem('payment:varsity:renewal') ?? '')).toEqual(stored);
  });

  test('[SUBS-13] says which plan was asked for', () => {
    const { storage, marks } = marksAt();
    const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' };
    marks.write('upgradePayment', { key, scope: 'm-1', choice });
    expect(marksAt(storage).marks.read('upgradePayment')).toEqual({
      key,
      startedAt: start,
      scope: 'm-1',
      choice,
    });
  });

  test.each(['payout-1', null])(
    '[SUBS-13] says which withdrawal was the last one before: %s',
    (lastPayoutId) => {
      const { storage, marks } = marksAt();
      marks.write('withdrawalPayment', { key, scope: 'm-1', lastPayoutId });
      const read = { key, startedAt: start, scope: 'm-1', lastPayoutId };
      expect(marksAt(storage).marks.read('withdrawalPayment')).toEqual(read);
    },
  );

  test('[SUBS-13] is cleared', () => {
    const { storage, marks } = marksAt();
    marks.write('renewal', { key, scope: 'm-1' });
    marks.clear('renewal');
    expect(marks.read('renewal')).toBeNull();
    expect(storage.getItem('payment:varsity:renewal')).toBeNull();
  });

  test('[SUBS-13] lasts just short of the day for which the server knows the key', () => {
    const { storage, clock, marks } = marksAt();
    marks.write('renewal', { key, scope: 'm-1' });
    clock.now = start + 24 * hour - 1;
    expect(marks.read('renewal')).toEqual({ key, startedAt: start, scope: 'm-1' });
    clock.now = start + 24 * hour;
    expect(marks.read('renewal')).toBeNull();
    expect(storage.getItem('payment:varsity:renewal')).toBeNull();
  });

  test('[SUBS-13] outlives a clock that is set back', () => {
    const { clock, marks } = marksAt();
    marks.write('renewal', { key, scope: 'm-1' });
    clock.now = start - hour;
    expect(marks.read('renewal')).toEqual({ key, startedAt: start, scope: 'm-1' });
  });

  test('[SUBS-13] retains its first time when the same key is sent again, and not with another key', () => {
    const { clock, marks } = marksAt();
    marks.write('renewal', { key, scope: 'm-1' });
    clock.now = start + hour;
    marks.write('renewal', { key, scope: 'm-1' });
    expect(marks.read('renewal')?.startedAt).toBe(start);
    marks.write('renewal', { key: otherKey, scope: 'm-1' });
    expect(marks.read('renewal')).toEqual({ key: otherKey, startedAt: start + hour, scope: 'm-1' });
  });

  test.each([
    ['of another version', { ...stored, version: 2 }],
    ['of another machine', { ...stored, machineId: 'enrolment' }],
    ['without a UUID', { ...stored, key: 'k' }],
    ['without a time', { ...stored, savedAt: null }],
    ['with a long scope', { ...stored, scope: 'm'.repeat(65) }],
    ['that is a list', []],
    ['that is empty', null],
  ])('[SUBS-13] %s is discarded', (_, read) => {
    const { storage, marks } = marksAt(memoryStorage({ 'payment:varsity:renewal': JSON.stringify(read) }));
    expect(marks.read('renewal')).toBeNull();
    expect(storage.getItem('payment:varsity:renewal')).toBeNull();
  });

  test.each(['', '{', 'undefined'])('[SUBS-13] that is no JSON (%j) is discarded', (read) => {
    const { storage, marks } = marksAt(memoryStorage({ 'payment:varsity:renewal': read }));
    expect(marks.read('renewal')).toBeNull();
    expect(storage.getItem('payment:varsity:renewal')).toBeNull();
  });

  test('[SUBS-13] is done without where the browser refuses its storage', () => {
    const marks = createPendingPayments(refusingStorage, { client, now: () => start });
    marks.write('renewal', { key, scope: 'm-1' });
    marks.clear('renewal');
    expect(marks.read('renewal')).toBeNull();
  });
});
