import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSchema } from '#machines/domain/card.ts';
import { rewards } from '#server/db/activity-schema.ts';
import { cards, users } from '#server/db/schema.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { planBody } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const starter = planBody('Starter');

describe('tenants are apart', () => {
  test.each([
    '/users/me',
    '/membership/summary',
    '/rewards',
    '/rewards/search?search=a',
    '/categories',
    '/cards',
    '/membership/affinities',
    `/membership/update-preview?${new URLSearchParams(starter).toString()}`,
  ])('[BOOT-01] a session of one tenant is 401 at another, at %s', async (path) => {
    const member = server.client('varsity.localhost');
    await member.login('manager@example.com');
    const intruder = server.client('roundup.localhost');
    intruder.cookies.set('session', member.cookies.get('session') ?? '');
    expect((await intruder.get(path)).status).toBe(401);
    expect((await member.get(path)).status).toBe(200);
  });

  test('[AUTH-03] a session of one tenant can’t be ended at another', async () => {
    const member = server.client('varsity.localhost');
    await member.login();
    const intruder = server.client('harbor.localhost');
    intruder.cookies.set('session', member.cookies.get('session') ?? '');
    await intruder.request('/sanctum/csrf-cookie');
    expect((await intruder.post('/logout')).status).toBe(401);
    expect((await member.get('/users/me')).status).toBe(200);
  });

  test('[AUTH-01] the same address is another person at each tenant', async () => {
    const ids = new Set<string>();
    for (const label of tenantIds) {
      const response = await server.client(`${label}.localhost`).login('active@example.com');
      const { user } = v.parse(v.object({ user: v.object({ id: v.string() }) }), await response.json());
      ids.add(user.id);
    }
    expect(ids.size).toBe(tenantIds.length);
  });

  test('[HTTP-01] an offer of another tenant is 404', async () => {
    const [foreign] = await server.db.select().from(rewards).where(eq(rewards.clientId, 'harbor')).limit(1);
    const member = server.client('varsity.localhost');
    await member.login();
    const answer = await member.get(`/rewards/${foreign?.id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found' });
  });

  test('[CARD-03] a member sees only cards of their own', async () => {
    for (const [label, email] of [
      ['varsity', 'active@example.com'],
      ['varsity', 'annual@example.com'],
      ['harbor', 'active@example.com'],
    ] as const) {
      const [owner] = await server.db
        .select()
        .from(users)
        .where(and(eq(users.clientId, label), eq(users.email, email)));
      const own = await server.db
        .select()
        .from(cards)
        .where(eq(cards.userId, owner?.id ?? ''));
      const member = server.client(`${label}.localhost`);
      await member.login(email);
      const { items } = v.parse(
        v.object({ items: v.array(cardSchema) }),
        await (await member.get('/cards?withDeleted=1')).json(),
      );
      expect(items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    }
  });
});
