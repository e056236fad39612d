import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

describe('the end of a session', () => {
  test('[AUTH-03] logs out for good: the row is gone, the cookies are dropped, a replay is 401', async () => {
    const member = server.client();
    await member.login();
    const cookie = `session=${member.cookies.get('session')}`;
    const response = await member.post('/logout');
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(member.cookies.has('session')).toBe(false);
    expect(member.cookies.has('XSRF-TOKEN')).toBe(false);
    expect((await member.get('/users/me', { cookie })).status).toBe(401);
  });

  test('[AUTH-03] answers 401 to a logout without a session', async () => {
    expect((await server.client().post('/logout')).status).toBe(401);
  });

  test('[AUTH-03] ends one session and leaves the member’s others', async () => {
    const [phone, laptop] = [server.client(), server.client()];
    await phone.login();
    await laptop.login();
    await phone.post('/logout');
    expect((await laptop.get('/users/me')).status).toBe(200);
  });

  test.each([
    '/users/me',
    '/membership/summary',
    '/rewards',
    '/rewards/search?search=a',
    '/categories',
    '/cards',
  ])('[AUTH-07] answers 401 without a session at %s', async (path) => {
    const response = await server.client().get(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'Unauthorized' });
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', `"'; drop table sessions --`])(
    '[AUTH-07] takes the session cookie %j for none',
    async (value) => {
      const response = await server.client().get('/users/me', { cookie: `session=${value}` });
      expect(response.status).toBe(401);
    },
  );

  test('[AUTH-06] ends after two idle hours, and each use extends it', async () => {
    const member = server.client();
    await member.login();
    for (let hour = 0; hour < 4; hour += 1) {
      server.clock.advance(119 * 60_000);
      expect((await member.get('/users/me')).status).toBe(200);
    }
    server.clock.advance(121 * 60_000);
    expect((await member.get('/users/me')).status).toBe(401);
  });

  test('[AUTH-06] ends after seven days however much it is used', async () => {
    const member = server.client();
    await member.login();
    const step = 1.75 * 3_600_000;
    for (let steps = 0; steps < 95; steps += 1) {
      server.clock.advance(step);
      expect((await member.get('/users/me')).status).toBe(200);
    }
    server.clock.advance(step);
    expect((await member.get('/users/me')).status).toBe(401);
  });

  test('[AUTH-07] removes the CSRF cookie, which shows scripts a session, once the session has ended', async () => {
    const member = server.client();
    await member.login();
    expect(member.cookies.has('XSRF-TOKEN')).toBe(true);
    server.clock.advance(8 * 86_400_000);
    expect((await member.get('/users/me')).status).toBe(401);
    expect(member.cookies.has('XSRF-TOKEN')).toBe(false);
  });

  test('[AUTH-06] ends when the member is no more', async () => {
    const made = await server.client().request('/sandbox/members', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: 'varsity', state: 'active' }),
    });
    const { email, password } = v.parse(
      v.object({ email: v.string(), password: v.string() }),
      await made.json(),
    );
    const member = server.client();
    await member.login(email, password);
    await server.db.delete(users).where(eq(users.email, email));
    expect((await member.get('/users/me')).status).toBe(401);
  });
});
