import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const json = { accept: 'application/json', 'content-type': 'application/json' };

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  member = await signInAs(server, 'active');
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

describe('a withdrawal', () => {
  const withdraw = (body: string) => member.post('/payouts', body, newKey());

  test.each([
    '"5.0000000000000001"',
    '5.0000000000000001',
    '"5.000"',
    '"5.001"',
    '5.001',
    '"5."',
    '".5"',
    '"+5"',
    '"5e0"',
    '"0x5"',
    '" 5"',
    '"5,00"',
  ])('[ACTV-04] of %s is refused, and pays nothing', async (amount) => {
    const before = await ledgerOf(server, member);
    const response = await withdraw(`{"amount":${amount}}`);
    expect(response.status).toBe(422);
    expect((await ledgerOf(server, member)).payouts).toEqual(before.payouts);
  });

  test('[ACTV-04] with two amounts is refused, and pays neither', async () => {
    const before = await ledgerOf(server, member);
    const response = await withdraw(String.raw`{"amount":5,"\u0061mount":6}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { body: ['The body has a name twice.'] } });
    expect((await ledgerOf(server, member)).payouts).toEqual(before.payouts);
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/w/v1/varsity/login', 'POST, OPTIONS'],
    ['/w/v1/varsity', 'GET, HEAD, OPTIONS'],
    ['/w/v1/varsity/', 'GET, HEAD, OPTIONS'],
    ['/w/v1/varsity/cards', 'GET, HEAD, POST, OPTIONS'],
    ['/w/v1/varsity/activate/a-token', 'GET, HEAD, POST, OPTIONS'],
    ['/sanctum/csrf-cookie', 'GET, HEAD, OPTIONS'],
    ['/varsity/socialite/google/redirect', 'POST, OPTIONS'],
  ])('[HTTP-02] at %s is answered with its methods, and lets nobody in', async (path, allow) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await server.client().request(path, { method: 'OPTIONS', headers });
    expect([response.status, response.headers.get('allow')]).toEqual([204, allow]);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('[HTTP-02] where no call is, is answered with 404', async () => {
    expect((await server.client().request('/w/v1/varsity/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('a write without any cookie', () => {
  const login = (headers: Record<string, string>) =>
    server.app.request('http://varsity.localhost/w/v1/varsity/login', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ email: 'active@example.com', password: 'Demo!2345' }),
    });

  test.each([
    [{}, cookiesNeeded],
    [{ 'x-xsrf-token': 'abc.def' }, cookiesNeeded],
    [{ cookie: 'theme=dark' }, 'The CSRF token is missing or stale.'],
  ])('[AUTH-08] with %j is answered with 419: %s', async (headers, message) => {
    const response = await login(headers);
    expect([response.status, await response.json()]).toEqual([419, { message }]);
  });
});

describe('mail in production without SMTP', () => {
  test('[TRST-04] is recorded as not sent, without its text, and logged', async () => {
    const entries: Readonly<Record<string, unknown>>[] = [];
    const settings = { production: true, sandbox: false };
    const production = await createTestServer({ settings, log: (entry) => entries.push(entry) });
    const { status } = await production
      .client()
      .post('/password-reset-begin', { email: 'active@example.com' });
    expect(status).toBe(204);
    const [mail] = await production.db.select().from(outboxMails);
    expect(mail).toMatchObject({ state: 'given up', body: '', failure: 'no SMTP_URL' });
    expect(entries.filter(({ event }) => event === 'mail given up')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/Your code is|token=/);
    await production.close();
  });
});
