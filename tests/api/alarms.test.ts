import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { hashingRules, setHashWorkers } from '#server/auth/password.ts';
import type { HealthIssue } from '#server/db/database.ts';
import { backfills, outboxMails } from '#server/db/operations-schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { rememberClock } from '#server/sandbox/shared-sandbox.ts';
import { openOperated, openVisitor, type Operated } from '#tests/support/provoked.ts';

const patience = { timeout: 20_000 };
const proxied = { trustedProxies: ['127.0.0.0/8', '::1'] };
const inPool = (pool: string) => ({ 'db.client.connection.pool.name': pool });
const pool = process.env['TEST_DATABASE_URL'] === undefined ? 'all' : 'requests';

const ready = async ({ ask }: Operated) => {
  const { status, text } = await ask('/health/ready');
  return [status, JSON.parse(text) as unknown];
};

async function memberOf({ services: { db, clock } }: Operated) {
  return createDemoMember(db, { clientId: 'varsity', state: 'active', now: clock.now() });
}

test('[SCAL-04] alarm `/health/ready` is 503 "database away"; alarm `/health/live` fails; alarm `/health/ready` is 503 "disk nearly full"', async () => {
  let answer: () => Promise<HealthIssue | null> = () => Promise.resolve(null);
  const probe = { probe: () => answer(), isReachable: () => Promise.resolve(true) };
  const server = await openOperated({}, probe);
  const live = async () => (await server.ask('/health/live')).status;
  expect([await ready(server), await live()]).toEqual([[200, { status: 'ready' }], 200]);
  answer = () => Promise.reject(new Error('away'));
  await expect.poll(() => ready(server), patience).toEqual([503, { status: 'database away' }]);
  await expect.poll(live, patience).toBe(503);
  answer = () => Promise.resolve('disk nearly full');
  await expect.poll(() => ready(server), patience).toEqual([503, { status: 'disk nearly full' }]);
  await expect.poll(live, patience).toBe(200);
});

test('[SCAL-04] alarm `POST …/login` with 520 `i_auth_005`; alarm `member_rewards.password.waiting`; alarm `member_rewards.password.refused`; alarm p99 of `http.server.request.duration`', async () => {
  const { exponent, atOnce } = hashingRules;
  onTestFinished(() => {
    hashingRules.exponent = exponent;
    setHashWorkers(atOnce);
  });
  hashingRules.exponent = 16;
  const server = await openOperated({ ...proxied, hashWorkers: 1 });
  const post = await openVisitor(server);
  const login = (each: number) =>
    post('/login', { email: `no${each}@example.com`, password: 'Wrong!2345' }, `198.51.100.${each}`);
  await Promise.all(Array.from({ length: 24 }, (_, each) => login(each)));
  const ofLogins = server.entries.filter(({ path }) => path === '/w/v1/varsity/login');
  const full = ofLogins.filter(({ refusal }) => refusal === 'i_auth_005');
  expect(full.length / ofLogins.length).toBeGreaterThan(0.05);
  expect(new Set(full.map(({ status }) => status))).toEqual(new Set([520]));
  const waiting = () => server.peak('member_rewards.password.waiting', { device: 'unknown' });
  expect(waiting()).toBeGreaterThanOrEqual(10);
  await expect
    .poll(() => server.peak('member_rewards.password.refused') / ofLogins.length, patience)
    .toBeGreaterThan(0.05);
  const slowest = () =>
    server.collector
      .figures()
      .filter(({ name }) => name === 'http.server.request.duration')
      .flatMap(({ histogram }) => histogram.dataPoints)
      .filter(({ attributes: facts }) => facts['http.route'] === '/w/v1/:client/login')
      .map(({ max }) => max ?? 0);
  await expect.poll(() => Math.max(0, ...slowest()), patience).toBeGreaterThan(2);
});

test('[SCAL-04] alarm `db.client.connection.pending_requests`; alarm `db.client.connection.count`, used', async () => {
  const server = await openOperated();
  const { db } = server.services;
  await expect.poll(() => server.peak('db.client.connection.max', inPool(pool)), patience).toBeGreaterThan(0);
  const most = server.peak('db.client.connection.max', inPool(pool));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holders = Array.from({ length: most }, () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await held;
    }),
  );
  const others = Array.from({ length: 6 }, () => server.ask('/w/v1/varsity/theme'));
  await expect
    .poll(() => server.peak('db.client.connection.pending_requests', inPool(pool)), patience)
    .toBeGreaterThanOrEqual(5);
  const used = { ...inPool(pool), 'db.client.connection.state': 'used' };
  expect(server.peak('db.client.connection.count', used) / most).toBeGreaterThanOrEqual(0.9);
  release();
  await Promise.all([...holders, ...others]);
});

