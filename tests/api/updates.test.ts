import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyKinds } from '#machines/domain/history.ts';
import { updateKinds } from '#machines/domain/update-kinds.ts';
import { updateSchema } from '#machines/domain/updates.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { users } from '#server/db/schema.ts';
import { countedPage } from '#tests/support/api-activity.ts';
import { newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { newPassword } from '#tests/support/password-reset.ts';
import { form } from '#tests/support/sign-up.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const answer = v.intersect([countedPage(updateSchema), v.object({ unread: v.number() })]);

async function updatesOf(member: Pick<TestMember, 'get'>, query = '?pageSize=0') {
  const { items, total, unread } = v.parse(
    answer,
    await (await member.get(`/users/me/updates${query}`)).json(),
  );
  return { items, total, unread };
}

const marked = async (member: Pick<TestMember, 'get'>) => {
  const { items, unread } = await updatesOf(member);
  return { unread, kinds: items.filter(({ isUnread }) => isUnread).map(({ kind }) => kind) };
};

const read = (member: Pick<TestMember, 'post'>, id: string | undefined) =>
  member.post('/users/me/updates/read', { id });

const nothing = { unread: 0, kinds: [] };

/** A member who has scheduled a lower plan and taken it back, in this order. */
async function changer() {
  const member = await signInAs(server, 'active');
  await member.post('/membership/downgrade', planBody('Rookie'), newKey());
  server.clock.advance(1000);
  await member.send('DELETE', '/membership/downgrade', undefined, newKey());
  return member;
}

const both = { unread: 2, kinds: ['changeWithdrawn', 'changePlanned'] };

describe('updates', () => {
  test('[LIFE-07] are unread of every effect on money, giving and access, and of no linked card', async () => {
    expect(historyKinds.filter((kind) => !updateKinds.includes(kind))).toEqual([
      'accountCreated',
      'accountActivated',
      'enrolled',
      'cardLinked',
      'cardResumed',
      'cardChosen',
      'cardDeleted',
    ]);
    const member = await changer();
    const { items } = await updatesOf(member);
    await server.db.update(users).set({ historyReadPosition: 0 }).where(eq(users.id, member.userId));
    const all = await updatesOf(member);
    expect(all.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(all.items.filter(({ kind }) => kind === 'cardLinked')).not.toEqual([]);
    const isEffect = ({ kind }: { kind: string }) => updateKinds.some((each) => each === kind);
    const unread = all.items.filter(({ isUnread }) => isUnread);
    expect(unread).toEqual(all.items.filter(isEffect));
    expect(all.unread).toBe(unread.length);
  });

  test('[LIFE-07] are listed to their member alone, the latest first, each as the history has it', async () => {
    const [member, other] = [await changer(), await signInAs(server, 'active')];
    const { items, total } = await updatesOf(member);
    const own = await server.db
      .select({ kind: accountHistory.kind })
      .from(accountHistory)
      .where(eq(accountHistory.userId, member.userId));
    expect(total).toBe(own.length);
    expect(items).toHaveLength(total);
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
      browser: null,
      address: null,
      requestId: expect.any(String),
      isUnread: true,
    });
    expect((await updatesOf(member, '?pageSize=1&pageNumber=2')).items).toEqual([items[1]]);
    expect(await marked(other)).toEqual(nothing);
    expect((await server.client().get('/users/me/updates')).status).toBe(401);
    expect((await read(server.client(), items[0]?.id)).status).toBe(401);
  });

  test('[LIFE-07] are unread after an effect, read once, and read on every device', async () => {
    const member = await changer();
    expect(await marked(member)).toEqual(both);
    const { items } = await updatesOf(member, '?pageSize=1');
    const times = [await read(member, items[0]?.id), await read(member, items[0]?.id)];
    expect(times.map(({ status }) => status)).toEqual([204, 204]);
    const elsewhere = server.client();
    await elsewhere.login(member.email);
    expect([await marked(member), await marked(elsewhere)]).toEqual([nothing, nothing]);
    await member.post('/membership/downgrade', planBody('Rookie'), newKey());
    expect([await marked(member), await marked(elsewhere)]).toEqual([
      { unread: 1, kinds: ['changePlanned'] },
      { unread: 1, kinds: ['changePlanned'] },
    ]);
  });

  test('[LIFE-07] are read up to the one that is named, and never unread again', async () => {
    const member = await changer();
    const [latest, earlier] = (await updatesOf(member)).items;
    await read(member, earlier?.id);
    expect(await marked(member)).toEqual({ unread: 1, kinds: ['changeWithdrawn'] });
    await read(member, latest?.id);
    expect((await read(member, earlier?.id)).status).toBe(204);
    expect(await marked(member)).toEqual(nothing);
  });

  test('[LIFE-07] of somebody else, of no member, or that do not exist are refused', async () => {
    const [member, other] = [await changer(), await changer()];
    const [theirs] = (await updatesOf(other)).items;
    const answers = [
      await read(member, theirs?.id),
      await read(member, crypto.randomUUID()),
      await read(member, 'entry-1'),
      await member.post('/users/me/updates/read', {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 422, 422]);
    expect([await marked(member), await marked(other)]).toEqual([both, both]);
  });

  test('[LIFE-07] that the program makes by itself are unread, also after a clock that was set back', async () => {
    const member = await signInAs(server, 'active');
    await settleAt(server, '2026-12-02T00:00:00.000Z');
    await member.login(member.email);
    expect(await marked(member)).toMatchObject({ unread: 2 });
    const [latest] = (await updatesOf(member)).items;
    expect(latest).toMatchObject({ by: 'program', isUnread: true });
    await read(member, latest?.id);
    server.clock.reset();
    await member.login(member.email);
    expect(await marked(member)).toEqual(nothing);
    await member.post('/membership/cancel', {});
    const after = await updatesOf(member);
    expect(after.items[0]).toMatchObject({ kind: 'cancelled', isUnread: true });
    expect(after.unread).toBe(1);
  });

  test('[LIFE-07] of who joins begin unread; of who is there already they were read', async () => {
    const member = server.client();
    const { email, password } = form();
    await member.post('/signup', form({ email }));
    expect((await member.login(email, password)).status).toBe(200);
    expect(await marked(member)).toEqual(nothing);
    const change = { currentPassword: password, password: newPassword, passwordConfirmation: newPassword };
    await member.send('PATCH', '/users/me/password', change);
    expect(await marked(member)).toEqual({ unread: 1, kinds: ['passwordChanged'] });
    const existing = await signInAs(server, 'active');
    expect((await updatesOf(existing)).total).toBeGreaterThan(0);
    expect(await marked(existing)).toEqual(nothing);
  });
});
