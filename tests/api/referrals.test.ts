import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralLinkSchema } from '#machines/domain/referral-link.ts';
import { stayedBy } from '#machines/domain/friend-outcome.ts';
import { referralsSchema } from '#machines/domain/referral.ts';
import { clients, memberships } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { codeOf, ledgerOf, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const path = '/referrals/link';

const withLink = demoTenants.filter(({ config }) => config.referralProgram);
const withFriends = demoTenants.filter(({ config }) => config.featureFlags.newReferralSystem);

describe('the referral link', () => {
  test.each(withLink)(
    '[SUBS-06] leads to the sign-up of $id with the member’s own code',
    async ({ id: clientId }) => {
      const member = await signInAs(server, 'active', clientId);
      const { url, code } = v.parse(referralLinkSchema, await (await member.get(path)).json());
      expect(code).toBe((await ledgerOf(server, member)).membership?.referralCode);
      expect(url).toBe(`http://${clientId}.localhost/sign-up?referralcode=${code}`);
    },
  );

  test('[SUBS-06] is made once for a member who has none yet', async () => {
    const member = await signInAs(server, 'new');
    await server.db
      .update(memberships)
      .set({ referralCode: null })
      .where(eq(memberships.userId, member.userId));
    const answers = await Promise.all([1, 2, 3].map(async () => (await member.get(path)).json()));
    expect(new Set(answers.map((answer) => v.parse(referralLinkSchema, answer).code)).size).toBe(1);
  });

  test('[SUBS-06] is for members of a client that has a referral programme', async () => {
    expect((await server.client().get(path)).status).toBe(401);
    expect(await codeOf(await (await signInAs(server, 'nonmember')).get(path))).toBe('i_member_002');
    const member = await signInAs(server, 'active', 'roundup');
    const [client] = await server.db.select().from(clients).where(eq(clients.id, 'roundup'));
    if (!client) throw new Error('There is no such client.');
    const config = { ...client.config, referralProgram: false };
    await server.db.update(clients).set({ config }).where(eq(clients.id, 'roundup'));
    expect((await member.get(path)).status).toBe(404);
  });
});

describe('the friends whom a member has invited', () => {
  const friendsOf = async (name: 'active' | 'empty', clientId: string, query = '') => {
    const member = await signInAs(server, name, clientId);
    return v.parse(referralsSchema, await (await member.get(`/referrals${query}`)).json());
  };

  test.each(withFriends)(
    '[REFR-01] are listed for a member of $id, the latest first, with what became of them',
    async ({ id: client }) => {
      const reward = expectedTenants[client].friendRewardCents;
      const { items, summary, total } = await friendsOf('active', client);
      expect(
        items.map(({ name, email, status, rewardAmount }) => [name, email, status, rewardAmount]),
      ).toEqual([
        ['Sam Whitfield', 's•••@example.net', 'pending', null],
        ['Lena Fischer', 'l•••@example.net', 'pending', null],
        ['Noah Castillo', 'n•••@example.net', 'denied', null],
        ['Tom Okafor', 't•••@example.net', 'approved', reward],
        ['Priya Nair', 'p•••@example.net', 'approved', reward],
      ]);
      expect(items.map(({ joinedAt, completesAt }) => [joinedAt, completesAt])).toEqual(
        items.map(({ createdAt }) => [createdAt, stayedBy(new Date(createdAt ?? '')).toISOString()]),
      );
      expect(summary).toEqual({ invited: 5, completed: 2, earned: 2 * reward });
      expect(total).toBe(5);
    },
  );

  test('[REFR-01] come page by page, and the figures are those of all', async () => {
    const { items, summary, total } = await friendsOf('active', 'varsity', '?pageSize=2&pageNumber=3');
    expect(items.map(({ name }) => name)).toEqual(['Priya Nair']);
    expect([summary?.invited, total]).toEqual([5, 5]);
  });

  test('[REFR-01] are nobody’s but the member’s, and none at first', async () => {
    expect(await friendsOf('empty', 'varsity')).toMatchObject({
      items: [],
      summary: { invited: 0, completed: 0, earned: 0 },
    });
    expect((await server.client().get('/referrals')).status).toBe(401);
    expect(await codeOf(await (await signInAs(server, 'nonmember')).get('/referrals'))).toBe('i_member_002');
  });
});
