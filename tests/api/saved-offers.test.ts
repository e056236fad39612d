import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rewardSchema } from '#machines/domain/reward.ts';
import { rewards } from '#server/db/activity-schema.ts';
import { savedOffers } from '#server/db/saved-offers-schema.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { exportMember } from '#server/members/export-member.ts';
import { countedPage } from '#tests/support/api-activity.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const path = '/users/me/saved-offers';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const answer = countedPage(rewardSchema);

async function offersOf(member: TestMember, at = path) {
  const { items, total } = v.parse(answer, await (await member.get(at)).json());
  return { ids: items.map(({ id }) => id), total };
}

/** The first offers of a member's tenant. */
async function someOffers(member: TestMember, count: number): Promise<string[]> {
  return (await offersOf(member, `/rewards?pageSize=${count}`)).ids;
}

async function save(member: TestMember, ...ids: (string | undefined)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const id of ids) {
    server.clock.advance(1000);
    statuses.push((await member.post(path, { id })).status);
  }
  return statuses;
}

const rowsOf = ({ userId }: TestMember) =>
  server.db.select().from(savedOffers).where(eq(savedOffers.userId, userId));

describe.each(['varsity', 'harbor'])('the saved offers of a member of %s', (tenant) => {
  test('[DEAL-12] are whole offers, the latest first; to save one again changes nothing', async () => {
    const member = await signInAs(server, 'active', tenant);
    const [first, second, third] = await someOffers(member, 3);
    expect(await offersOf(member)).toEqual({ ids: [], total: 0 });
    expect(await save(member, first, second, third, first)).toEqual([204, 204, 204, 204]);
    expect(await offersOf(member)).toEqual({ ids: [third, second, first], total: 3 });
    expect(await offersOf(member, `${path}?pageSize=2&pageNumber=2`)).toEqual({ ids: [first], total: 3 });
    const whole = v.parse(answer, await (await member.get(path)).json()).items.at(-1);
    expect(whole).toEqual(v.parse(rewardSchema, await (await member.get(`/rewards/${first}`)).json()));
  });

  test('[DEAL-12] lose one that is taken back, once or twice', async () => {
    const member = await signInAs(server, 'active', tenant);
    const [first, second] = await someOffers(member, 2);
    await save(member, first, second);
    for (const _ of [1, 2]) expect((await member.send('DELETE', `${path}/${first}`)).status).toBe(204);
    expect((await member.send('DELETE', `${path}/nothing`)).status).toBe(204);
    expect(await offersOf(member)).toEqual({ ids: [second], total: 1 });
  });
});

describe('saved offers', () => {
  test('[DEAL-12] [TENANT-01] are of one member alone, and of the offers of one tenant', async () => {
    const [member, other, abroad] = [
      await signInAs(server, 'active'),
      await signInAs(server, 'active'),
      await signInAs(server, 'active', 'harbor'),
    ];
    const [offer] = await someOffers(member, 1);
    await save(member, offer);
    expect(await offersOf(other)).toEqual({ ids: [], total: 0 });
    await other.send('DELETE', `${path}/${offer}`);
    expect(await offersOf(member)).toEqual({ ids: [offer], total: 1 });
    expect(await save(abroad, offer)).toEqual([404]);
    expect(await rowsOf(abroad)).toEqual([]);
  });

  test('[DEAL-12] [HTTP-01] refuse what is no offer, and who is not logged in', async () => {
    const member = await signInAs(server, 'active');
    expect(await save(member, 'no-uuid', undefined, '00000000-0000-4000-8000-000000000000')).toEqual([
      422, 422, 404,
    ]);
    const visitor = server.client();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const at = method === 'DELETE' ? `${path}/1` : path;
      const { status } = await visitor.send(method, at, method === 'POST' ? { id: '1' } : undefined);
      expect([401, 419]).toContain(status);
    }
  });

  test('[DEAL-12] leave out what has ended, and refuse to save it', async () => {
    const member = await signInAs(server, 'active');
    const [ending, endless] = await someOffers(member, 2);
    if (!ending) throw new Error('There is no offer.');
    await save(member, ending, endless);
    const isEnding = and(eq(rewards.clientId, 'varsity'), eq(rewards.id, ending));
    const [before] = await server.db.select().from(rewards).where(isEnding);
    await server.db.update(rewards).set({ endsAt: server.clock.now() }).where(isEnding);
    expect(await offersOf(member)).toEqual({ ids: [endless], total: 1 });
    expect(await save(member, ending)).toEqual([404]);
    await server.db
      .update(rewards)
      .set({ endsAt: before?.endsAt ?? null })
      .where(isEnding);
    expect(await offersOf(member)).toEqual({ ids: [endless, ending], total: 2 });
  });

  test('[DEAL-12] are in the export of a member, and go when the member is erased', async () => {
    const member = await signInAs(server, 'empty');
    const [offer] = await someOffers(member, 1);
    await save(member, offer);
    const whose = { clientId: 'varsity', email: member.email };
    const exported = await exportMember(server.db, whose);
    expect(exported?.['savedOffers']).toEqual(await rowsOf(member));
    expect(exported?.['savedOffers']).toHaveLength(1);
    await eraseMember(server.db, whose);
    expect(await rowsOf(member)).toEqual([]);
  });
});
