import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import { describe, expect, test } from 'vitest';
import type { AppError } from '#machines/domain/app-error.ts';
import { errorCodes, type ErrorCode } from '#machines/domain/error-codes.ts';
import { errorLine, errorMessage } from '#src/messages/errors.ts';
import { firstErrorMessage } from '#src/messages/first-errors.ts';

function rejected(status: number, rest: Partial<Extract<AppError, { kind: 'rejected' }>> = {}): AppError {
  return { kind: 'rejected', status, code: null, message: null, fields: {}, retryAfter: null, ...rest };
}

const textOf = (error: AppError) => errorMessage(error).text;
/** The words of the specification, without the status. */
const specified = (error: AppError) => {
  const { text, detail } = errorMessage(error);
  return detail?.replace(/ \(\d+\)$/, '') ?? text;
};

describe('the status table', () => {
  const rows: [name: string, error: AppError, text: string][] = [
    ['400', rejected(400), 'Bad request'],
    ['400 with words of the server', rejected(400, { message: 'nope' }), 'Bad request'],
    ['401', { kind: 'expired' }, 'Unauthorized'],
    ['422', rejected(422), 'Unprocessable entity'],
    ['422 with a message', rejected(422, { message: 'This email is taken.' }), 'This email is taken.'],
    ['500', rejected(500), 'Internal server error'],
    ['404', rejected(404), 'Not implemented'],
    ['419', rejected(419), 'Not implemented'],
    ['429', rejected(429), 'Not implemented'],
    ['418', rejected(418), 'Not implemented'],
    ['501', rejected(501), 'Not implemented'],
    ['503', rejected(503), 'Not implemented'],
    ['no answer', { kind: 'offline' }, 'Network error'],
    ['a time-out', { kind: 'timeout' }, 'Network error'],
    ['an answer out of contract', { kind: 'unexpected', reason: 'contract' }, 'Unknown error'],
    ['anything else', { kind: 'unexpected', reason: 'unknown' }, 'Unknown error'],
  ];

  test.each(rows)('[HTTP-02] says its words for %s', (_, error, text) => {
    expect(specified(error)).toBe(text);
  });

  test.each(rows.filter(([, , text]) => text !== 'This email is taken.'))(
    '[HTTP-02] says first in plain words what happened, and what to do, for %s',
    (_, error, text) => {
      const { text: first, hint = '' } = errorMessage(error);
      expect(first).not.toContain(text);
      expect(hint).not.toContain(text);
      expect(first).toMatch(/^[A-Z].*\.$/);
      expect(hint).toMatch(/\.$/);
    },
  );

  test.each([
    [404, /couldn’t find/i],
    [419, /session was refreshed.*try again/i],
    [429, /too many requests/i],
    [503, /isn’t available/i],
  ])('[HTTP-02] adds a hint for %d', (status, hint) => {
    expect(errorLine(rejected(status))).toMatch(hint);
  });

  test('[AUTH-08] says that cookies are needed where the API got none', () => {
    const error = rejected(419, { message: cookiesNeeded });
    expect(errorMessage(error)).toEqual({
      text: 'This page needs cookies, and your browser blocks them.',
      hint: 'Allow cookies for this site, then try again.',
      detail: 'Not implemented (419)',
    });
  });

  test.each([
    [1, 'Please try again in 1 second.'],
    [30, 'Please try again in 30 seconds.'],
    [119, 'Please try again in 119 seconds.'],
    [120, 'Please try again in 2 minutes.'],
    [3600, 'Please try again in 60 minutes.'],
  ])('[HTTP-02] says how long to wait: %d seconds', (retryAfter, hint) => {
    expect(errorMessage(rejected(429, { retryAfter })).hint).toBe(hint);
    expect(errorMessage(rejected(520, { code: 'i_auth_005', retryAfter }))).toEqual({
      text: 'Too many requests.',
      hint,
    });
  });

  test('[HTTP-02] prefers the code of a 429 to its status', () => {
    expect(textOf(rejected(429, { code: 'i_pass_003' }))).toBe('Too many requests.');
  });
});

