import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { attempts } from '#server/db/operations-schema.ts';
import { charges } from '#server/db/schema.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { ledgerOf, makeMember, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { growthOf } from '#tests/support/ledger-growth.ts';

type Servers = readonly [TestServer, TestServer, TestServer];

let entries: Readonly<Record<string, unknown>>[] = [];
const afterRenewal = '2026-12-03T00:00:00.000Z';
const never = new AbortController().signal;
const once = { memberships: 0, periods: 1, charges: 1, payouts: 0, cards: 0, overlaps: 0 };

/** Three servers on one database, whose clocks go by the first one's. */
async function openThree(jobs: 'done' | 'left'): Promise<Servers> {
  const first = await createTestServer({ jobs, log: (entry) => entries.push(entry) });
  const now = () => first.clock.now().getTime();
  return [first, await first.another(now), await first.another(now)];
}

async function closeAll(servers: Servers) {
  for (const server of servers.toReversed()) await server.close();
}

/** A member whose period ends before {@link afterRenewal}, who never comes by, and what they have. */
async function absentMember(server: TestServer) {
  const member = await makeMember(server, 'active');
  return { member, before: await ledgerOf(server, member) };
}

afterEach(() => {
  entries = [];
});

describe('a renewal that is due', () => {
  let servers: Servers;
  let first: TestServer;
  beforeAll(async () => {
    servers = await openThree('left');
    [first] = servers;
  });
  afterEach(() => first.clock.reset());
  afterAll(() => closeAll(servers));

  test('[SUBS-12] [TRST-03] [TRST-01] is charged once by three servers at once, while the member comes by', async () => {
    const here = await signInAs(first, 'active');
    const beforeHere = await ledgerOf(first, here);
    const absent = await Promise.all(Array.from({ length: 5 }, () => absentMember(first)));
    first.clock.set(new Date(afterRenewal));
    await Promise.all([
      ...servers.map(({ services }) => renewDue(services, never)),
      here.get('/users/me'),
      here.get('/membership/summary'),
    ]);
    for (const { member, before } of [...absent, { member: here, before: beforeHere }]) {
      expect(growthOf(before, await ledgerOf(first, member))).toEqual(once);
    }
    expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('[SUBS-12] is charged before its time by nobody, nor where no processor is set up', async () => {
    const { member, before } = await absentMember(first);
    first.clock.set(new Date('2026-12-01T23:59:59.999Z'));
    await renewDue(first.services, never);
    first.clock.set(new Date(afterRenewal));
    await renewDue({ ...first.services, settings: { ...first.services.settings, sandbox: false } }, never);
    expect(await ledgerOf(first, member)).toEqual(before);
  });

  test('[SUBS-12] that fails delays no other job, and is logged', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => absentMember(first)));
    const [{ member: broken, before } = expect.fail('There is nobody.')] = all.toSorted((left, right) =>
      left.member.userId < right.member.userId ? -1 : 1,
    );
    await first.db.execute(
      sql.raw(
        `alter table charges add constraint broken check (user_id <> '${broken.userId}' or created_at < '2026-12-01') not valid`,
      ),
    );
    first.clock.set(new Date(afterRenewal));
    await renewDue(first.services, never);
    expect(await ledgerOf(first, broken)).toEqual(before);
    for (const each of all.filter(({ member }) => member !== broken)) {
      expect(growthOf(each.before, await ledgerOf(first, each.member))).toEqual(once);
    }
    const reported = entries.filter(({ event }) => event === 'renewal not done');
    expect(reported.map(({ user }) => user)).toEqual([broken.userId]);
    await first.db.execute(sql`alter table charges drop constraint broken`);
  });

  test('[SUBS-12] is left to the next server by one that stops', async () => {
    const { member, before } = await absentMember(first);
    first.clock.set(new Date(afterRenewal));
    await renewDue(first.services, AbortSignal.abort());
    expect(await ledgerOf(first, member)).toEqual(before);
    await renewDue(first.services, never);
    expect(growthOf(before, await ledgerOf(first, member))).toEqual(once);
  });

  test('[SUBS-12] begins when the charge that waits at the bank is through', async () => {
    const { member } = await absentMember(first);
    const [charge] = (await ledgerOf(first, member)).charges.slice(-1);
    const settlesAt = new Date(testNow.getTime() + 6000);
    const pending = { status: 'pending', settlesAt } as const;
    await first.db
      .update(charges)
      .set(pending)
      .where(eq(charges.id, charge?.id ?? ''));
    first.clock.set(settlesAt);
    await renewDue(first.services, never);
    expect((await ledgerOf(first, member)).charges.at(-1)?.status).toBe('succeeded');
  });
});

