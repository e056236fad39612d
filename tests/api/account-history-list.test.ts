import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyEntrySchema } from '#machines/domain/history.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { users } from '#server/db/schema.ts';
import { cancelMembership } from '#server/membership/cancel.ts';
import { requesterOf } from '#server/http/origin.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { toResponse } from '#server/http/error-response.ts';
import { newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { countedPage } from '#tests/support/api-activity.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const from = { 'User-Agent': agent, 'X-Request-Id': 'request-0001' };

const rowsOf = (userId: string) =>
  server.db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, userId))
    .orderBy(asc(accountHistory.position));

/** What was written down while something was done. */
async function writtenBy(userId: string, act: () => Promise<unknown>) {
  const before = await rowsOf(userId);
  await act();
  return (await rowsOf(userId)).slice(before.length);
}

const kindsOf = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind);

const listed = async (member: TestMember, query = '') =>
  v.parse(countedPage(historyEntrySchema), await (await member.get(`/users/me/history${query}`)).json());

describe('the history', () => {
  test('[TRST-06] is listed to its member alone, the latest first, in pages', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'active')];
    const before = (await listed(member, '?pageSize=0')).total;
    const others = (await listed(other, '?pageSize=0')).total;
    await member.post('/membership/downgrade', planBody('Rookie'), { ...from, ...newKey() });
    server.clock.advance(1000);
    await member.send('DELETE', '/membership/downgrade', undefined, newKey());
    const { items, total } = await listed(member, '?pageSize=2');
    expect(total).toBe(before + 2);
    expect(kindsOf(items)).toEqual(['changeWithdrawn', 'changePlanned']);
    expect(items[1]).toEqual({
      id: expect.any(String),
      at: testNow.toISOString(),
      kind: 'changePlanned',
      by: 'member',
      plan: 'Rookie, monthly',
      amount: null,
      currencyCode: 'USD',
      cardLastDigits: null,
      effectiveAt: '2026-12-02T00:00:00.000Z',
      month: null,
      recipient: null,
      device: null,
      browser: 'Chrome on Linux',
      address: null,
      requestId: 'request-0001',
    });
    expect((await listed(member, '?pageSize=1&pageNumber=2')).items).toEqual(items.slice(1));
    expect((await listed(other, '?pageSize=0')).total).toBe(others);
    expect((await server.client().get('/users/me/history')).status).toBe(401);
  });

  test('[TRST-06] [LIFE-07] has one order, which is that of the updates, also after a clock that was put back', async () => {
    const member = await signInAs(server, 'active');
    server.clock.advance(86_400_000);
    await member.login(member.email);
    await member.post('/membership/downgrade', planBody('Rookie'), newKey());
    server.clock.reset();
    await member.login(member.email);
    await member.send('DELETE', '/membership/downgrade', undefined, newKey());
    const { items } = await listed(member, '?pageSize=0');
    expect(kindsOf(items.slice(0, 2))).toEqual(['changeWithdrawn', 'changePlanned']);
    const updates = v.parse(
      countedPage(historyEntrySchema),
      await (await member.get('/users/me/updates?pageSize=0')).json(),
    );
    expect(items.map(({ id }) => id)).toEqual(updates.items.map(({ id }) => id));
  });

  test('[TRST-06] can be neither changed nor deleted, but goes with its member', async () => {
    const member = await signInAs(server, 'nonmember');
    await member.post('/membership', { ...planBody('Starter'), over18: true }, newKey());
    const stored = await rowsOf(member.userId);
    const own = eq(accountHistory.userId, member.userId);
    const refusal = { cause: { message: 'The account history is only ever added to.' } };
    await expect(server.db.update(accountHistory).set({ kind: 'kept' }).where(own)).rejects.toMatchObject(
      refusal,
    );
    await expect(server.db.delete(accountHistory).where(own)).rejects.toMatchObject(refusal);
    expect(await rowsOf(member.userId)).toEqual(stored);
    await server.db.delete(users).where(eq(users.id, member.userId));
    expect([stored.length > 0, await rowsOf(member.userId)]).toEqual([true, []]);
  });

  test('[TRST-06] is undone with the work that broke', async () => {
    const { userId } = await signInAs(server, 'active');
    const [user] = await server.db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error('nobody');
    const app = new Hono<ApiEnv>();
    app.onError((error) => toResponse(error));
    app.post('/', async (c) => {
      c.set('user', user);
      return withMemberLock(server.services, requesterOf(c), async (turn) => {
        await cancelMembership(turn, user, { reason: null, comment: null });
        throw new Error('The disk is full');
      });
    });
    const broken = await writtenBy(userId, async () => {
      expect((await app.request('/', { method: 'POST' })).status).toBe(500);
    });
    expect(broken).toEqual([]);
  });
});
