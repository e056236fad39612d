import { eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashingRules, hashPassword, observePasswords } from '#server/auth/password.ts';
import { cardTransactions, contributionMonths, referrals } from '#server/db/activity-schema.ts';
import { openEmbedded } from '#server/db/database.ts';
import { charges, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import { dunning } from '#server/db/debts-schema.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { ledgerChecks } from '#server/db/ledger-schema.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { makeMember } from '#tests/support/api-members.ts';
import { createTestServer, startTestServer, testNow } from '#tests/support/api-server.ts';
import { openCollector } from '#tests/support/collector.ts';
import { openWatch } from '#tests/support/measured.ts';

const ago = (seconds: number) => new Date(testNow.getTime() - seconds * 1000);
const pool = { 'db.client.connection.pool.name': 'all' };
const inState = (state: string) => ({ ...pool, 'db.client.connection.state': state });

async function openWatched(sandbox: boolean) {
  const watch = openWatch();
  const server = await createTestServer({ jobs: 'done', telemetry: watch.telemetry, settings: { sandbox } });
  onTestFinished(() => server.close());
  return { ...watch, server };
}

test('[TRST-08] the connections of a pool are reported as used and free, with what waits for one', async () => {
  const { telemetry, measure } = openWatch();
  const { db, close } = await openEmbedded({ telemetry });
  onTestFinished(close);
  await db.execute(sql`select 1`);
  const count = () => measure('db.client.connection.count');
  const pending = () => measure('db.client.connection.pending_requests');
  expect(await count()).toEqual([
    { value: 0, facts: inState('used') },
    { value: 1, facts: inState('idle') },
  ]);
  expect(await measure('db.client.connection.max')).toEqual([{ value: 1, facts: pool }]);
  expect(await pending()).toEqual([{ value: 0, facts: pool }]);
  const others: Promise<unknown>[] = [];
  await db.transaction(async () => {
    others.push(...[1, 2].map(() => db.execute(sql`select 1`).then(String)));
    await expect.poll(pending).toEqual([{ value: 2, facts: pool }]);
    expect(await count()).toEqual([
      { value: 1, facts: inState('used') },
      { value: 0, facts: inState('idle') },
    ]);
  });
  await Promise.all(others);
  expect(await pending()).toEqual([{ value: 0, facts: pool }]);
});

test('[TRST-08] each queue is reported with its length and the age of its oldest job', async () => {
  const { server, measure } = await openWatched(true);
  const of = (queue: string) => ({ 'messaging.destination.name': queue });
  const queues = ['mails', 'renewals', 'forgotten-mails', 'clean-up', 'ledger-check'];
  await server.services.jobs.sendMail(crypto.randomUUID());
  await server.services.jobs.sendMail(crypto.randomUUID());
  await server.db.execute(
    sql`update pgboss.job set start_after = now() - interval '95 seconds' where name = 'mails'`,
  );
  await expect
    .poll(() => measure('member_rewards.job.waiting'))
    .toEqual(queues.map((queue) => ({ value: queue === 'mails' ? 2 : 0, facts: of(queue) })));
  const ages = await measure('member_rewards.job.lateness');
  expect(ages.map(({ facts }) => facts)).toEqual(queues.map(of));
  expect(ages[0]?.value).toBeGreaterThanOrEqual(95);
  expect(ages[0]?.value).toBeLessThan(120);
  expect(ages.slice(1).map(({ value }) => value)).toEqual([0, 0, 0, 0]);
});

test('[TRST-08] the oldest work that is due is reported with its age, and nothing where nothing is due', async () => {
  const { server, measure } = await openWatched(true);
  const due = () => measure('member_rewards.due.lateness');
  const { db } = server;
  await db.update(memberships).set({ renewsAt: ago(-60) });
  await db.update(charges).set({ status: 'succeeded' });
  await db.update(cardTransactions).set({ expectedAt: ago(-60) });
  await db.update(contributionMonths).set({ giving: 'waiting' });
  await db.update(referrals).set({ completesAt: ago(-60) });
  await db.update(membershipSubscriptions).set({ lastChargeAt: null });
  await db.update(dunning).set({ dueAt: ago(-60) });
  await db.delete(dueEffects);
  const works = [
    'renewal',
    'last round-ups',
    'unpaid',
    'charge',
    'effect',
    'reward',
    'referral',
    'giving',
    'mail',
  ];
  const nothing = works.map((work) => ({
    value: 0,
    facts: { work },
  }));
  expect(await due()).toEqual(nothing);
  const [old, older] = [await makeMember(server, 'active'), await makeMember(server, 'churned')];
  await db
    .update(memberships)
    .set({ renewsAt: ago(90) })
    .where(eq(memberships.userId, old.userId));
  await db
    .update(memberships)
    .set({ renewsAt: ago(900) })
    .where(eq(memberships.userId, older.userId));
  const left = db
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.userId, older.userId));
  await db
    .update(membershipSubscriptions)
    .set({ lastChargeAt: ago(70) })
    .where(inArray(membershipSubscriptions.membershipId, left));
  const [unpaid] = await db.select({ id: dunning.membershipId }).from(dunning).limit(1);
  await db
    .update(dunning)
    .set({ dueAt: ago(60) })
    .where(eq(dunning.membershipId, unpaid?.id ?? ''));
  const [charge] = await db.select({ id: charges.id }).from(charges).limit(1);
  await db
    .update(charges)
    .set({ status: 'pending', settlesAt: ago(30) })
    .where(eq(charges.id, charge?.id ?? ''));
  const [reward] = await db
    .select({ id: cardTransactions.id })
    .from(cardTransactions)
    .where(eq(cardTransactions.rewardStatus, 'pending'))
    .limit(1);
  await db
    .update(cardTransactions)
    .set({ expectedAt: ago(50) })
    .where(eq(cardTransactions.id, reward?.id ?? ''));
  await db
    .update(referrals)
    .set({ completesAt: ago(40) })
    .where(eq(referrals.status, 'pending'));
  await db
    .update(contributionMonths)
    .set({ giving: 'due' })
    .where(eq(contributionMonths.month, '2026-09-01'));
  await db
    .insert(dueEffects)
    .values({ clientId: 'varsity', userId: older.userId, kind: 'membershipEnded', at: ago(20) })
    .onConflictDoNothing();
  const mail = { clientId: 'varsity', recipient: 'a@example.com', subject: 's', body: 'b' };
  await db.insert(outboxMails).values({ ...mail, state: 'waiting', createdAt: ago(240) });
  await db.insert(outboxMails).values({ ...mail, state: 'kept', createdAt: ago(2400) });
  expect(await due()).toEqual([
    { value: 90, facts: { work: 'renewal' } },
    { value: 70, facts: { work: 'last round-ups' } },
    { value: 60, facts: { work: 'unpaid' } },
    { value: 30, facts: { work: 'charge' } },
    { value: 20, facts: { work: 'effect' } },
    { value: 50, facts: { work: 'reward' } },
    { value: 40, facts: { work: 'referral' } },
    { value: 48.5 * 86_400, facts: { work: 'giving' } },
    { value: 240, facts: { work: 'mail' } },
  ]);
});

