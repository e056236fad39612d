import crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashingRules } from '#server/auth/password.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { newMember, reset, askToken } from '#tests/support/password-reset.ts';
import { form } from '#tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ settings: { sandbox: false, smtpUrl: 'smtp://127.0.0.1:1' } });
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

/** What an attempt costs at least: now and then a query of the background falls into the time of one. */
async function workOf(attempt: () => Promise<Response>) {
  const attempts = [await workOnce(attempt), await workOnce(attempt), await workOnce(attempt)];
  return attempts.toSorted((one, other) => one.queries - other.queries)[0];
}

/** The costs of the hashes that an attempt makes, and how many queries. */
async function workOnce(attempt: () => Promise<Response>) {
  const query = vi.spyOn(server.db, 'select');
  const insert = vi.spyOn(server.db, 'insert');
  const hashes = vi.spyOn(crypto, 'scrypt');
  const response = await attempt();
  const costs = hashes.mock.calls.map(([, , , options]) => options.N);
  const queries = query.mock.calls.length + insert.mock.calls.length;
  hashes.mockRestore();
  query.mockRestore();
  insert.mockRestore();
  return { status: response.status, body: (await response.json()) as unknown, costs, queries };
}

describe('a login that fails', () => {
  test('[AUTH-01] costs one hash, and as many queries, for nobody, for a member and for the demo', async () => {
    const { email } = form();
    expect((await server.client().post('/signup', form({ email }))).status).toBe(201);
    const visitor = server.client();
    await visitor.request('/sanctum/csrf-cookie');
    const attempts = [];
    for (const who of ['nobody@example.com', email, 'active@example.com', 'incomplete@example.com']) {
      attempts.push(await workOf(() => visitor.login(who, 'Wrong!2345')));
    }
    const [nobody] = attempts;
    expect(nobody).toMatchObject({
      status: 520,
      body: { code: 'i_auth_003' },
      costs: [2 ** hashingRules.exponent],
    });
    for (const each of attempts) expect(each).toEqual(nobody);
  });
});

describe('a new password with a wrong token', () => {
  test('[AUTH-04] costs no hash, and as many queries, for nobody and for a member', async () => {
    const email = await newMember(server);
    await askToken(server, server.client(), email);
    const visitor = server.client();
    await visitor.request('/sanctum/csrf-cookie');
    const nobody = await workOf(() => reset(visitor, 'nobody@example.com', 'wrong'));
    const member = await workOf(() => reset(visitor, email, 'wrong'));
    expect(nobody).toMatchObject({ status: 520, body: { code: 'i_pass_002' }, costs: [] });
    expect(member).toEqual(nobody);
  });
});
