import { describe, expect, test } from 'vitest';
import {
  asAppError,
  hasCode,
  hasNoAnswer,
  isMissingCall,
  leavesOpen,
  unsent,
  waitOf,
  type AppError,
} from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import { toAppError } from '#src/api/errors.ts';

const rejected = (
  status: number,
  code: ErrorCode | null = null,
  retryAfter: number | null = null,
): AppError => ({
  kind: 'rejected',
  status,
  code,
  message: null,
  fields: {},
  retryAfter,
});

describe('an error', () => {
  test.each<AppError>([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'unexpected', reason: 'contract' },
    { kind: 'unexpected', reason: 'unknown' },
    ...[304, 409, 500, 502, 503, 504, 519, 522, 524].map((status) => rejected(status)),
  ])('[SUBS-13] [BACK-04] %j leaves open whether a payment was made', (error) => {
    expect(leavesOpen(error)).toBe(true);
  });

  test.each<AppError>([
    { kind: 'expired' },
    { kind: 'unpaid' },
    { kind: 'unconfirmed' },
    { kind: 'unsupported' },
    { kind: 'unsent', reason: 'offline' },
    ...[400, 403, 404, 405, 408, 419, 422, 429, 501, 505].map((status) => rejected(status)),
    rejected(520, 'i_card_007'),
    rejected(521, 'i_000'),
  ])('[SUBS-13] %j says that no payment was made', (error) => {
    expect(leavesOpen(error)).toBe(false);
  });

  test('[BACK-04] is none at all only where nothing came back', () => {
    const none = [{ kind: 'offline' }, { kind: 'timeout' }] as const;
    const some = [
      { kind: 'unexpected', reason: 'contract' },
      { kind: 'unexpected', reason: 'unknown' },
      { kind: 'expired' },
      rejected(500),
      rejected(409),
    ] as const;
    expect([none.map(hasNoAnswer), some.map(hasNoAnswer)]).toEqual([
      [true, true],
      [false, false, false, false, false],
    ]);
  });

  test('[BACK-04] before a call means that nothing was sent, and why', () => {
    expect(unsent({ kind: 'offline' })).toEqual({ kind: 'unsent', reason: 'offline' });
    expect(unsent({ kind: 'timeout' })).toEqual({ kind: 'unsent', reason: 'timeout' });
    expect(unsent(rejected(503))).toEqual({ kind: 'unsent', reason: 'unknown' });
    expect(unsent(rejected(429))).toEqual(rejected(429));
    expect(unsent({ kind: 'unsent', reason: 'offline' })).toEqual({ kind: 'unsent', reason: 'offline' });
    expect(unsent({ kind: 'expired' })).toEqual({ kind: 'expired' });
  });

  test('[BACK-04] says that the server has no such call', () => {
    const statuses = [400, 403, 404, 405, 410, 500, 501, 503];
    expect(statuses.filter((status) => isMissingCall(rejected(status)))).toEqual([404, 405, 501]);
  });

  test('[HTTP-02] reports its wait in milliseconds', () => {
    expect(waitOf(rejected(520, 'i_pass_003', 30))).toBe(30_000);
    expect([waitOf(rejected(520, 'i_pass_003')), waitOf({ kind: 'offline' })]).toEqual([0, 0]);
  });

  test('[HTTP-02] has a code, or none', () => {
    expect(hasCode(rejected(520, 'i_card_003'), 'olive_cc_003', 'i_card_003')).toBe(true);
    expect(hasCode(rejected(520, 'i_card_003'), 'olive_cc_003')).toBe(false);
    expect(hasCode(rejected(520, 'i_card_003'))).toBe(false);
    for (const error of [rejected(422), { kind: 'expired' }, { kind: 'rejected' }, null, 'i_card_003']) {
      expect(hasCode(error, 'i_card_003')).toBe(false);
    }
  });

  test.each<AppError>([
    { kind: 'unconfirmed' },
    { kind: 'unsupported' },
    { kind: 'unsent', reason: 'unknown' },
  ])('[BACK-04] %j is read as it is, everywhere', (error) => {
    expect([asAppError(error), toAppError(error)]).toEqual([error, error]);
  });

  test('[SUBS-13] that an interrupted payment never arrived is read as it is, everywhere', () => {
    expect(asAppError({ kind: 'unpaid' })).toEqual({ kind: 'unpaid' });
    expect(toAppError({ kind: 'unpaid' })).toEqual({ kind: 'unpaid' });
  });
});
