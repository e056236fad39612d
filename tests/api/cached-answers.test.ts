import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categories, rewards } from '#server/db/activity-schema.ts';
import { clients, themes, tiers } from '#server/db/schema.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';

let server: TestServer;
let first: TestMember;
let second: TestMember;
let elsewhere: TestMember;

beforeAll(async () => {
  server = await createTestServer({ cacheTtlSeconds: 60 });
  first = await signInAs(server, 'active');
  second = await signInAs(server, 'annual');
  elsewhere = await signInAs(server, 'active', 'harbor');
});
afterAll(() => server.close());
beforeEach(() => server.services.cache.clear());

let nextNumber = 101;

/** What is the same for everybody at a tenant, and a change of it in the database. */
const shared: readonly [string, () => Promise<unknown>][] = [
  ['', () => server.db.update(clients).set({ name: crypto.randomUUID() }).where(eq(clients.id, 'varsity'))],
  [
    '/membership-tiers',
    () => server.db.update(tiers).set({ minRoundUpCents: nextNumber++ }).where(eq(tiers.clientId, 'varsity')),
  ],
  [
    '/theme',
    async () => {
      const [row] = await server.db.select().from(themes).where(eq(themes.clientId, 'varsity'));
      const document = { ...row?.document, labels: [{ key: 'k', value: crypto.randomUUID(), css: '' }] };
      await server.db
        .update(themes)
        .set({ document: document as typeof themes.$inferInsert.document })
        .where(eq(themes.clientId, 'varsity'));
    },
  ],
  [
    '/categories',
    () =>
      server.db
        .update(categories)
        .set({ platformName: crypto.randomUUID() })
        .where(eq(categories.clientId, 'varsity')),
  ],
  [
    '/rewards?featured=1',
    () =>
      server.db.update(rewards).set({ brand: crypto.randomUUID() }).where(eq(rewards.clientId, 'varsity')),
  ],
];

describe.each(shared)('GET %s', (path, change) => {
  test('[SPED-04] is cached for everybody at the tenant, until it expires', async () => {
    const before: unknown = await (await first.get(path)).json();
    await change();
    expect(await (await second.get(path)).json()).toEqual(before);
    server.services.cache.clear();
    expect(await (await second.get(path)).json()).not.toEqual(before);
  });

  test('[SPED-04] is another one at another tenant', async () => {
    expect(await (await first.get(path)).json()).not.toEqual(await (await elsewhere.get(path)).json());
  });

  test('[SPED-04] is not sent again to a browser that has it, and is when it has changed', async () => {
    const answer = await first.get(path);
    const tag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const again = await first.get(path, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await change();
    server.services.cache.clear();
    expect((await first.get(path, { 'if-none-match': tag })).status).toBe(200);
  });
});

test('[SPED-04] offers that end are gone a minute later', async () => {
  const namesNow = async () => {
    const { items } = (await (await first.get('/rewards?pageSize=0')).json()) as { items: { id: string }[] };
    return items.map(({ id }) => id);
  };
  const [id = ''] = await namesNow();
  const soon = new Date(server.clock.now().getTime() + 1000);
  await server.db.update(rewards).set({ endsAt: soon }).where(eq(rewards.id, id));
  server.clock.advance(60_000);
  expect(await namesNow()).not.toContain(id);
});