test('[TRST-08] a server that renews nobody reports no renewal as late', async () => {
  const { server, measure } = await openWatched(false);
  await server.db.update(memberships).set({ renewsAt: ago(90) });
  const reported = await measure('member_rewards.due.lateness');
  expect(reported.map(({ facts }) => facts)).toEqual([
    { work: 'charge' },
    { work: 'effect' },
    { work: 'reward' },
    { work: 'referral' },
    { work: 'mail' },
  ]);
});

test('[TRST-08] [LIFE-01] differences of the ledger are reported as the last round found them, or more at once', async () => {
  const { server, measure } = await openWatched(true);
  const reported = async (found: Partial<typeof ledgerChecks.$inferInsert>) => {
    await server.db.update(ledgerChecks).set({ ...found, endedAt: new Date() });
    return measure('member_rewards.ledger.differences');
  };
  expect(await reported({})).toEqual([{ value: 0 }]);
  expect(await reported({ lastDifferences: 3 })).toEqual([{ value: 3 }]);
  expect(await reported({ differences: 5 })).toEqual([{ value: 5 }]);
});

test('[TRST-08] passwords that wait, and those that were turned away, are reported', async () => {
  const { telemetry, measure } = openWatch();
  observePasswords(telemetry);
  const waiting = () => measure('member_rewards.password.waiting');
  const refused = async () => (await measure('member_rewards.password.refused'))[0]?.value ?? 0;
  const { atOnce, waiting: most, knownWaiting } = hashingRules;
  const before = await refused();
  const hash = (isKnown: boolean) =>
    hashPassword('Demo!2345', 4, { isKnown, network: '203.0.113.1' }).catch(() => null);
  const many = Array.from({ length: atOnce + most + 3 }, () => hash(false));
  const known = Array.from({ length: knownWaiting + 2 }, () => hash(true));
  expect(await waiting()).toEqual([
    { value: knownWaiting, facts: { device: 'known' } },
    { value: most, facts: { device: 'unknown' } },
  ]);
  expect((await refused()) - before).toBe(5);
  await Promise.all([...many, ...known]);
  expect((await waiting()).map(({ value }) => value)).toEqual([0, 0]);
});

test('[TRST-08] all of it is sent at the interval that OpenTelemetry names, while the server runs', async () => {
  vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '200');
  onTestFinished(() => void vi.unstubAllEnvs());
  const collector = await openCollector();
  const server = await startTestServer({ pages: 'none', sandbox: true, telemetryUrl: collector.url });
  onTestFinished(() => server.stop());
  const units = {
    'db.client.connection.count': '{connection}',
    'db.client.connection.max': '{connection}',
    'db.client.connection.pending_requests': '{request}',
    'member_rewards.password.waiting': '{request}',
    'member_rewards.password.refused': '{request}',
    'member_rewards.job.waiting': '{job}',
    'member_rewards.job.lateness': 's',
    'member_rewards.due.lateness': 's',
    'member_rewards.ledger.differences': '{difference}',
  };
  const sent = () =>
    Object.fromEntries(Object.keys(units).map((name) => [name, collector.latest(name)?.unit]));
  await expect.poll(sent, { timeout: 30_000 }).toEqual(units);
  const poolsBy = (name: string) => ({ 'db.client.connection.pool.name': name });
  expect(collector.latest('db.client.connection.max')?.points).toEqual(
    process.env['TEST_DATABASE_URL'] === undefined
      ? [{ facts: pool, value: 1 }]
      : [
          { facts: poolsBy('requests'), value: 10 },
          { facts: poolsBy('jobs'), value: 2 },
        ],
  );
  expect(collector.text()).not.toContain('varsity');
});
