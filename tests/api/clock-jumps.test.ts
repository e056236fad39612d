import { addHours } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPendingSignIns } from '#server/auth/social/pending-sign-ins.ts';
import { dueClaims, outboxMails, sessions } from '#server/db/operations-schema.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { clearedMails } from '#server/mail/deliver.ts';
import { cardBody, ledgerOf, makeMember, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { growthOf } from '#tests/support/ledger-growth.ts';
import {
  askCode,
  askToken,
  expectRefusal,
  newMember,
  reset,
  usedUp,
  validate,
} from '#tests/support/password-reset.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await server.services.throttle.clear();
});

const jump = (hours: number) => server.clock.set(addHours(server.clock.now(), hours));

describe('a session, when the clock is put back,', () => {
  const timesOf = ({ userId }: { userId: string }) =>
    server.db
      .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId));

  test('[TRST-09] [AUTH-06] goes on if it began later than now, and lives no longer than one that begins now', async () => {
    jump(5);
    const used = await signInAs(server, 'active');
    jump(-5);
    expect((await used.get('/users/me')).status).toBe(200);
    expect(await timesOf(used)).toEqual([{ createdAt: testNow, lastSeenAt: testNow }]);
    jump(5);
    const unused = await signInAs(server, 'active');
    jump(-5);
    await deleteExpired(server.db, server.clock.now());
    expect(await timesOf(unused)).toEqual([{ createdAt: testNow, lastSeenAt: testNow }]);
  });

  test('[TRST-09] [AUTH-06] goes on if it began before, and is seen now and not later than now', async () => {
    const member = await signInAs(server, 'active');
    jump(1);
    expect((await member.get('/users/me')).status).toBe(200);
    jump(-1);
    expect((await member.get('/users/me')).status).toBe(200);
    const seen = await server.db.select().from(sessions).where(eq(sessions.userId, member.userId));
    expect(seen.map(({ lastSeenAt }) => lastSeenAt)).toEqual([testNow]);
  });

  test('[TRST-09] [AUTH-06] of a server whose clock is a little ahead is taken', async () => {
    server.clock.advance(59_000);
    const member = await signInAs(server, 'active');
    server.clock.reset();
    expect((await member.get('/users/me')).status).toBe(200);
  });
});

describe('a secret that a clock made which was put back', () => {
  test('[TRST-09] [AUTH-04] is none, be it a code or a token', async () => {
    const [forCode, forToken] = [await newMember(server), await newMember(server)];
    const visitor = server.client();
    jump(5);
    const [code, token] = [
      await askCode(server, visitor, forCode),
      await askToken(server, visitor, forToken),
    ];
    jump(-5);
    await expectRefusal(await validate(visitor, forCode, code), usedUp);
    await expectRefusal(await reset(visitor, forToken, token), usedUp);
  });

  test('[TRST-09] [AUTH-02] takes nobody back from a provider', async () => {
    const signIns = createPendingSignIns(server.services);
    const way = { clientId: 'varsity', provider: 'google', browser: 'mine' } as const;
    const begin = () => signIns.begin({ ...way, page: '/', referralCode: null });
    jump(5);
    const ahead = await begin();
    jump(-5);
    expect(await signIns.take({ ...way, state: ahead.state })).toBeNull();
    const present = await begin();
    expect(await signIns.take({ ...way, state: present.state })).toMatchObject({ page: '/' });
  });
});

test('[TRST-09] [AUTH-04] a mail that waits since before the clock was put back is found at once', async () => {
  const mail = { clientId: 'varsity', recipient: 'a@example.com', body: 'Text', state: 'waiting' } as const;
  const [ahead] = await server.db
    .insert(outboxMails)
    .values([
      { ...mail, subject: 'ahead', createdAt: addHours(testNow, 3) },
      { ...mail, subject: 'new', createdAt: testNow },
    ])
    .returning();
  expect(await clearedMails(server.services)).toEqual([{ id: ahead?.id }]);
});

test('[TRST-09] [SUBS-12] a period that a clock ahead has renewed is charged once, however the clock goes on', async () => {
  const member = await makeMember(server, 'active');
  const before = await ledgerOf(server, member);
  const renew = () => renewDue(server.services, new AbortController().signal);
  const [beforeItsTime, afterItsTime] = [new Date('2026-12-01T20:00:00Z'), new Date('2026-12-03T00:00:00Z')];
  for (const now of [beforeItsTime, afterItsTime, beforeItsTime, afterItsTime]) {
    server.clock.set(now);
    await renew();
  }
  const once = { memberships: 0, periods: 1, charges: 1, payouts: 0, cards: 0, overlaps: 0 };
  expect(growthOf(before, await ledgerOf(server, member))).toEqual(once);
});

test('[TRST-09] [LIFE-04] a clock that jumps while the job is at work leaves nobody to wait for the next one', async () => {
  const { userId } = await makeMember(server, 'active');
  const { clock, services } = server;
  const jumping = {
    ...services,
    clock: {
      ...clock,
      now: () => {
        clock.advance(12 * 3_600_000);
        return clock.now();
      },
    },
  };
  await renewDue(jumping, new AbortController().signal);
  expect(await server.db.$count(dueClaims, eq(dueClaims.userId, userId))).toBe(0);
});

test('[TRST-09] [TRST-01] a payment that was with the bank while the clock was ahead is through, and begins what it pays now', async () => {
  jump(5);
  const member = await signInAs(server, 'abandoned');
  const before = await ledgerOf(server, member);
  const join = { ...cardBody(member, '0341'), ...planBody('Starter') };
  expect((await member.post('/cards', join, newKey())).status).toBe(201);
  jump(-5);
  const me: unknown = await (await member.get('/users/me')).json();
  expect(me).toMatchObject({ membership: { status: 'active', pendingPayment: null } });
  const { charges, periods } = await ledgerOf(server, member);
  expect(charges.map(({ status }) => status)).toEqual(['succeeded']);
  expect(periods.map(({ startsAt }) => startsAt)).toEqual([testNow]);
  jump(6);
  await renewDue(server.services, new AbortController().signal);
  const once = { memberships: 0, periods: 1, charges: 1, payouts: 0, cards: 1, overlaps: 0 };
  expect(growthOf(before, await ledgerOf(server, member))).toEqual(once);
});

test('[TRST-09] [TRST-03] work that is put off until a time ahead is done by now, and goes on by its times', async () => {
  const working = await createTestServer({ jobs: 'done' });
  await working.db.execute(
    sql`insert into pgboss.job (name, start_after, singleton_on) values ('clean-up', now() + interval '3 hours', localtimestamp + interval '3 hours')`,
  );
  await working.db.execute(sql`update pgboss.version set cron_on = now() + interval '3 hours'`);
  const left = () =>
    working.db
      .select({ id: sql`id` })
      .from(sql`pgboss.job`)
      .where(sql`singleton_on > now() + interval '1 hour' or name = 'clean-up' and state <> 'completed'`);
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 15_000 });
  expect(await working.db.select({ isPast: sql`cron_on <= now()` }).from(sql`pgboss.version`)).toEqual([
    { isPast: true },
  ]);
  await working.close();
});
