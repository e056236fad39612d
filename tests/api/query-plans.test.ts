import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { continueBackfills } from '#server/db/backfills.ts';
import { runMaintenance } from '#server/db/maintenance.ts';
import { ledgerChecks } from '#server/db/ledger-schema.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { checkInRounds } from '#server/ledger/check-in-rounds.ts';
import { clearedMails } from '#server/mail/deliver.ts';
import { writeRenewalNotices } from '#server/mail/renewal-notices.ts';
import { writeOrderedMails } from '#server/mail/write-ordered-mails.ts';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { cardBody, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { addBulkMembers } from '#tests/support/bulk-members.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const members = 100_000;
const never = new AbortController().signal;

const rowsOf = v.object({ rows: v.array(v.object({ name: v.string() })) });

test('[SCAL-01] every foreign key has an index, so that nobody scans a table to erase a row', async () => {
  const { db, close } = await openDemoDatabase(testNow);
  const answer = await db.execute(sql`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indpred is null and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    order by name`);
  expect(v.parse(rowsOf, answer).rows).toEqual([]);
  await close();
});

interface Asked {
  text: string;
  values: unknown[] | undefined;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

describe.skipIf(isEmbedded)(`at ${members} members`, { timeout: 300_000 }, () => {
  let server: TestServer;
  let explainer: Client;
  let member: TestMember;
  let big: Set<string>;

  beforeAll(async () => {
    let address = '';
    server = await createTestServer({ database: { reach: (url) => (address = url) } });
    await addBulkMembers(server.db, { members, purchases: 2, now: testNow, endsAt: new Date('2026-12-05') });
    await server.db.execute(sql`
      update card_transactions set reward_status = 'pending', expected_at = '2026-12-05Z'
      where id in (select id from card_transactions where description = 'Bulk store' limit 5000)`);
    await server.db.execute(
      sql`update contribution_months set giving = 'passedOn' where month < '2026-11-01'`,
    );
    await server.db.execute(sql`
      with unpaid as (
        update memberships set status = 'overdue' where id in (select id from memberships where status = 'active' limit 500)
        returning id)
      update dunning set due_at = '2026-12-04Z' where membership_id in (select id from unpaid)`);
    member = await signInAs(server, 'active');
    explainer = new Client({ connectionString: address });
    await explainer.connect();
    const { rows } = await explainer.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples >= ${members / 2}`,
    );
    big = new Set(rows.map(({ name }) => name));
  }, 300_000);
  afterEach(() => server.clock.reset());
  afterAll(async () => {
    await explainer.end();
    await server.close();
  });

  /** The big tables that are scanned by the queries of an act, each with the query. */
  async function scansIn(act: () => Promise<unknown>) {
    const asked = new Map<string, Asked>();
    const spy = vi.spyOn(Client.prototype, 'query');
    await act();
    for (const [config, values] of spy.mock.calls as unknown as [string | Asked, unknown[] | undefined][]) {
      const { text, values: own } = typeof config === 'string' ? { text: config, values } : { ...config };
      if (/^\s*(select|with|insert|update|delete)\b/i.test(text))
        asked.set(text, { text, values: values ?? own });
    }
    spy.mockRestore();
    expect(asked.size).toBeGreaterThan(0);
    const scans: string[] = [];
    for (const { text, values } of asked.values()) {
      const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      for (const table of plan ? scansOf(plan) : []) if (big.has(table)) scans.push(`${table}: ${text}`);
    }
    return scans;
  }

  test('the tables of members are big', () => {
    expect([...big].sort()).toEqual([
      'account_history',
      'card_transactions',
      'cards',
      'charges',
      'contribution_months',
      'ledger_entries',
      'ledger_postings',
      'lottery_tickets',
      'membership_subscriptions',
      'memberships',
      'reward_balances',
      'sessions',
      'users',
    ]);
  });

  test.each([
    ['a login', () => server.client().login('bulk-1@example.com', 'wrong')],
    ['the member', () => member.get('/users/me')],
    ['the summary', () => member.get('/membership/summary')],
    ['the purchases', () => member.get('/transactions')],
    ['the contributions', () => member.get('/membership/contributions?unit=month&dateFrom=2026-01-01')],
    ['the charges', () => member.get('/membership/charges')],
    ['the history', () => member.get('/users/me/history')],
    ['the saved offers', () => member.get('/users/me/saved-offers')],
    ['the updates', () => member.get('/users/me/updates')],
    ['the sessions', () => member.get('/users/me/sessions')],
    ['the referrals', () => member.get('/referrals')],
    ['the cards', () => member.get('/cards')],
    ['the payouts', () => member.get('/payouts')],
    ['linking a card', () => member.post('/cards', cardBody(member, '5555', 'mastercard'), newKey())],
    ['a withdrawal', () => member.post('/payouts', { amount: 5 }, newKey())],
    ['a change of the profile', () => member.send('PATCH', '/users/me', { firstName: 'Maya' })],
    ['an upgrade', () => member.send('PATCH', '/membership', { ...planBody('Captain') }, newKey())],
    [
      'a sign-up',
      async () => {
        const joining = await signInAs(server, 'abandoned');
        await joining.post('/cards', { ...cardBody(joining), ...planBody('Captain') }, newKey());
      },
    ],
    ['the logout', async () => (await signInAs(server, 'active')).post('/logout')],
  ])('[SCAL-01] no big table is scanned for %s', async (_, act) => {
    expect(await scansIn(act)).toEqual([]);
  });

  test.each([
    ['renewals, while nobody is due', () => renewDue(server.services, never)],
    ['backfills', () => continueBackfills(server.db, never)],
    ['mails that were forgotten', () => clearedMails(server.services)],
    ['mails that were ordered', () => writeOrderedMails(server.services, server.services.jobs)],
    ['notices of annual renewals', () => writeRenewalNotices(server.services, server.services.jobs)],
    ['the clean-up', () => deleteExpired(server.db, testNow)],
    ['the maintenance', () => runMaintenance(server.db)],
    [
      'the check of the ledger',
      async () => {
        await server.db.update(backfills).set({ isDone: true });
        await checkInRounds(server.services, never);
        expect(await server.db.select().from(ledgerChecks)).toMatchObject([
          { begunAt: expect.any(Date) as Date },
        ]);
      },
    ],
    [
      'tries of what is unpaid, while all of it is due',
      () => {
        server.clock.set(new Date('2026-12-04T23:00:00.000Z'));
        return renewDue(server.services, never);
      },
    ],
    [
      'renewals, while everybody is due',
      () => {
        server.clock.set(new Date('2026-12-05T01:00:00.000Z'));
        const stopping = new AbortController();
        let batches = 0;
        const stopAfterOne = () => {
          batches += 1;
          return Promise.resolve(batches > 1 ? stopping.abort() : undefined);
        };
        return renewDue(server.services, stopping.signal, stopAfterOne);
      },
    ],
  ])('[SCAL-01] no big table is scanned for %s', async (_, act) => {
    expect(await scansIn(act)).toEqual([]);
  });
});
