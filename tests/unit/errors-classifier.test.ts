import * as fc from 'fast-check';
import { HTTPError, NetworkError, SchemaValidationError, TimeoutError } from 'ky';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { asAppError } from '#machines/domain/app-error.ts';
import { errorCodes } from '#machines/domain/error-codes.ts';
import { appErrorSchema, isAbort, toAppError } from '#src/api/errors.ts';
import { errorMessage } from '#src/messages/errors.ts';

const request = new Request('https://api.test/');

function answered(status: number, data?: unknown, headers: Record<string, string> = {}): HTTPError {
  const init = { headers, status };
  const error = new HTTPError(new Response(null, init), request, {} as HTTPError['options']);
  error.data = data;
  return error;
}

const bare = { kind: 'rejected', code: null, message: null, fields: {}, retryAfter: null };

describe('toAppError', () => {
  test.each([
    ['no answer', new NetworkError(request), { kind: 'offline' }],
    ['a cut body in Node', new TypeError('terminated'), { kind: 'offline' }],
    ['a cut body in Chromium', new TypeError('network error'), { kind: 'offline' }],
    ['a cut body in Firefox', new TypeError('Error in input stream'), { kind: 'offline' }],
    ['a cut body in Safari', new TypeError('The network connection was lost.'), { kind: 'offline' }],
    ['Safari offline', new TypeError('Load failed'), { kind: 'offline' }],
    ['Chromium offline', new TypeError('Failed to fetch'), { kind: 'offline' }],
    ['a time-out', new TimeoutError(request), { kind: 'timeout' }],
    ['a time-out of a signal', new DOMException('late', 'TimeoutError'), { kind: 'timeout' }],
    ['cut JSON', new SyntaxError('Unexpected end of JSON input'), { kind: 'unexpected', reason: 'contract' }],
    ['a wrong shape', new SchemaValidationError([]), { kind: 'unexpected', reason: 'contract' }],
    ['a bug', new TypeError('x is not a function'), { kind: 'unexpected', reason: 'unknown' }],
    ['an abort', new DOMException('left', 'AbortError'), { kind: 'unexpected', reason: 'unknown' }],
    ['nothing', undefined, { kind: 'unexpected', reason: 'unknown' }],
  ])('[HTTP-02] sorts %s', (_, thrown, expected) => {
    expect(toAppError(thrown)).toEqual(expected);
  });

  test('[HTTP-02] reads 401 as an ended session', () => {
    expect(toAppError(answered(401, { message: 'Unauthenticated.' }))).toEqual({ kind: 'expired' });
  });

  test('[HTTP-02] reads the message, the fields and the details of a 422', () => {
    const data = {
      message: 'The given data was invalid.',
      errors: { email: ['Taken.', 'Too long.'], name: 'Missing.', junk: 7, none: [] },
      errorDetails: { message: 'This email is taken.' },
    };
    expect(toAppError(answered(422, data))).toEqual({
      ...bare,
      status: 422,
      message: 'This email is taken.',
      fields: { email: ['Taken.', 'Too long.'], name: ['Missing.'] },
    });
    expect(toAppError(answered(422, { ...data, errorDetails: null }))).toMatchObject({
      message: data.message,
    });
  });

  test.each([520, 521])(
    '[HTTP-02] retains the code of a %d, and counts an unknown one as i_000',
    (status) => {
      for (const code of errorCodes) {
        expect(toAppError(answered(status, { code, message: 'm' }))).toEqual({
          ...bare,
          status,
          code,
          message: 'm',
        });
      }
      for (const data of [
        {},
        { code: 'i_999' },
        { code: 7 },
        { code: null },
        '<html>',
        undefined,
        [],
        null,
      ]) {
        expect(toAppError(answered(status, data))).toMatchObject({ status, code: 'i_000' });
      }
    },
  );

  test.each([400, 404, 419, 429, 500, 503])('[HTTP-02] survives every body of a %d', (status) => {
    const bodies = ['<!doctype html>', '', undefined, null, 7, [], {}, { message: 7 }, { errors: 'all' }];
    for (const data of bodies) expect(toAppError(answered(status, data))).toEqual({ ...bare, status });
  });

  test('[HTTP-02] reads Retry-After as seconds or as a date', () => {
    const wait = (value: string) => toAppError(answered(429, {}, { 'Retry-After': value }));
    expect(wait('12')).toMatchObject({ retryAfter: 12 });
    expect(wait('0.2')).toMatchObject({ retryAfter: 1 });
    expect(wait('-5')).toMatchObject({ retryAfter: 0 });
    expect(wait('soon')).toMatchObject({ retryAfter: null });
    expect(wait('')).toMatchObject({ retryAfter: null });
    const inAMinute = toAppError(
      answered(429, {}, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }),
    );
    expect(inAMinute).toMatchObject({
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 55 && seconds < 62),
    });
  });
});

