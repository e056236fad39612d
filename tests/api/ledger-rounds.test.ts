import { countDistinct, eq, gt, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { rewardBalances } from '#server/db/activity-schema.ts';
import { continueBackfills } from '#server/db/backfills.ts';
import { ledgerChecks } from '#server/db/ledger-schema.ts';
import { users } from '#server/db/schema.ts';
import { checkInRounds } from '#server/ledger/check-in-rounds.ts';
import { createTestServer, testNow } from '#tests/support/api-server.ts';
import { addBulkMembers } from '#tests/support/bulk-members.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const never = new AbortController().signal;

/** A server whose opening balances are there, and the log of its checks. */
async function openChecked() {
  const entries: Readonly<Record<string, unknown>>[] = [];
  let address = '';
  const server = await createTestServer({
    log: (entry) => entries.push(entry),
    database: isEmbedded ? {} : { reach: (url) => (address = url) },
  });
  onTestFinished(() => server.close());
  const check = () => checkInRounds(server.services, never);
  const state = async () => {
    const [row] = await server.db.select().from(ledgerChecks);
    return row && { ...row, hasEnded: row.endedAt !== null };
  };
  const nextDay = () =>
    server.db.execute(sql`update ledger_checks set ended_at = ended_at - interval '1 day'`);
  return { server, entries, check, state, nextDay, address: () => address };
}

const idle = { position: null, differences: 0, hasEnded: true };

test('[LIFE-01] [TRST-08] a round a day compares every member, logs each difference once, and counts them', async () => {
  const { server, entries, check, state, nextDay } = await openChecked();
  await addBulkMembers(server.db, { members: 500, purchases: 0, now: testNow, endsAt: testNow });
  await check();
  expect(await state()).toMatchObject({ position: null, hasEnded: false, begunAt: null });
  await continueBackfills(server.db, never);
  await check();
  expect(await state()).toMatchObject({ ...idle, lastDifferences: 0 });
  expect(entries).toEqual([]);

  const [user] = await server.db
    .select({ id: users.id, clientId: users.clientId })
    .from(users)
    .innerJoin(rewardBalances, eq(rewardBalances.userId, users.id))
    .orderBy(sql`${users.id} desc`)
    .limit(1);
  const change = (cents: number) =>
    server.db.execute(sql`
      update reward_balances set confirmed_cents = confirmed_cents + ${cents}
      where ctid = (select ctid from reward_balances where user_id = ${user?.id} limit 1)`);
  await change(9);
  await check();
  expect(entries).toEqual([]);
  await nextDay();
  await check();
  expect(await state()).toMatchObject({ ...idle, lastDifferences: 1 });
  expect(entries).toMatchObject([
    {
      level: 'error',
      event: 'ledger differs',
      client: user?.clientId,
      user: user?.id,
      what: 'balance: confirmed',
    },
  ]);
  expect(Object.keys(entries[0] ?? {})).not.toContain('email');
  await change(-9);
  await nextDay();
  await check();
  expect(await state()).toMatchObject({ ...idle, lastDifferences: 0 });
  expect(entries).toHaveLength(1);
});

test('[LIFE-01] a round that was stopped goes on where it was, with what it had found', async () => {
  const { server, check, state } = await openChecked();
  await continueBackfills(server.db, never);
  const [middle] = await server.db.select({ id: users.id }).from(users).orderBy(users.id).offset(3).limit(1);
  await server.db.execute(sql`update reward_balances set pending_cents = pending_cents + 1`);
  await server.db.update(ledgerChecks).set({ position: middle?.id, differences: 40 });
  await checkInRounds(server.services, AbortSignal.abort());
  expect(await state()).toMatchObject({ position: middle?.id, differences: 40 });
  await check();
  const [left] = await server.db
    .select({ members: countDistinct(rewardBalances.userId) })
    .from(rewardBalances)
    .where(gt(rewardBalances.userId, middle?.id ?? ''));
  expect(left?.members).toBeGreaterThan(0);
  expect(await state()).toMatchObject({ ...idle, lastDifferences: 40 + (left?.members ?? 0) });
});

test.skipIf(isEmbedded)('[LIFE-01] is left alone while another server works at it', async () => {
  const { server, check, state, address } = await openChecked();
  await continueBackfills(server.db, never);
  const other = new Client({ connectionString: address() });
  await other.connect();
  await other.query('begin');
  await other.query('select from ledger_checks for update');
  await check();
  expect(await state()).toMatchObject({ position: null, hasEnded: false });
  await other.query('rollback');
  await other.end();
  await Promise.all([check(), check(), check()]);
  expect(await state()).toMatchObject({ ...idle, lastDifferences: 0 });
});
