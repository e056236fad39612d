import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referrals } from '#server/db/activity-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { cards, clients, memberships } from '#server/db/schema.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { cardBody, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';

const stayed = new Date('2027-02-20T12:00:00.000Z');
const justBefore = new Date('2027-02-20T11:59:59.999Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

/** A member without friends, and somebody who joins by their link. */
async function invite(): Promise<{ inviter: TestMember; friend: TestMember }> {
  const inviter = await signInAs(server, 'active');
  await server.db.delete(referrals).where(eq(referrals.userId, inviter.userId));
  const { code } = (await (await inviter.get('/referrals/link')).json()) as { code: string };
  const friend = await signInAs(server, 'abandoned');
  await server.db
    .update(memberships)
    .set({ referralRockParentId: code })
    .where(eq(memberships.userId, friend.userId));
  const joined = await friend.post('/cards', { ...cardBody(friend), ...planBody('Captain') }, newKey());
  expect(joined.status).toBe(201);
  return { inviter, friend };
}

async function friendsOf({ userId }: TestMember) {
  const rows = await server.db.select().from(referrals).where(eq(referrals.userId, userId));
  return rows.map(({ status, rewardAmountCents, friendId, createdAt, completesAt }) => ({
    status,
    rewardAmountCents,
    friendId,
    createdAt,
    completesAt,
  }));
}

async function rewardsOf({ userId }: TestMember) {
  const rows = await server.db.select().from(accountHistory).where(eq(accountHistory.userId, userId));
  return rows
    .filter(({ kind }) => kind === 'friendRewarded')
    .map(({ at, by, amountCents }) => ({ at: at.toISOString(), by, amountCents }));
}

const friendAt = (status: string, rewardAmountCents: number | null, { userId }: TestMember) => ({
  status,
  rewardAmountCents,
  friendId: userId,
  createdAt: testNow,
  completesAt: stayed,
});

describe('a friend who joined by a member’s link', () => {
  test('[LIFE-04] [SUBS-06] is listed, and completes after three months, once, not a moment before', async () => {
    const { inviter, friend } = await invite();
    expect(await friendsOf(inviter)).toEqual([friendAt('pending', null, friend)]);
    await settleAt(server, justBefore);
    expect(await friendsOf(inviter)).toEqual([friendAt('pending', null, friend)]);
    for (const instant of [stayed, stayed, justBefore, new Date('2027-03-25T00:00:00.000Z')])
      await settleAt(server, instant);
    expect(await friendsOf(inviter)).toEqual([friendAt('approved', 1500, friend)]);
    expect(await rewardsOf(inviter)).toEqual([
      { at: stayed.toISOString(), by: 'program', amountCents: 1500 },
    ]);
  });

  test('[LIFE-04] is denied who left, was suspended or was erased before', async () => {
    const [left, suspended, erased] = [await invite(), await invite(), await invite()];
    expect((await left.friend.post('/membership/cancel', {})).status).toBe(200);
    const { userId } = suspended.friend;
    await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, userId));
    await eraseMember(server.db, { clientId: 'varsity', email: erased.friend.email });
    await settleAt(server, stayed);
    for (const { inviter, friend } of [left, suspended, erased]) {
      expect(await friendsOf(inviter)).toEqual([friendAt('denied', null, friend)]);
      expect(await rewardsOf(inviter)).toEqual([]);
    }
  });

  test('[LIFE-04] is decided by that day, however late the job and whatever the friend did since', async () => {
    const [left, returned] = [await invite(), await invite()];
    const { friend } = returned;
    server.clock.set(new Date('2027-02-10T12:00:00.000Z'));
    await friend.login(friend.email);
    expect((await friend.post('/membership/cancel', {})).status).toBe(200);
    server.clock.set(new Date('2027-03-21T12:00:00.000Z'));
    await friend.login(friend.email);
    const back = { ...cardBody(friend), ...planBody('Captain') };
    expect((await friend.post('/cards', back, newKey())).status).toBe(200);
    await left.friend.login(left.friend.email);
    expect((await left.friend.post('/membership/cancel', {})).status).toBe(200);
    await settleAt(server, new Date('2027-03-25T00:00:00.000Z'));
    expect(await friendsOf(left.inviter)).toEqual([friendAt('approved', 1500, left.friend)]);
    expect(await friendsOf(returned.inviter)).toEqual([friendAt('denied', null, friend)]);
  });

  test('[LIFE-04] who comes back is no second friend', async () => {
    const { inviter, friend } = await invite();
    await friend.post('/membership/cancel', {});
    await settleAt(server, new Date('2027-01-01T00:00:00.000Z'));
    await friend.login(friend.email);
    expect((await friend.post('/membership/charge', undefined, newKey())).status).toBe(200);
    expect(await friendsOf(inviter)).toEqual([friendAt('pending', null, friend)]);
  });

  test('[LIFE-04] is nobody’s where the client has no programme', async () => {
    const [client] = await server.db.select().from(clients).where(eq(clients.id, 'varsity'));
    if (!client) throw new Error('The client is gone.');
    const set = (referralProgram: boolean) =>
      server.db
        .update(clients)
        .set({ config: { ...client.config, referralProgram } })
        .where(eq(clients.id, 'varsity'));
    const inviter = await signInAs(server, 'active');
    await server.db.delete(referrals).where(eq(referrals.userId, inviter.userId));
    const { code } = (await (await inviter.get('/referrals/link')).json()) as { code: string };
    const friend = await signInAs(server, 'abandoned');
    await server.db
      .update(memberships)
      .set({ referralRockParentId: code })
      .where(eq(memberships.userId, friend.userId));
    await set(false);
    await friend.post('/cards', { ...cardBody(friend), ...planBody('Captain') }, newKey());
    await set(true);
    expect(await friendsOf(inviter)).toEqual([]);
  });

  test('[LIFE-04] without an account here completes three months after they joined', async () => {
    const inviter = await signInAs(server, 'active');
    await server.db.delete(referrals).where(eq(referrals.userId, inviter.userId));
    await server.db.insert(referrals).values({
      clientId: 'varsity',
      userId: inviter.userId,
      email: 'friend@example.net',
      status: 'pending',
      createdAt: testNow,
      completesAt: stayed,
    });
    await settleAt(server, stayed);
    expect(await friendsOf(inviter)).toEqual([
      {
        status: 'approved',
        rewardAmountCents: 1500,
        friendId: null,
        createdAt: testNow,
        completesAt: stayed,
      },
    ]);
  });
});