describe('any thrown value', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const hostile: (() => unknown)[] = [
    () => new Proxy({}, { get: refuse }),
    () => new Proxy({}, { has: refuse, getPrototypeOf: refuse }),
    () => ({ name: 'HTTPError' }),
    () => ({ name: 'HTTPError', response: null }),
    () => ({ name: 'HTTPError', response: { status: 'x', headers: null } }),
    () => ({ kind: 'rejected' }),
    () => ({ kind: 'rejected', status: 500, code: 'nope', message: null, fields: {}, retryAfter: null }),
    () => ({ kind: 'unexpected', reason: 'because' }),
    () => Object.create(null) as unknown,
    () => Symbol('thrown'),
    () => refuse,
    () => 10n,
  ];
  const thrown = fc.oneof(
    fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSparseArray: true,
    }),
    fc.string().map((message) => new TypeError(message)),
    fc.record({
      kind: fc.constantFrom('offline', 'rejected', 'unexpected'),
      status: fc.anything(),
      code: fc.anything(),
    }),
    fc
      .tuple(
        fc.integer({ min: 200, max: 599 }).filter((status) => status !== 204),
        fc.anything(),
        fc.stringMatching(/^[\x20-\x7e]{0,20}$/),
      )
      .map(([status, data, retryAfter]) => answered(status, data, { 'Retry-After': retryAfter })),
    fc.constantFrom(...errorCodes).map((code) => answered(520, { code })),
  );

  test('[HTTP-02] becomes a whole AppError even when it refuses to be looked at', () => {
    for (const make of hostile) {
      expect(v.is(appErrorSchema, toAppError(make()))).toBe(true);
      expect(isAbort(make())).toBe(false);
    }
  });

  test('[HTTP-02] becomes a whole AppError, without a throw, and stays what it became', () => {
    fc.assert(
      fc.property(thrown, (value) => {
        const error = toAppError(value);
        expect(v.is(appErrorSchema, error)).toBe(true);
        expect(toAppError(error)).toEqual(error);
        expect(asAppError(error)).toBe(error);
        isAbort(value);
      }),
      { numRuns: 3000 },
    );
  });

  test('[HTTP-02] has a message without codes and without "undefined"', () => {
    fc.assert(
      fc.property(thrown, (value) => {
        const { text, hint = '' } = errorMessage(toAppError(value));
        expect(text).not.toBe('');
        const isServersWords = value instanceof HTTPError && value.response.status === 422;
        const own = isServersWords ? '' : `${text} ${hint}`;
        expect(own).not.toMatch(/undefined|null|NaN|[a-z]+_\w+_?\d{3}|i_0|\{|\}/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isAbort', () => {
  test('[HTTP-06] knows an abort, and nothing else', () => {
    expect(isAbort(new DOMException('left', 'AbortError'))).toBe(true);
    for (const other of [
      new DOMException('late', 'TimeoutError'),
      new Error('AbortError'),
      'AbortError',
      null,
      undefined,
    ]) {
      expect(isAbort(other)).toBe(false);
    }
  });
});