describe('the queue', () => {
  let servers: Servers;
  let first: TestServer;
  beforeAll(async () => {
    servers = await openThree('done');
    [first] = servers;
  });
  afterAll(() => closeAll(servers));

  const moveClock = (now: string) =>
    first.client('localhost').request('/sandbox/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ now }),
    });
  const queued = (name: string) =>
    first.db
      .select({ state: sql<string>`state`, data: sql`data` })
      .from(sql`pgboss.job`)
      .where(sql`name = ${name}`);

  test('[TRST-03] has each piece of work once, however many servers order it', async () => {
    const schedules = await first.db
      .select({ name: sql<string>`name`, cron: sql<string>`cron` })
      .from(sql`pgboss.schedule`)
      .orderBy(sql`name`);
    expect(schedules).toEqual([
      { name: 'clean-up', cron: '*/10 * * * *' },
      { name: 'forgotten-mails', cron: '* * * * *' },
      { name: 'ledger-check', cron: '* * * * *' },
      { name: 'renewals', cron: '* * * * *' },
    ]);
  });

  test('[TRST-03] cleans up, and knows nothing of anybody', async () => {
    await first.db.insert(attempts).values({ keyHash: 'over', times: [testNow], expiresAt: new Date(0) });
    await first.db.execute(sql`insert into pgboss.job (name) values ('clean-up')`);
    await vi.waitFor(async () => expect(await first.db.select().from(attempts)).toEqual([]), {
      timeout: 15_000,
    });
    await vi.waitFor(async () =>
      expect(await queued('clean-up')).toContainEqual({ state: 'completed', data: null }),
    );
  });

  test('[TRST-03] survives a job that fails: it is logged, and the next one runs', async () => {
    await first.db.execute(sql`alter table ${attempts} rename to hidden`);
    await first.db.execute(sql`insert into pgboss.job (name) values ('clean-up')`);
    await vi.waitFor(
      async () => expect((await queued('clean-up')).map(({ state }) => state)).toContain('failed'),
      {
        timeout: 15_000,
      },
    );
    expect(entries.map(({ event }) => event)).toContain('job not done');
    await first.db.execute(sql`alter table hidden rename to ${attempts}`);
    await first.db.execute(sql`insert into pgboss.job (name) values ('clean-up')`);
    await vi.waitFor(
      async () => expect((await queued('clean-up')).map(({ state }) => state)).toContain('completed'),
      { timeout: 15_000 },
    );
  });

  test('[TRST-03] [SUBS-12] has a renewal charged once when its time comes, without a call by its member', async () => {
    const { member, before } = await absentMember(first);
    expect((await moveClock(afterRenewal)).status).toBe(200);
    await Promise.all(servers.map(({ services }) => services.jobs.renewSoon()));
    await vi.waitFor(async () => expect(growthOf(before, await ledgerOf(first, member))).toEqual(once), {
      timeout: 30_000,
    });
    const [charge] = (await ledgerOf(first, member)).charges.slice(-1);
    expect(charge).toMatchObject({ amountCents: 2500, status: 'succeeded' });
  });

  test('[TRST-03] is left by servers that close, and worked off by the one that stays', async () => {
    const [, second, third] = servers;
    for (const { services } of [second, third]) await services.jobs.close();
    await first.db.execute(sql`delete from pgboss.job where name = 'clean-up'`);
    await first.db.execute(sql`insert into pgboss.job (name) values ('clean-up')`);
    await vi.waitFor(async () =>
      expect((await queued('clean-up')).map(({ state }) => state)).toEqual(['completed']),
    );
  });
});
