import { describe, expect, test } from 'vitest';
import { asAppError, hasCode, isUnanswered, waitOf, type AppError } from '#machines/domain/app-error.ts';
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
    ...[409, 500, 502, 503, 504, 519, 522].map((status) => rejected(status)),
  ])('[SUBS-13] %j leaves open whether a payment was made', (error) => {
    expect(isUnanswered(error)).toBe(true);
  });

  test.each<AppError>([
    { kind: 'expired' },
    { kind: 'unpaid' },
    ...[400, 403, 404, 419, 422, 429].map((status) => rejected(status)),
    rejected(520, 'i_card_007'),
    rejected(521, 'i_000'),
  ])('[SUBS-13] %j says that no payment was made', (error) => {
    expect(isUnanswered(error)).toBe(false);
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

  test('[SUBS-13] that an interrupted payment never arrived is read as it is, everywhere', () => {
    expect(asAppError({ kind: 'unpaid' })).toEqual({ kind: 'unpaid' });
    expect(toAppError({ kind: 'unpaid' })).toEqual({ kind: 'unpaid' });
  });
});
