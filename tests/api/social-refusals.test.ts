import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { answer, ask, follow, newcomer, signIn, targetOf } from '#tests/support/social-browser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const isSignedIn = async (browser: TestClient) => (await browser.get('/users/me')).status === 200;

describe('a way back that did not work', () => {
  test.each([
    ['refuse', '/login?social=refused'],
    ['fail', '/login?social=failed'],
  ])('[AUTH-02] leads to the page after "%s"', async (choice, end) => {
    const browser = server.client();
    expect(await signIn(browser, { ...newcomer(), answer: choice })).toBe(end);
    expect(await isSignedIn(browser)).toBe(false);
  });

  const failing = [
    ['no state', (path: string) => path.replace(/state=[^&]+/, '')],
    ['another state', (path: string) => path.replace(/state=[^&]{4}/, 'state=AAAA')],
    ['no code', (path: string) => path.replace(/code=[^&]+/, '')],
    ['another code', (path: string) => path.replace(/code=[^&]{4}/, 'code=AAAA')],
    ['another provider', (path: string) => path.replace('/google/', '/apple/')],
    ['a provider that nobody knows', (path: string) => path.replace('/google/', '/github/')],
  ] as const;

  test.each(failing)('[AUTH-02] has failed with %s', async (_, spoil) => {
    const browser = server.client();
    const path = await answer(browser, await targetOf(browser), newcomer());
    expect(await follow(browser, spoil(path))).toBe('/login?social=failed');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('[AUTH-02] has failed in a browser that did not begin it', async () => {
    const [victim, attacker] = [server.client(), server.client()];
    const path = await answer(attacker, await targetOf(attacker), newcomer());
    await victim.request('/sanctum/csrf-cookie');
    expect(await follow(victim, path)).toBe('/login?social=failed');
    expect(await isSignedIn(victim)).toBe(false);
    expect(await follow(attacker, path)).toBe('/login?social=signed-in');
  });

  test('[AUTH-02] works once', async () => {
    const browser = server.client();
    const path = await answer(browser, await targetOf(browser), newcomer());
    await follow(browser, path);
    expect(await follow(browser, path)).toBe('/login?social=failed');
  });

  test('[AUTH-02] has failed with the code of another sign-in, whose proof is another', async () => {
    const browser = server.client();
    const first = await answer(browser, await targetOf(browser), newcomer());
    const second = await answer(browser, await targetOf(browser), newcomer());
    const [code] = /code=[^&]+/.exec(first) ?? [];
    expect(await follow(browser, second.replace(/code=[^&]+/, code ?? ''))).toBe('/login?social=failed');
  });

  test('[AUTH-02] has failed after ten minutes', async () => {
    const browser = server.client();
    const target = await targetOf(browser);
    server.clock.advance(601_000);
    expect(await follow(browser, await answer(browser, target, newcomer()))).toBe('/login?social=failed');
  });

  test('[AUTH-02] is at no other tenant', async () => {
    const browser = server.client();
    const path = await answer(browser, await targetOf(browser), newcomer());
    expect((await browser.request(path.replace('/varsity/', '/harbor/'))).status).toBe(421);
    const harbor = server.client('harbor.localhost');
    expect(await follow(harbor, path.replace('/varsity/', '/harbor/'))).toBe('/login?social=failed');
  });
});

describe('asking where to go', () => {
  test('[AUTH-02] leads to a path of this server that bears no secret of the browser', async () => {
    const browser = server.client();
    const target = await targetOf(browser);
    expect(target.origin).toBe('http://varsity.localhost');
    expect(target.pathname).toBe('/sandbox/identity');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      provider: 'google',
      state: expect.stringMatching(/^[\w-]{43}$/),
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const cookie of browser.cookies.values()) expect(target.href).not.toContain(cookie);
  });

  test.each([
    '//evil.example',
    'https://evil.example/login',
    'javascript:alert(1)',
    '/\\evil.example',
    '/nowhere',
    '/login?next=//evil.example',
    'login',
    '',
    ['/login'],
    null,
  ])('[AUTH-02] refuses to come back to %j', async (page) => {
    const response = await ask(server.client(), { body: { client: 'varsity', page } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { page: ['This is no page of the app.'] } });
  });

  test.each(['github', 'Google', '__proto__', 'constructor'])(
    '[AUTH-02] refuses the provider %s',
    async (provider) => {
      const response = await ask(server.client(), { provider });
      expect(response.status).toBe(520);
      expect(await response.json()).toEqual({
        code: 'i_platform_001',
        message: 'There is no such platform.',
      });
    },
  );

  test('[AUTH-02] refuses a provider that this client does not offer', async () => {
    const response = await ask(server.client('harbor.localhost'), { provider: 'facebook', client: 'harbor' });
    expect(await response.json()).toMatchObject({ code: 'i_platform_001' });
  });

  test('[AUTH-02] has no provider outside of the sandbox', async () => {
    const production = await createTestServer({ settings: { sandbox: false, production: true } });
    const response = await ask(production.client());
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code: 'i_platform_002' });
    expect((await production.client().request('/sandbox/identity')).status).toBe(404);
    expect(await follow(production.client(), '/varsity/socialite/google/callback?code=x&state=y')).toBe(
      '/login?social=failed',
    );
    await production.close();
  });

  test('[AUTH-02] is guarded like every other call', async () => {
    const browser = server.client();
    expect((await ask(browser, { headers: { 'x-xsrf-token': 'none' } })).status).toBe(419);
    expect((await ask(browser, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(419);
    expect((await ask(browser, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(await (await ask(browser, { headers: { accept: 'text/html' } })).json()).toMatchObject({
      code: 'i_001',
    });
    expect((await ask(browser, { client: 'harbor' })).status).toBe(421);
    expect((await ask(browser, { body: { client: 'harbor', page: '/login' } })).status).toBe(421);
    expect((await ask(browser, { body: { page: `/${'x'.repeat(70_000)}` } })).status).toBe(413);
  });
});

describe('the provider’s page', () => {
  test('[AUTH-02] offers people and another address, to continue, refuse or fail, and escapes what it shows', async () => {
    const browser = server.client();
    const target = await targetOf(browser);
    const html = await (
      await browser.request(`${target.pathname}${target.search}`, { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('<h1>Sign in with Google</h1>');
    expect(html).toContain('<option value="jamie.rivera@example.com">');
    for (const choice of ['continue', 'refuse', 'fail'])
      expect(html).toContain(`name="answer" value="${choice}"`);
  });

  test.each([
    '',
    '?provider=google',
    '?provider=github&state=x&challenge=y',
    '?provider=<script>&state=&challenge=',
  ])('[AUTH-02] is not there for %j', async (query) => {
    expect((await server.client().request(`/sandbox/identity${query}`)).status).toBe(422);
  });

  test('[AUTH-02] takes its form from its own origin only', async () => {
    const response = await server.client().request('/sandbox/identity', {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ answer: 'continue' }),
    });
    expect(response.status).toBe(403);
  });
});
