import { describe, expect, test } from 'vitest';
import { asAppError } from '#machines/domain/app-error.ts';
import { keyHeader } from '#src/api/key-header.ts';
import { chargeMembership } from '#src/api/membership.ts';
import { errorLine } from '#src/messages/errors.ts';
import { answer, samples, signal, stubApi } from './api-stub.ts';

const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const credentials = { email: 'active@example.com', password: 'Demo!2345' };

/** An API whose csrf-cookie call answers so, from the given attempt on. */
function tokenless(token: () => Response | Promise<Response>, from = 1) {
  const sent: string[] = [];
  let attempts = 0;
  const stub = stubApi(() => answer(samples.session), {
    fetch: async (input) => {
      const { method, url } = new Request(input);
      sent.push(`${method} ${new URL(url).pathname}`);
      if (!url.includes('csrf')) return answer({ message: 'CSRF token mismatch.' }, 419);
      attempts += 1;
      if (attempts >= from) return token();
      stub.cookie.token = 'token-1';
      return new Response(null, { status: 204 });
    },
  });
  return { stub, sent };
}

const offline = () => Promise.reject(new TypeError('fetch failed'));

describe('a call that costs money without a token', () => {
  test.each([
    ['refused', () => answer({}, 400), 'unknown'],
    ['a failure of the server', () => answer({}, 501), 'unknown'],
    ['no connection', offline, 'offline'],
  ] as const)('[BACK-04] [AUTH-08] is not sent, after %s, and says so', async (_, token, reason) => {
    const { stub, sent } = tokenless(token);
    await expect(chargeMembership(stub.http, key, signal)).rejects.toEqual({ kind: 'unsent', reason });
    expect(new Set(sent)).toEqual(new Set(['GET /sanctum/csrf-cookie']));
  });

  test('[BACK-04] [AUTH-08] is not sent again after a 419, and nothing was done', async () => {
    const { stub, sent } = tokenless(() => answer({}, 400), 2);
    const charge = chargeMembership(stub.http, key, signal);
    await expect(charge).rejects.toEqual({ kind: 'unsent', reason: 'unknown' });
    expect(sent).toEqual([
      'GET /sanctum/csrf-cookie',
      'POST /w/v1/varsity/membership/charge',
      'GET /sanctum/csrf-cookie',
    ]);
  });

  test('[BACK-04] says how long to wait where its token was asked for too often', async () => {
    const { stub, sent } = tokenless(() =>
      Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': '600' } }),
    );
    const error = await chargeMembership(stub.http, key, signal).catch((cause: unknown) => cause);
    expect(errorLine(asAppError(error))).toBe('Too many requests. Please try again in 10 minutes.');
    expect(sent).toEqual(['GET /sanctum/csrf-cookie']);
  });

  test('[BACK-04] [AUTH-01] leads to the login where its 401 says that the session has ended', async () => {
    const { stub } = tokenless(() => answer({}, 401));
    await expect(chargeMembership(stub.http, key, signal)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(1);
  });

  test('[AUTH-08] any other call fails as its token did', async () => {
    const { stub } = tokenless(() => answer({}, 501));
    await expect(stub.api.logIn(credentials, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 501,
    });
  });
});

describe('the key of a call that costs money', () => {
  test('[BACK-04] is a header where the server takes keys, and no header elsewhere', async () => {
    const stub = stubApi(() => answer({ pending: true }));
    await chargeMembership(stub.http, key, signal);
    await chargeMembership(stub.http, null, signal);
    const charges = stub.sent.filter(({ method }) => method === 'POST');
    expect(charges.map(({ headers }) => headers['idempotency-key'])).toEqual([key, undefined]);
    expect([keyHeader(key), keyHeader(null)]).toEqual([{ 'Idempotency-Key': key }, {}]);
  });
});
