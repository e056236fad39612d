import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { calls } from '#src/api/plan-changes.ts';
import { isAbort } from '#src/api/errors.ts';
import { answer, isCsrfCall, samples, signal, stubApi, type Sent } from './api-stub.ts';

const credentials = { email: 'active@example.com', password: 'Demo!2345' };
const unauthenticated = () => answer({ message: 'Unauthenticated.' }, 401);
const mismatch = () => answer({ message: 'CSRF token mismatch.' }, 419);
const lines = (sent: Sent[]) => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('the CSRF cookie', () => {
  test('[AUTH-08] is fetched before the first write, and not again', async () => {
    const stub = stubApi(() => answer(samples.session));
    await stub.api.logIn(credentials, signal);
    await stub.api.logIn(credentials, signal);
    expect(lines(stub.sent)).toEqual([
      'GET /sanctum/csrf-cookie',
      'POST /w/v1/varsity/login',
      'POST /w/v1/varsity/login',
    ]);
  });

  test('[AUTH-08] is fetched again when it has gone', async () => {
    const stub = stubApi(() => answer(samples.session));
    await stub.api.logIn(credentials, signal);
    stub.cookie.token = undefined;
    await stub.api.logIn(credentials, signal);
    expect(stub.sent.filter(isCsrfCall)).toHaveLength(2);
    expect(stub.sent.at(-1)?.headers['x-xsrf-token']).toBe('token-2');
  });

  test('[AUTH-08] is never fetched or sent for a read', async () => {
    const stub = stubApi(() => answer(samples.session));
    stub.cookie.token = 'token-of-an-earlier-visit';
    await stub.api.fetchSession(signal);
    expect(stub.sent.filter(isCsrfCall)).toEqual([]);
    expect(stub.sent[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  test('[AUTH-08] refreshes once after a 419 and replays the write with its body and its headers', async () => {
    const stub = stubApi((_, attempt) => (attempt === 1 ? mismatch() : answer(samples.session)));
    const json = { membershipTierId: 't-1', cardId: 'c-1' };
    const headers = { 'Idempotency-Key': '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11' };
    await stub.http.send(calls.changeMembership, v.unknown(), { signal, json, headers });

    expect(lines(stub.sent)).toEqual([
      'GET /sanctum/csrf-cookie',
      'PATCH /w/v1/varsity/membership',
      'GET /sanctum/csrf-cookie',
      'PATCH /w/v1/varsity/membership',
    ]);
    const [first, second] = stub.sent.filter(({ method }) => method === 'PATCH');
    expect(second).toEqual({ ...first, headers: { ...first?.headers, 'x-xsrf-token': 'token-2' } });
    expect(first?.headers['idempotency-key']).toBe(headers['Idempotency-Key']);
    expect(first?.json).toEqual(json);
  });

  test('[AUTH-08] surfaces a second 419 after one replay', async () => {
    const stub = stubApi(mismatch);
    await expect(stub.api.logIn(credentials, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 419,
    });
    expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(stub.sent.filter(isCsrfCall)).toHaveLength(2);
  });

  test('[AUTH-08] [BACK-02] that the browser does not store fails a write with a word about cookies', async () => {
    const stub = stubApi(() => {
      stub.cookie.token = undefined;
      return mismatch();
    });
    await expect(stub.api.logIn(credentials, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 419,
      message: cookiesNeeded,
    });
  });

  test('[AUTH-08] is refreshed once for writes that fail together', async () => {
    const stub = stubApi(({ headers }) =>
      headers['x-xsrf-token'] === 'token-1' ? mismatch() : answer(samples.session),
    );
    await Promise.all([1, 2, 3].map(() => stub.api.logIn(credentials, signal)));
    expect(stub.sent.filter(isCsrfCall)).toHaveLength(2);
    expect(stub.sent.filter(({ method }) => method === 'POST')).toHaveLength(6);
  });

  test('[AUTH-08] works again after a logout, without a reload', async () => {
    const stub = stubApi(({ url, headers }, attempt) => {
      if (url.endsWith('/logout')) return new Response(null, { status: 204 });
      return attempt === 2 && headers['x-xsrf-token'] === 'token-1' ? mismatch() : answer(samples.session);
    });
    await stub.api.logIn(credentials, signal);
    await stub.api.logOut(signal);
    await expect(stub.api.logIn(credentials, signal)).resolves.toMatchObject({ user: { id: '7' } });
  });

  test('[HTTP-06] that cannot be fetched fails the write that needed it, which is not sent', async () => {
    const sent: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      const request = new Request(input);
      sent.push(request.url);
      return request.url.includes('csrf') ? answer({}, 501) : answer(samples.session);
    };
    const stub = stubApi(() => answer({}), { fetch });
    await expect(stub.api.logIn(credentials, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 501,
    });
    expect(sent).toEqual(['https://api.test/sanctum/csrf-cookie']);
  });
});

describe('an ended session', () => {
  test('[AUTH-06] is reported once, however many calls notice it', async () => {
    const stub = stubApi(unauthenticated);
    const outcomes = await Promise.allSettled([
      stub.api.fetchSummary(signal),
      stub.api.fetchCards({}, signal),
      stub.api.fetchCategories(signal),
    ]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
      { kind: 'expired' },
      { kind: 'expired' },
      { kind: 'expired' },
    ]);
    expect(stub.expiries).toBe(1);
  });

  test('[AUTH-06] is reported again after the next login', async () => {
    const stub = stubApi(({ url }) => (url.endsWith('/login') ? answer(samples.session) : unauthenticated()));
    await expect(stub.api.fetchSummary(signal)).rejects.toEqual({ kind: 'expired' });
    await stub.api.logIn(credentials, signal);
    await expect(stub.api.fetchSummary(signal)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(2);
  });

  test('[AUTH-07] is no expiry to the calls about the session itself', async () => {
    const stub = stubApi(unauthenticated);
    await expect(stub.api.fetchSession(signal)).rejects.toEqual({ kind: 'expired' });
    await expect(stub.api.logIn(credentials, signal)).rejects.toEqual({ kind: 'expired' });
    expect(stub.expiries).toBe(0);
  });
});

describe('an answer out of contract', () => {
  test('[HTTP-06] is described by its paths, never by its values', async () => {
    const onContractBroken = vi.fn();
    const stub = stubApi(() => answer({ theme: 'secret-12345' }), { onContractBroken });
    await expect(stub.api.fetchTheme(signal)).rejects.toEqual({ kind: 'unexpected', reason: 'contract' });
    expect(onContractBroken.mock.calls).toEqual([[{ call: 'GET theme', paths: ['theme'] }]]);
    expect(JSON.stringify(onContractBroken.mock.calls)).not.toContain('12345');
  });

  test('[BACK-03] in some of its rows is read without them, and they are reported by their paths once', async () => {
    const onContractBroken = vi.fn();
    const rows = [
      { id: 'r-1', nameShort: 'Nord', brand: 'Nordwind' },
      { id: ['secret-12345'], brand: 'Sud' },
      { id: 'r-3', brand: {} },
      null,
    ];
    const stub = stubApi(() => answer({ items: rows }), { onContractBroken });
    const read = () => stub.api.fetchRewards({ pageNumber: 1, pageSize: 20 }, signal);
    const { items } = await read();
    expect([items.map(({ id }) => id), skippedIn(items)]).toEqual([['r-1'], 3]);
    await read();
    expect(onContractBroken.mock.calls).toEqual([
      [{ call: 'GET rewards', paths: ['items.1.id', 'items.2.nameShort', 'items.2.brand', 'items.3'] }],
    ]);
    expect(JSON.stringify(onContractBroken.mock.calls)).not.toContain('12345');
  });
});

describe('a caller that leaves', () => {
  test('[HTTP-06] ends its call with an AbortError', async () => {
    const controller = new AbortController();
    const stub = stubApi(() => answer(samples.summary), {
      fetch: (input) =>
        new Promise((_, reject) => {
          const request = new Request(input);
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          controller.abort();
        }),
    });
    const error = await stub.api.fetchSummary(controller.signal).catch((reason: unknown) => reason);
    expect(isAbort(error)).toBe(true);
  });

  test('[HTTP-06] ends with an AbortError whatever reason it gave', async () => {
    const controller = new AbortController();
    controller.abort('left');
    const stub = stubApi(() => answer(samples.summary));
    const error = await stub.api.fetchSummary(controller.signal).catch((reason: unknown) => reason);
    expect(isAbort(error)).toBe(true);
    expect(stub.sent).toEqual([]);
  });

  test('[HTTP-06] before the CSRF cookie came sends no write', async () => {
    const controller = new AbortController();
    const sent: string[] = [];
    const stub = stubApi(() => answer(samples.session), {
      fetch: async (input) => {
        const request = new Request(input);
        request.signal.throwIfAborted();
        sent.push(request.method);
        controller.abort();
        return new Response(null, { status: 204 });
      },
    });
    const error = await stub.api.logIn(credentials, controller.signal).catch((reason: unknown) => reason);
    expect(isAbort(error)).toBe(true);
    expect(sent).toEqual(['GET']);
  });
});
