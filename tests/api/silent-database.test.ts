import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDocument } from '#server/app/pages.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { clients } from '#server/db/schema.ts';
import { newKey, signInAs, ledgerOf, cardBody, type TestMember } from '#tests/support/api-members.ts';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { openSilentProxy, type SilentProxy } from '#tests/support/silent-proxy.ts';

const url = process.env['TEST_DATABASE_URL'];
const limits = { ...databaseDefaults, requestSeconds: 1.5, querySeconds: 2 };
const retryLater = { status: 503, retryAfter: '1' };

const facts = (answer: Response) => ({
  status: answer.status,
  retryAfter: answer.headers.get('retry-after'),
});

describe.skipIf(url === undefined)('a PostgreSQL whose connections are open and silent', () => {
  let proxy: SilentProxy;
  let server: TestServer;
  let member: TestMember;

  beforeAll(async () => {
    proxy = await openSilentProxy(url ?? '');
    server = await createTestServer({
      settings: { databaseLimits: limits },
      database: { limits, reach: proxy.reach },
    });
    addDocument(server.app, server.services, () => '<html></html>', { isDevelopment: false });
    member = await signInAs(server, 'active');
  });
  afterAll(async () => {
    await server.close();
    proxy.close();
  });

  const document = () => member.request('/login', { headers: { accept: 'text/html' } });
  /** Has every connection of the pool open. */
  const fillPool = () => Promise.all(Array.from({ length: 30 }, () => server.client().get('/')));

  test('[SCAL-02] is waited for no longer than a request may, and then connected to again: calls', async () => {
    await fillPool();
    const before = proxy.opened();
    proxy.silence();
    expect(facts(await member.get('/users/me'))).toEqual(retryLater);
    for (let call = 0; call < 12; call += 1) expect((await member.get('/users/me')).status).toBe(200);
    expect(proxy.opened()).toBeGreaterThan(before);
  });

  test('[SCAL-02] is waited for no longer than a request may, and then connected to again: documents', async () => {
    await fillPool();
    proxy.silence();
    expect(facts(await document())).toEqual(retryLater);
    for (let page = 0; page < 12; page += 1) expect((await document()).status).toBe(200);
  });

  test('[SCAL-02] [TRST-05] has every write that was acknowledged, and an order under its key once', async () => {
    await fillPool();
    const before = await ledgerOf(server, member);
    const key = newKey();
    const order = () => member.post('/cards', cardBody(member, '5555', 'mastercard'), key);
    proxy.silence();
    expect(facts(await order())).toEqual(retryLater);
    expect((await order()).status).toBe(201);
    expect((await order()).headers.get('idempotent-replayed')).toBe('true');
    expect((await ledgerOf(server, member)).cards).toHaveLength(before.cards.length + 1);
  });

  test('[SCAL-02] that is frozen is answered for, and used again once it answers', async () => {
    proxy.freeze();
    for (const answer of await Promise.all([member.get('/users/me'), document(), member.get('/cards')])) {
      expect(facts(answer)).toEqual(retryLater);
    }
    proxy.thaw();
    await expect.poll(async () => (await member.get('/users/me')).status, { timeout: 10_000 }).toBe(200);
    expect((await document()).status).toBe(200);
  });

  test('[SCAL-02] is found by the probe of the health, and replaced without any request', async () => {
    const { db, probe, close } = await openDemoDatabase(testNow, { limits, reach: proxy.reach });
    await db.$count(clients);
    proxy.silence();
    const outcomes = [await probe?.().catch(() => 'away'), await probe?.()];
    expect(outcomes).toEqual(['away', null]);
    await close();
  });
});
