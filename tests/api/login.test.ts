import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCodes } from '#machines/domain/error-codes.ts';
import { sessionSchema } from '#machines/domain/member.ts';
import { sessions } from '#server/db/operations-schema.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { makeMember } from '#tests/support/api-members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const wrong = { code: 'i_auth_003', message: 'Wrong email or password.' };

describe('login', () => {
  test('[AUTH-01] signs a member in and answers with the session', async () => {
    const member = server.client();
    const response = await member.login('active@example.com');
    expect(response.status).toBe(200);
    const session = v.parse(sessionSchema, await response.json());
    expect(session.user.email).toBe('active@example.com');
    expect(session.membership?.status).toBe('active');
    expect(await (await member.get('/users/me')).json()).toMatchObject({ user: { id: session.user.id } });
  });

  test('[AUTH-01] takes the address in any case and with spaces around', async () => {
    expect((await server.client().login('  ACTIVE@Example.com ')).status).toBe(200);
  });

  test('[AUTH-01] never answers with a password hash', async () => {
    const member = server.client();
    const texts = [await (await member.login()).text(), await (await member.get('/users/me')).text()];
    for (const text of texts) expect(text).not.toMatch(/scrypt|hash/i);
  });

  test.each([
    ['https://varsity.localhost', {}],
    ['http://varsity.rewards.example', {}],
    ['http://varsity.localhost', { production: true, sandbox: false }],
  ])(
    '[AUTH-01] at %s with %j sets a host-only secret cookie, and the CSRF cookie that scripts read',
    async (origin, settings) => {
      const publicHosts = ['localhost', 'rewards.example'];
      const open = await createTestServer({ settings: { publicHosts, ...settings } });
      const member = open.client(origin);
      const { email } = await makeMember(open, 'active');
      const cookies = (await member.login(email)).headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('__Host-session='))).toMatch(
        /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toMatch(
        /; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/,
      );
      expect((await member.get('/users/me')).status).toBe(200);
      expect((await member.post('/logout')).status).toBe(204);
      expect([...member.cookies.keys()]).toEqual(['__Host-device']);
      await open.close();
    },
  );

  test.each([
    'http://localhost',
    'http://varsity.localhost:4173',
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
  ])(
    '[AUTH-01] does without Secure and the prefix at %s, where Safari takes no Secure cookie',
    async (origin) => {
      const member = server.client(origin);
      const cookies = (await member.login()).headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('session='))).toMatch(
        /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(cookies.join()).not.toMatch(/Secure|__Host-/);
      expect((await member.get('/users/me')).status).toBe(200);
      expect((await member.post('/logout')).status).toBe(204);
      expect([...member.cookies.keys()]).toEqual(['device']);
    },
  );

  test('[AUTH-01] stores only a hash of the session cookie', async () => {
    const member = server.client();
    await member.login();
    const token = member.cookies.get('session') ?? '';
    const rows = await server.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.tokenHash)).not.toContain(token);
  });

  test('[AUTH-01] gives a new id at every login and ends the one before', async () => {
    const member = server.client();
    await member.login();
    const first = member.cookies.get('session') ?? '';
    await member.login();
    expect(member.cookies.get('session')).not.toBe(first);
    const replay = await member.get('/users/me', { cookie: `session=${first}` });
    expect(replay.status).toBe(401);
  });

  test('[AUTH-01] does not take over a session id that was planted', async () => {
    const victim = server.client();
    victim.cookies.set('session', 'planted');
    await victim.login();
    expect(victim.cookies.get('session')).not.toBe('planted');
    expect((await victim.get('/users/me', { cookie: 'session=planted' })).status).toBe(401);
  });

  test.each([
    ['a wrong password', 'active@example.com', 'Wrong!2345'],
    ['nobody’s address', 'nobody@example.com', 'Demo!2345'],
    ['an imported member who has no password yet', 'incomplete@example.com', 'x'],
    ['another case of the password', 'active@example.com', 'demo!2345'],
    ['a space behind the password', 'active@example.com', 'Demo!2345 '],
  ])('[AUTH-01] gives the same refusal for %s', async (_, email, password) => {
    const visitor = server.client();
    const response = await visitor.login(email, password);
    expect(response.status).toBe(520);
    expect(await response.json()).toEqual(wrong);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  test('[AUTH-01] [TRST-04] outside the sandbox opens no account whose password everybody knows', async () => {
    const open = await createTestServer({ settings: { sandbox: false } });
    expect(await (await open.client().login('active@example.com')).json()).toEqual(wrong);
    expect((await server.client().login('active@example.com')).status).toBe(200);
    await open.close();
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'active@example.com' }, ['password']],
    [{ email: 'not an address', password: 'x' }, ['email']],
    [{ email: 'active@example.com', password: '' }, ['password']],
    [{ email: 'active@example.com', password: 'x'.repeat(1025) }, ['password']],
    [{ email: ['active@example.com'], password: { $ne: '' } }, ['email', 'password']],
    [[], ['body']],
  ])('[AUTH-01] [HTTP-02] answers 422 with the fields for %j', async (body, fields) => {
    const response = await server.client().post('/login', body);
    expect(response.status).toBe(422);
    const answer = v.parse(
      v.object({
        message: v.string(),
        errors: v.record(v.string(), v.array(v.string())),
        errorDetails: v.object({ message: v.string() }),
      }),
      await response.json(),
    );
    expect(Object.keys(answer.errors).sort()).toEqual(fields);
    expect(answer.errorDetails.message).toBe(answer.message);
  });

  test.each(errorCodes)(
    '[HTTP-03] answers fault+%s@example.com with that code in the sandbox',
    async (code) => {
      const response = await server.client().login(`fault+${code}@example.com`);
      expect(response.status).toBe(520);
      const body = v.parse(
        v.object({ code: v.string(), message: v.pipe(v.string(), v.nonEmpty()) }),
        await response.json(),
      );
      expect(body.code).toBe(code);
    },
  );

  test('[HTTP-03] knows no fault addresses outside the sandbox', async () => {
    const production = await createTestServer({ settings: { sandbox: false, production: true } });
    const response = await production.client().login('fault+i_card_001@example.com');
    expect(await response.json()).toEqual(wrong);
    await production.close();
  });
});

describe('too many tries', () => {
  test('[AUTH-01] refuses the sixth wrong try in a minute with the seconds to wait, and nobody else', async () => {
    const visitor = server.client();
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect(await (await visitor.login('annual@example.com', 'Wrong!2345')).json()).toEqual(wrong);
    }
    server.clock.advance(10_000);
    const sixth = await visitor.login('annual@example.com');
    expect(sixth.status).toBe(520);
    expect(await sixth.json()).toMatchObject({ code: 'i_auth_005' });
    expect(sixth.headers.get('retry-after')).toBe('50');

    expect((await visitor.login('active@example.com')).status).toBe(200);
    expect((await server.client('harbor.localhost').login('annual@example.com')).status).toBe(200);

    server.clock.advance(50_000);
    expect((await visitor.login('annual@example.com')).status).toBe(200);
  });

  test('[AUTH-01] clears the failed attempts after a successful one', async () => {
    const visitor = server.client();
    for (let round = 0; round < 2; round += 1) {
      for (let attempts = 0; attempts < 3; attempts += 1)
        await visitor.login('new@example.com', 'Wrong!2345');
      expect((await visitor.login('new@example.com')).status).toBe(200);
    }
  });
});
