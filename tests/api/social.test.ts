import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionSchema } from '#machines/domain/member.ts';
import { users } from '#server/db/schema.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { answer, follow, newcomer, signIn, targetOf } from '#tests/support/social-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const personAt = async (email: string, clientId = 'varsity') => {
  const where = and(eq(users.clientId, clientId), eq(users.email, email));
  return (await server.db.select().from(users).where(where))[0];
};

const isSignedIn = async (browser: TestClient) => (await browser.get('/users/me')).status === 200;

describe('signing in by a provider', () => {
  test('[AUTH-02] makes a non-member of somebody new and comes back signed in', async () => {
    const browser = server.client();
    const person = newcomer();
    const body = { client: 'varsity', page: '/sign-up/account', referralCode: 'MAYA-1' };
    expect(await signIn(browser, person, { body })).toBe('/sign-up/account?social=signed-in');
    const session = v.parse(sessionSchema, await (await browser.get('/users/me')).json());
    expect(session).toMatchObject({
      user: {
        email: person.email,
        firstName: 'Ines',
        lastName: 'de la Cruz',
        isMember: false,
        oauthProvider: 'google',
      },
      membership: null,
    });
    expect(await personAt(person.email)).toMatchObject({
      passwordHash: null,
      permissionFlag: 'user',
      referredBy: 'MAYA-1',
      createdAt: testNow,
    });
  });

  test('[AUTH-02] knows somebody again by the provider’s subject, though the address has changed', async () => {
    const person = newcomer();
    await signIn(server.client(), person);
    const before = await personAt(person.email);
    const changed = `moved-${person.email}`;
    await server.db
      .update(users)
      .set({ email: changed })
      .where(eq(users.id, before?.id ?? ''));
    const browser = server.client();
    expect(await signIn(browser, person)).toBe('/login?social=signed-in');
    const session = v.parse(sessionSchema, await (await browser.get('/users/me')).json());
    expect(session.user).toMatchObject({ id: before?.id, email: changed });
    expect(await personAt(person.email)).toBeUndefined();
  });

  test('[AUTH-02] [TRST-04] ends at another server than the one that began it', async () => {
    const other = await server.another(() => testNow.getTime());
    const [begins, agrees, ends] = [server.client(), other.client(), other.client()];
    const person = newcomer();
    const target = await targetOf(begins);
    for (const [name, value] of begins.cookies)
      for (const each of [agrees, ends]) each.cookies.set(name, value);
    const back = await answer(agrees, target, person);
    expect(await follow(ends, back)).toBe('/login?social=signed-in');
    expect(await isSignedIn(ends)).toBe(true);
    expect(await follow(begins, back)).toBe('/login?social=failed');
    await other.close();
  });

  test('[AUTH-02] takes one of the people whom the page offers', async () => {
    const browser = server.client();
    expect(await signIn(browser, { person: 'jamie.rivera@example.com', answer: 'continue' })).toBe(
      '/login?social=signed-in',
    );
    expect(await personAt('jamie.rivera@example.com')).toMatchObject({
      firstName: 'Jamie',
      lastName: 'Rivera',
    });
  });

  test('[AUTH-02] makes one account when somebody new comes back many times at once', async () => {
    const person = newcomer();
    const browsers = Array.from({ length: 5 }, () => server.client());
    const paths = await Promise.all(
      browsers.map(async (browser) => answer(browser, await targetOf(browser), person)),
    );
    const ends = await Promise.all(browsers.map((browser, index) => follow(browser, paths[index] ?? '')));
    expect(ends).toEqual(browsers.map(() => '/login?social=signed-in'));
  });

  test('[AUTH-02] renews the session and the CSRF token', async () => {
    const browser = server.client();
    await browser.login();
    const [session, token] = [browser.cookies.get('session'), browser.cookies.get('XSRF-TOKEN')];
    expect(await signIn(browser, newcomer())).toBe('/login?social=signed-in');
    expect(browser.cookies.get('session')).not.toBe(session);
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(token);
    const replay = await server.client().get('/users/me', { cookie: `session=${session}` });
    expect(replay.status).toBe(401);
  });
});

describe('an address that an account has', () => {
  test('[AUTH-02] is refused as known when that account has a password, and logs nobody in', async () => {
    const browser = server.client();
    const before = await personAt('active@example.com');
    const end = await signIn(browser, { person: 'active@example.com', answer: 'continue' });
    expect(end).toBe('/login?social=known');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await personAt('active@example.com')).toEqual(before);
  });

  test('[AUTH-02] is refused as known when that account is of another provider', async () => {
    const person = newcomer();
    await signIn(server.client(), person);
    const browser = server.client();
    const upper = { ...person, email: person.email.toUpperCase() };
    expect(await signIn(browser, upper, { provider: 'apple' })).toBe('/login?social=known');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('[AUTH-02] is free at another tenant', async () => {
    const harbor = server.client('harbor.localhost');
    const person = { person: 'active@example.com', answer: 'continue' };
    await server.db.delete(users).where(and(eq(users.clientId, 'harbor'), eq(users.email, person.person)));
    expect(await signIn(harbor, person, { client: 'harbor' })).toBe('/login?social=signed-in');
  });
});
