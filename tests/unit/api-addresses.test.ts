import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { calls } from '#src/api/social.ts';
import { answer, samples, signal, stubApi } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const credentials = { email: 'active@example.com', password: 'Demo!2345' };

describe('addresses', () => {
  test('[HTTP-01] puts no prefix before csrf-cookie, and only the client before socialite', async () => {
    const stub = stubApi(() => answer({}));
    await stub.http.send(calls.redirectToProvider, v.unknown(), { signal, params: { provider: 'google' } });
    expect(stub.sent.map(({ url }) => url)).toEqual([
      'https://api.test/sanctum/csrf-cookie',
      'https://api.test/varsity/socialite/google/redirect',
    ]);
  });

  test.each(['', '.', '..'])(
    '[HTTP-01] refuses "%s" as an id, which would lead to another call',
    async (id) => {
      const stub = stubApi(() => answer(samples.reward));
      await expect(stub.api.fetchReward(id, signal)).rejects.toEqual({
        kind: 'unexpected',
        reason: 'unknown',
      });
      expect(stub.sent).toEqual([]);
    },
  );

  test.each(['../../users/me', '..%2fusers', '?a=1', '#x', '/', '\\', 'é', '%2e%2e'])(
    '[HTTP-01] encodes the id "%s" within its own segment',
    async (id) => {
      const stub = stubApi(() => answer(samples.reward));
      await stub.api.fetchReward(id, signal);
      expect(stub.sent[0]?.url).toBe(`${base}/rewards/${encodeURIComponent(id)}`);
    },
  );
});

describe('search', () => {
  test.each(['', '   ', '\t\n'])('[HTTP-01] a blank query (%j) is refused without a call', async (query) => {
    const stub = stubApi(() => answer(samples.rewards));
    await expect(stub.api.searchRewards(query, signal)).rejects.toMatchObject({ code: 'i_reward_001' });
    expect(stub.sent).toEqual([]);
  });
});

describe('the nonce', () => {
  const flagged = (value: string | null) => ({
    storage: { getItem: (name: string) => (name === 'browser-security-disabled' ? value : null) },
  });

  test('[HTTP-05] is eight base-36 characters on every call under the flag, csrf-cookie too', async () => {
    const stub = stubApi(() => answer(samples.session), flagged('1'));
    await stub.api.fetchSession(signal);
    await stub.api.logIn(credentials, signal);
    const nonces = stub.sent.map(({ url }) => new URL(url).searchParams.get('nonce'));
    expect(nonces).toHaveLength(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-z]{8}$/);
    expect(new Set(nonces).size).toBe(3);
  });

  test.each([null, '', '0', 'true'])('[HTTP-05] is left out when the flag is %j', async (value) => {
    const stub = stubApi(() => answer(samples.session), flagged(value));
    await stub.api.fetchSession(signal);
    expect(stub.sent[0]?.url).toBe(`${base}/users/me`);
  });

  test('[HTTP-05] is left out where the browser refuses its storage', async () => {
    const storage = {
      getItem: () => {
        throw new Error('denied');
      },
    };
    const stub = stubApi(() => answer(samples.session), { storage });
    await stub.api.fetchSession(signal);
    expect(stub.sent[0]?.url).toBe(`${base}/users/me`);
  });
});
