import { mailPolicy } from '#server/content-policy.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMails } from '#server/db/operations-schema.ts';
import { demoStates } from '#server/demo/personas.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { orderFrom } from '#tests/support/sandbox-orders.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let tester: TestClient;
let order: ReturnType<typeof orderFrom>;
beforeAll(async () => {
  server = await createTestServer();
  tester = server.client();
  order = orderFrom(tester);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await tester.request('/sandbox/faults', { method: 'DELETE' });
});

describe('members', () => {
  test.each(demoStates.filter((state) => state !== 'incomplete'))(
    'makes a member in the state "%s", who can sign in at that tenant',
    async (state) => {
      const response = await order('/members', { client: 'harbor', state });
      expect(response.status).toBe(201);
      const { email, password } = v.parse(
        v.object({ email: v.string(), password: v.string() }),
        await response.json(),
      );
      const login = await server.client('harbor.localhost').login(email, password);
      expect(login.status).toBe(200);
    },
  );

  test('makes an imported member with the token to activate', async () => {
    const response = await order('/members', { client: 'varsity', state: 'incomplete' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ activationToken: expect.any(String) });
  });

  test('makes a member with a given address, once', async () => {
    const email = 'somebody@example.com';
    expect((await order('/members', { client: 'varsity', state: 'active', email })).status).toBe(201);
    expect((await server.client().login(email)).status).toBe(200);
    expect((await order('/members', { client: 'varsity', state: 'active', email })).status).toBe(422);
    expect((await order('/members', { client: 'harbor', state: 'active', email })).status).toBe(201);
  });

  test.each([
    { client: 'nobody', state: 'active' },
    { client: 'varsity', state: 'happy' },
    { client: 'varsity', state: 'active', email: 'no address' },
    {},
  ])('refuses %j', async (body) => {
    expect((await order('/members', body)).status).toBe(422);
  });
});

describe('the clock', () => {
  test('is set and advanced', async () => {
    expect(await (await order('/clock', { now: '2027-01-31T00:00:00.000Z' })).json()).toEqual({
      now: '2027-01-31T00:00:00.000Z',
    });
    expect(await (await order('/clock', { advance: 86_400 })).json()).toEqual({
      now: '2027-02-01T00:00:00.000Z',
    });
    expect(server.clock.now()).toEqual(new Date('2027-02-01T00:00:00.000Z'));
  });

  test.each([{}, { now: 'tomorrow' }, { advance: 'much' }])('refuses %j', async (body) => {
    expect((await order('/clock', body)).status).toBe(422);
  });

  test('is moved by the page’s own form, which leads back', async () => {
    const response = await tester.request('/sandbox/clock', {
      method: 'POST',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://varsity.localhost',
        'sec-fetch-site': 'same-origin',
      },
      body: 'advance=60',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/sandbox');
    expect(server.clock.now()).toEqual(new Date(testNow.getTime() + 60_000));
  });
});

describe('the pages', () => {
  test('show what the sandbox can do, and escape what they show', async () => {
    const page = await tester.request('/sandbox', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const action of ['members', 'clock', 'throttle', 'reset'])
      expect(html).toContain(`action="/sandbox/${action}"`);
    for (const tenant of tenantIds) expect(html).toContain(`href="http://${tenant}.localhost"`);
    for (const state of demoStates) expect(html).toContain(`${state}@example.com`);
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(`<style nonce="${nonce}">`);
  });

  test('[TRST-06] show what happened last to the accounts, with where it came from', async () => {
    const visitor = server.client('harbor.localhost');
    const email = 'lately@example.com';
    await order('/members', { client: 'harbor', state: 'active', email });
    await visitor.login(email);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    server.clock.advance(60_000);
    await visitor.post('/membership/cancel', {}, { 'User-Agent': agent, 'X-Request-Id': 'request-0042' });
    const html = await (await tester.request('/sandbox', { headers: { accept: 'text/html' } })).text();
    const [, latest = ''] = /<th>When<\/th>[\s\S]*?<tr>\s*(<td>[\s\S]*?)<\/tr>/.exec(html) ?? [];
    expect(
      [...latest.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell = '']) =>
        cell.replaceAll(/<[^>]+>/g, '').trim(),
      ),
    ).toEqual([
      '2026-11-20 12:01',
      'lately@example.com harbor',
      'Cancelled',
      'Firefox on Linux request-0042',
    ]);
  });

  test('show the outbox, as a page or as JSON', async () => {
    await server.db.insert(outboxMails).values({
      clientId: 'varsity',
      recipient: 'active@example.com',
      subject: 'Hello <script>alert(1)</script>',
      body: 'Your code is 123456',
      html: '<p>Your code is <b>123456</b></p>',
      createdAt: testNow,
    });
    const address = '/sandbox/outbox?to=active@example.com';
    const json = await (await tester.request(address, { headers: { accept: 'application/json' } })).json();
    const [mail, ...others] = v.parse(
      v.object({ items: v.array(v.looseObject({ id: v.string() })) }),
      json,
    ).items;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ clientId: 'varsity', recipient: 'active@example.com' });
    const page = await tester.request(`/sandbox/outbox/${mail?.id}`);
    expect(await page.text()).toBe('<p>Your code is <b>123456</b></p>');
    expect(page.headers.get('content-security-policy')).toBe(mailPolicy);
    expect((await tester.request('/sandbox/outbox/nothing')).status).toBe(404);
    const html = await (await tester.request('/sandbox/outbox', { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('Your code is 123456');
    expect(html).not.toContain('<script>');
  });
});

describe('who may come in', () => {
  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another origin', { origin: 'http://evil.example' }],
    ['a sibling tenant’s page', { origin: 'http://harbor.localhost', 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    expect((await order('/clock', { advance: 1 }, headers)).status).toBe(403);
  });

  test('refuses a host that it does not know', async () => {
    const response = await server.app.request('http://evil.example/sandbox/outbox', {
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(421);
  });

  test('has nothing there in production', async () => {
    const production = await createTestServer({ settings: { sandbox: false, production: true } });
    for (const path of ['', '/outbox', '/members', '/clock', '/reset', '/faults', '/throttle', '/identity']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect((await production.client().request(`/sandbox${path}`, { method })).status).toBe(404);
      }
    }
    await production.close();
  });
});

describe('a new start', () => {
  test('puts the demo data, the clock and the limits back', async () => {
    await order('/members', { client: 'varsity', state: 'active', email: 'gone-soon@example.com' });
    await order('/faults', { method: 'GET', path: '/theme', fault: { status: 500 } });
    await order('/clock', { advance: 3600 });
    const before: unknown = await (await tester.get('')).json();

    expect((await order('/reset', {})).status).toBe(200);
    expect(server.clock.now()).toEqual(testNow);
    expect(await (await tester.get('')).json()).toEqual(before);
    expect((await tester.get('/theme')).status).toBe(200);
    expect((await server.client().login('gone-soon@example.com')).status).toBe(520);
    expect((await server.client().login('active@example.com')).status).toBe(200);
  });
});
