import { describe, expect, test } from 'vitest';
import type { Api } from '#src/api/api.ts';
import { answer, isCsrfCall, samples, signal, stubApi } from './api-stub.ts';

interface Made {
  name: string;
  make: (api: Api) => Promise<unknown>;
  method: string;
  url: string;
  json?: unknown;
  body: unknown;
  output: unknown;
}

const base = 'https://api.test/w/v1/varsity';
const credentials = { email: 'active@example.com', password: 'Demo!2345' };
const session = { lotteryTicketNumbers: ['11', '12'], user: { id: '7' }, membership: { status: 'active' } };

const made: Made[] = [
  {
    name: 'fetchClient',
    make: (api) => api.fetchClient(signal),
    method: 'GET',
    url: base,
    body: samples.client,
    output: { name: 'Varsity', currencyCode: 'USD' },
  },
  {
    name: 'fetchTiers',
    make: (api) => api.fetchTiers(signal),
    method: 'GET',
    url: `${base}/membership-tiers`,
    body: samples.tiers,
    output: [{ id: '1', name: 'Gold', price: 1050 }],
  },
  {
    name: 'fetchTheme',
    make: (api) => api.fetchTheme(signal),
    method: 'GET',
    url: `${base}/theme`,
    body: samples.theme,
    output: { settings: { primary: '#0099EB' } },
  },
  {
    name: 'fetchSession',
    make: (api) => api.fetchSession(signal),
    method: 'GET',
    url: `${base}/users/me`,
    body: samples.session,
    output: session,
  },
  {
    name: 'logIn',
    make: (api) => api.logIn(credentials, signal),
    method: 'POST',
    url: `${base}/login`,
    json: credentials,
    body: samples.session,
    output: session,
  },
  {
    name: 'fetchSummary',
    make: (api) => api.fetchSummary(signal),
    method: 'GET',
    url: `${base}/membership/summary`,
    body: samples.summary,
    output: { cashBackBalance: 1234, lifetimeCashBack: 9990, contributedThisMonth: 110, nextCharge: null },
  },
  {
    name: 'fetchRewards',
    make: (api) => api.fetchRewards({ pageNumber: 1, pageSize: 20, featured: false }, signal),
    method: 'GET',
    url: `${base}/rewards?pageSize=20&pageNumber=1&featured=0`,
    body: samples.rewards,
    output: { items: [{ id: 'r-1' }], total: 1 },
  },
  {
    name: 'fetchRewards with every filter',
    make: (api) =>
      api.fetchRewards(
        { pageNumber: 2, pageSize: 20, featured: true, search: 'tea & co', category: 'health_beauty' },
        signal,
      ),
    method: 'GET',
    url: `${base}/rewards?pageSize=20&pageNumber=2&featured=1&search=tea+%26+co&category=health_beauty`,
    body: samples.rewards,
    output: { items: [{ id: 'r-1' }] },
  },
  {
    name: 'searchRewards',
    make: (api) => api.searchRewards(' nord ', signal),
    method: 'GET',
    url: `${base}/rewards/search?search=nord&pageSize=10&pageNumber=1`,
    body: samples.rewards,
    output: { items: [{ brand: 'Nordwind' }] },
  },
  {
    name: 'fetchReward',
    make: (api) => api.fetchReward('r/1', signal),
    method: 'GET',
    url: `${base}/rewards/r%2F1`,
    body: samples.reward,
    output: { id: 'r-1' },
  },
  {
    name: 'fetchCategories',
    make: (api) => api.fetchCategories(signal),
    method: 'GET',
    url: `${base}/categories`,
    body: samples.categories,
    output: [{ name: 'Baby', platformName: 'baby' }],
  },
  {
    name: 'fetchCards',
    make: (api) => api.fetchCards({}, signal),
    method: 'GET',
    url: `${base}/cards?withPlatform=1`,
    body: samples.cards,
    output: [{ id: 'c-1', system: 'amex' }],
  },
  {
    name: 'fetchCards with the deleted ones',
    make: (api) => api.fetchCards({ withDeleted: true }, signal),
    method: 'GET',
    url: `${base}/cards?withPlatform=1&withDeleted=1`,
    body: samples.cards,
    output: [{ id: 'c-1' }],
  },
];

describe('each call', () => {
  test.each(made)(
    '[HTTP-01] $name is sent as the call table says',
    async ({ make, method, url, json, body }) => {
      const stub = stubApi(() => answer(body));
      await make(stub.api);
      const request = stub.sent.find((each) => !isCsrfCall(each));
      expect(request).toEqual({
        method,
        url,
        json,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(method !== 'GET' && { 'x-xsrf-token': 'token-1' }),
        },
      });
    },
  );

  test.each(made)(
    '[HTTP-01] $name is read at the top and one level deeper',
    async ({ make, body, output }) => {
      expect(await make(stubApi(() => answer(body)).api)).toMatchObject(output as object);
      expect(await make(stubApi(() => answer({ data: body })).api)).toMatchObject(output as object);
    },
  );

  test.each(made)('[HTTP-06] $name refuses an answer of the wrong shape', async ({ make }) => {
    const broken = { kind: 'unexpected', reason: 'contract' };
    for (const body of [{}, [], null, 'text', 7, { data: [null] }]) {
      await expect(make(stubApi(() => answer(body)).api)).rejects.toEqual(broken);
    }
  });

  test.each(made)('[HTTP-06] $name refuses a page of HTML and a cut body', async ({ make }) => {
    const broken = { kind: 'unexpected', reason: 'contract' };
    for (const text of ['<!doctype html><title>Hotel Wi-Fi</title>', '{"items":[', '']) {
      await expect(make(stubApi(() => new Response(text)).api)).rejects.toEqual(broken);
    }
  });
});

describe('logout', () => {
  test('[HTTP-01] is a POST without a payload, and needs no answer', async () => {
    const stub = stubApi(() => new Response(null, { status: 204 }));
    await expect(stub.api.logOut(signal)).resolves.toBeUndefined();
    expect(stub.sent.at(-1)).toMatchObject({ method: 'POST', url: `${base}/logout`, json: undefined });
  });

  test('[AUTH-03] counts a session that had ended as signed out, without telling an expiry', async () => {
    const stub = stubApi(() => answer({ message: 'Unauthenticated.' }, 401));
    await expect(stub.api.logOut(signal)).resolves.toBeUndefined();
    expect(stub.expiries).toBe(0);
  });

  test('[AUTH-03] tells any other failure', async () => {
    const stub = stubApi(() => answer({}, 500));
    await expect(stub.api.logOut(signal)).rejects.toMatchObject({ kind: 'rejected', status: 500 });
  });
});