test('[SCAL-04] alarm `member_rewards.job.lateness`; alarm `member_rewards.job.waiting`; alarm `member_rewards.due.lateness`', async () => {
  const server = await openOperated();
  const { db } = server.services;
  const mails = { 'messaging.destination.name': 'mails' };
  await db.execute(
    sql`insert into pgboss.job (name, start_after) select 'mails', now() - interval '6 minutes' from generate_series(1, 101)`,
  );
  const mail = { clientId: 'varsity', recipient: 'a@example.com', subject: 's', body: 'b' };
  const createdAt = new Date(server.services.clock.now().getTime() - 660_000);
  await db.insert(outboxMails).values({ ...mail, state: 'waiting', createdAt });
  await expect.poll(() => server.peak('member_rewards.job.waiting', mails), patience).toBeGreaterThan(100);
  expect(server.peak('member_rewards.job.lateness', mails)).toBeGreaterThan(300);
  await expect
    .poll(() => server.peak('member_rewards.due.lateness', { work: 'mail' }), patience)
    .toBeGreaterThan(600);
});

test('[SCAL-04] alarm status 500; alarm status 421; alarm `proxy not trusted`', async () => {
  const server = await openOperated();
  const elsewhere = 'varsity.elsewhere.example';
  expect((await server.ask('/w/v1/harbor', { host: elsewhere })).status).toBe(421);
  expect(server.entries.at(-1)).toMatchObject({ status: 421, host: `${elsewhere}:${server.port}` });
  await server.ask('/w/v1/varsity', { headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(server.logged('proxy not trusted')).toMatchObject([
    { level: 'error', proxy: expect.stringMatching(/^127\.0\.0\.1$|^::1$/) as string },
  ]);
  await server.services.db.execute(sql`alter table themes rename to hidden`);
  const broken = await server.ask('/w/v1/varsity/theme');
  expect(broken.status).toBe(500);
  expect(server.entries.at(-1)).toMatchObject({
    level: 'error',
    status: 500,
    id: expect.stringMatching(/^[\w-]{36}$/) as string,
    error: expect.stringContaining('themes') as string,
  });
  const statuses = () =>
    server.collector
      .figures()
      .filter(({ name }) => name === 'http.server.request.duration')
      .flatMap(({ histogram }) => histogram.dataPoints)
      .map(({ attributes: facts }) => facts['http.response.status_code']);
  await expect.poll(statuses, patience).toEqual(expect.arrayContaining([421, 500]));
});

test('[SCAL-04] alarm `mail is not sent`; alarm `mail given up`; alarm `mail lost`', async () => {
  const server = await openOperated({ ...proxied, production: true, sandbox: false, smtpUrl: null });
  expect(server.logged('mail is not sent')).toMatchObject([{ level: 'error', failure: 'no SMTP_URL' }]);
  const members = [await memberOf(server), await memberOf(server), await memberOf(server)];
  const post = await openVisitor(server);
  const ask = async ({ email }: { email: string }) =>
    expect((await post('/password-reset-begin', { email })).status).toBe(204);
  for (const member of members) await ask(member);
  const givenUp = { level: 'error', client: 'varsity', failure: 'no SMTP_URL' };
  await expect
    .poll(() => server.logged('mail given up'), patience)
    .toMatchObject([givenUp, givenUp, givenUp]);
  await server.services.db.execute(sql`alter table outbox_mails rename to hidden`);
  await ask(await memberOf(server));
  await expect
    .poll(() => server.logged('mail lost'), patience)
    .toMatchObject([
      { level: 'error', client: 'varsity', error: expect.stringContaining('outbox_mails') as string },
    ]);
});

test('[SCAL-04] alarm `renewal not done`; alarm `job not done`', async () => {
  const server = await openOperated();
  const { db, clock, jobs } = server.services;
  const { userId } = await memberOf(server);
  await db.execute(
    sql.raw(
      `alter table charges add constraint broken check (user_id <> '${userId}' or created_at < '${clock.now().toISOString()}') not valid`,
    ),
  );
  clock.advance(40 * 86_400_000);
  await rememberClock(server.services);
  await jobs.renewSoon();
  await expect
    .poll(() => server.logged('renewal not done'), patience)
    .toMatchObject([{ level: 'error', user: userId, error: expect.stringContaining('broken') as string }]);
  await db.execute(sql`alter table charges drop constraint broken`);
  await db.execute(sql`alter table memberships rename to hidden`);
  for (const failures of [1, 2, 3]) {
    await jobs.renewSoon();
    await expect.poll(() => server.logged('job not done').length, patience).toBeGreaterThanOrEqual(failures);
  }
  expect(server.logged('job not done')[0]).toMatchObject({
    level: 'error',
    error: expect.stringContaining('memberships') as string,
  });
});

test('[SCAL-04] alarm `member_rewards.ledger.differences`', async () => {
  const server = await openOperated();
  const { db, jobs } = server.services;
  const { userId } = await memberOf(server);
  await db.execute(
    sql`update reward_balances set confirmed_cents = confirmed_cents + 9 where user_id = ${userId}`,
  );
  await jobs.renewSoon();
  const open = () => db.$count(backfills, eq(backfills.isDone, false));
  await expect.poll(open, patience).toBe(0);
  await db.execute(sql`insert into pgboss.job (name) values ('ledger-check')`);
  await expect
    .poll(() => server.peak('member_rewards.ledger.differences'), patience)
    .toBeGreaterThanOrEqual(1);
  expect(server.logged('ledger differs')).toMatchObject([{ level: 'error', user: userId }]);
});
