import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '#src/api/api.ts';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { callsAt } from './api-browser.ts';
import { signal } from './api-stub.ts';

let server: RunningServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({ pages: 'none' });
  origin = `http://127.0.0.1:${server.port}`;
}, 120_000);

afterAll(() => server?.stop());

describe('the reference API, asked by the app', { timeout: 60_000 }, () => {
  let api: Api;
  let jar: Map<string, string>;
  let reported: { expiries: number };

  const order = (fault: unknown, path: string, method = 'GET', times = 1) =>
    fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: 'varsity', method, path, fault, times }),
    });

  beforeEach(() => {
    ({ api, jar, reported } = callsAt(origin));
  });

  const credentials = { email: 'active@example.com', password: 'Demo!2345' };

  test('[HTTP-01] answers every call of the app in its contract', async () => {
    expect(await api.fetchClient(signal)).toMatchObject({ id: 'varsity', currencyCode: 'USD' });
    expect((await api.fetchTiers(signal)).length).toBeGreaterThanOrEqual(3);
    expect((await api.fetchTheme(signal)).labels.length).toBeGreaterThan(0);

    const session = await api.logIn(credentials, signal);
    expect(session).toMatchObject({
      user: { email: 'active@example.com' },
      membership: { status: 'active' },
    });
    expect(await api.fetchSession(signal)).toEqual(session);

    const summary = await api.fetchSummary(signal);
    for (const cents of [summary.cashBackBalance, summary.lifetimeCashBack]) expect(cents).toBeGreaterThan(0);

    const plain = await api.fetchRewards({ pageNumber: 1, pageSize: 20, featured: false }, signal);
    const featured = await api.fetchRewards({ pageNumber: 1, pageSize: 20, featured: true }, signal);
    expect(plain.items).toHaveLength(20);
    expect(plain.items.every(({ isFeatured }) => !isFeatured)).toBe(true);
    expect(featured.items.length).toBeGreaterThan(0);
    expect(featured.items.every(({ isFeatured }) => isFeatured)).toBe(true);

    const [first] = plain.items;
    if (first === undefined) throw new Error('no offer');
    expect(await api.fetchReward(first.id, signal)).toEqual(first);
    const found = await api.searchRewards(first.brand, signal);
    expect(found.items.map(({ id }) => id)).toContain(first.id);

    const categories = await api.fetchCategories(signal);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    const [category] = categories;
    const inCategory = await api.fetchRewards(
      { pageNumber: 1, pageSize: 20, ...(category && { category: category.platformName }) },
      signal,
    );
    expect(inCategory.items.every((reward) => reward.category === category?.platformName)).toBe(true);

    expect((await api.fetchCards({}, signal)).length).toBe(2);
    expect((await api.fetchCards({ withDeleted: true }, signal)).length).toBeGreaterThanOrEqual(2);
  });

  test('[AUTH-03] signs out, twice if need be, and in again without a reload', async () => {
    await api.logIn(credentials, signal);
    await api.logOut(signal);
    await expect(api.fetchSession(signal)).rejects.toEqual({ kind: 'expired' });
    await expect(api.logOut(signal)).resolves.toBeUndefined();
    expect(reported.expiries).toBe(0);
    await expect(api.logIn(credentials, signal)).resolves.toMatchObject({ membership: { status: 'active' } });
  });

  test('[AUTH-08] replays a login whose token had gone stale', async () => {
    await api.logIn(credentials, signal);
    jar.set('XSRF-TOKEN', 'stale.token');
    await expect(api.logIn(credentials, signal)).resolves.toMatchObject({ membership: { status: 'active' } });
  });

  test('[AUTH-06] reports once that a session ended in mid-use', async () => {
    await api.logIn(credentials, signal);
    for (const name of jar.keys()) if (name.endsWith('session')) jar.delete(name);
    const calls = [api.fetchSummary(signal), api.fetchCards({}, signal), api.fetchCategories(signal)];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(reported.expiries).toBe(1);
  });

  test('[AUTH-01] refuses wrong credentials, a bad form and a named fault, each in its kind', async () => {
    await expect(api.logIn({ ...credentials, password: 'wrong' }, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 520,
      code: 'i_auth_003',
    });
    await expect(api.logIn({ email: 'not an email', password: '' }, signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 422,
      fields: { email: [expect.any(String)] },
    });
    await expect(
      api.logIn({ email: 'fault+i_pass_003@example.com', password: 'x' }, signal),
    ).rejects.toMatchObject({
      code: 'i_pass_003',
    });
  });

  test('[HTTP-06] survives the faults that the sandbox injects', async () => {
    await api.logIn(credentials, signal);
    const path = '/membership/summary';
    for (const [fault, times, expected] of [
      ['reset', 3, { kind: 'offline' }],
      ['malformed', 1, { kind: 'unexpected', reason: 'contract' }],
      ['shape', 1, { kind: 'unexpected', reason: 'contract' }],
      [{ status: 500 }, 2, { kind: 'rejected', status: 500 }],
      [{ status: 400 }, 1, { kind: 'rejected', status: 400 }],
      [{ status: 419 }, 2, { kind: 'rejected', status: 419 }],
      [{ status: 429, retryAfter: 7 }, 1, { kind: 'rejected', status: 429, retryAfter: 7 }],
      [{ status: 520, code: 'i_member_002' }, 1, { kind: 'rejected', code: 'i_member_002' }],
      [{ status: 521, code: 'nonsense' }, 1, { kind: 'rejected', code: 'i_000' }],
    ] as const) {
      expect((await order(fault, path, 'GET', times)).ok).toBe(true);
      await expect(api.fetchSummary(signal)).rejects.toMatchObject(expected);
      await expect(api.fetchSummary(signal)).resolves.toMatchObject({ cashBackBalance: expect.any(Number) });
    }
  });

  test('[HTTP-06] heals a read over one lost answer, and never repeats a write', async () => {
    await api.logIn(credentials, signal);
    await order('reset', '/membership/summary');
    await expect(api.fetchSummary(signal)).resolves.toMatchObject({ cashBackBalance: expect.any(Number) });
    await order('lost', '/logout', 'POST');
    await expect(api.logOut(signal)).rejects.toEqual({ kind: 'offline' });
    await expect(api.fetchSession(signal)).rejects.toEqual({ kind: 'expired' });
  });
});
