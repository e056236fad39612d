import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const html = { accept: 'text/html' };
const visit = (as: string, to: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams({ as, to }),
});

describe('the sandbox’s visit', () => {
  test('asks before it opens the page of a client as somebody, and signs nobody in by being looked at', async () => {
    const browser = server.client('harbor.localhost');
    const page = await browser.request('/sandbox/visit?as=suspended&to=/account', { headers: html });
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Open “My account” at Harbor Giving');
    expect(text).toContain('only Renew is open');
    expect(browser.cookies.size).toBe(0);
  });

  test('signs a new member in that state in, at that client, and opens the page', async () => {
    const browser = server.client('harbor.localhost');
    const opened = await browser.request('/sandbox/visit', visit('suspended', '/account'));
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/account']);
    const session = (await (await browser.get('/users/me')).json()) as object;
    expect(session).toMatchObject({
      user: { email: expect.stringMatching(/^suspended-/) },
      membership: { status: 'suspended' },
    });
  });

  test('signs out where nobody is meant, also twice', async () => {
    const browser = server.client();
    await browser.login();
    expect((await browser.request('/sandbox/visit', visit('nobody', '/'))).headers.get('location')).toBe('/');
    expect((await browser.get('/users/me')).status).toBe(401);
    expect((await browser.request('/sandbox/visit', visit('nobody', '/login'))).status).toBe(303);
  });

  test.each([
    ['as=suspended&to=/nowhere'],
    ['as=suspended&to=https://evil.example/'],
    ['as=suspended&to=//evil.example'],
    ['as=happy&to=/account'],
    ['to=/account'],
    [''],
  ])('refuses %s', async (query) => {
    const browser = server.client();
    expect((await browser.request(`/sandbox/visit?${query}`, { headers: html })).status).toBe(422);
    const order = { method: 'POST', body: new URLSearchParams(query) };
    expect((await browser.request('/sandbox/visit', order)).status).toBe(422);
    expect(browser.cookies.size).toBe(0);
  });

  test('is refused to another site’s page', async () => {
    const browser = server.client();
    const order = visit('active', '/account', { 'sec-fetch-site': 'cross-site' });
    expect((await browser.request('/sandbox/visit', order)).status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });
});