describe('the code catalogue', () => {
  const cells = errorCodes.flatMap((code) => [520, 521].map((status) => ({ code, status })));

  test('[HTTP-03] has 94 cells', () => {
    expect(cells).toHaveLength(94);
  });

  test.each(cells)(
    '[HTTP-03] $code with $status has words of its own, without code or gap',
    ({ code, status }) => {
      const { text, hint = '' } = errorMessage(rejected(status, { code }));
      const general = code === 'i_000' ? '' : textOf(rejected(status, { code: 'i_000' }));
      expect(text.length).toBeGreaterThan(8);
      expect(text).not.toBe(general);
      expect(`${text} ${hint}`).not.toMatch(/undefined|null|[{}_]|i_|olive/i);
      expect(`${text} ${hint}`).not.toContain(code);
      expect(hint).toMatch(/^$|^[A-Z].*\.$/);
    },
  );

  test.each<[ErrorCode, RegExp]>([
    ['i_auth_001', /already have an account/i],
    ['i_auth_002', /wrong email or password/i],
    ['i_auth_003', /wrong email or password/i],
    ['i_auth_005', /too many requests/i],
    ['i_pass_002', /resend/i],
    ['i_member_003', /greater than 20/i],
    ['i_member_004', /less than the maximum/i],
    ['i_card_003', /another account.*contact/i],
    ['i_card_007', /^failed transaction.*try a different card/i],
    ['i_card_008', /only active card/i],
    ['i_membership_subscription_001', /payment failed/i],
    ['i_membership_subscription_002', /upgrade failed.*hasn’t changed/i],
    ['e_olive_400', /^bad request/i],
    ['e_olive_401', /^unauthorized/i],
    ['e_olive_403', /^forbidden/i],
    ['e_olive_404', /^not found/i],
    ['e_olive_500', /^internal server error/i],
    ['e_olive_503', /^service unavailable/i],
    ['olive_cc_001', /discover.*visa or mastercard only/i],
    ['olive_cc_002', /amex.*visa or mastercard only/i],
    ['olive_cc_003', /already enrolled.*contact support/i],
  ])('[HTTP-03] %s says what matters', (code, pattern) => {
    const { text, hint = '' } = errorMessage(rejected(520, { code }));
    expect(`${text} ${hint}`).toMatch(pattern);
  });

  test('[HTTP-03] names the support address of the client where it has one', () => {
    const error = rejected(520, { code: 'olive_cc_003' });
    expect(errorMessage(error, { supportEmail: 'help@varsity.example' }).text).toBe(
      'This card is already enrolled. Please contact help@varsity.example.',
    );
    expect(errorMessage(error, { supportEmail: '' }).text).toBe(
      'This card is already enrolled. Please contact support.',
    );
    expect(errorMessage(error, { supportEmail: '$&$1@x.example' }).text).toContain('$&$1@x.example');
  });
});

describe('the words that come with the first page', () => {
  test.each<[name: string, error: AppError]>([
    ['no answer', { kind: 'offline' }],
    ['a time-out', { kind: 'timeout' }],
    ['an answer out of contract', { kind: 'unexpected', reason: 'contract' }],
  ])('[HTTP-03] are those of the whole catalogue for %s', (_, error) => {
    const parameters = { supportEmail: 'help@varsity.example' };
    expect(firstErrorMessage(error, parameters)).toEqual(errorMessage(error, parameters));
  });

  test('[HTTP-03] are general for what only the fetched catalogue has words for', () => {
    expect(firstErrorMessage(rejected(520, { code: 'i_card_007' }))).toEqual({
      text: 'Something went wrong.',
      hint: 'Please try again. If it keeps happening, contact support.',
      detail: 'Unknown error',
    });
  });
});

describe('an error in one line', () => {
  test.each([
    [rejected(400), 'We couldn’t accept this. Check what you entered and try again.'],
    [
      rejected(520, { code: 'i_000' }),
      'An error occurred. Please try again. If it keeps happening, contact support.',
    ],
    [rejected(422, { message: 'You are on this plan.' }), 'You are on this plan.'],
  ])('[HTTP-02] has one full stop after each sentence', (error, line) => {
    expect(errorLine(error)).toBe(line);
  });
});
