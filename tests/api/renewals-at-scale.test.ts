import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openDemoDatabase, type DemoDatabase } from '#tests/support/api-database.ts';
import { testNow } from '#tests/support/api-server.ts';
import { addBulkMembers } from '#tests/support/bulk-members.ts';
import { renewByProcesses, startRenewProcess } from '#tests/support/renew-processes.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const countedRows = v.object({ rows: v.array(v.object({ number: v.number(), members: v.number() })) });
const members = 3000;
const endsAt = new Date('2026-11-25T23:59:59.999Z');
const due = new Date('2026-11-26T00:10:00.000Z');
const bulk = sql`user_id in (select id from users where email like 'bulk-%')`;
const renewed = sql`${bulk} and created_at > ${endsAt.toISOString()}::timestamptz`;

describe.skipIf(isEmbedded)(
  `${members} renewals, rewards and gifts that are due at once`,
  { timeout: 120_000 },
  () => {
    let database: DemoDatabase;
    let address = '';
    beforeEach(async () => {
      database = await openDemoDatabase(testNow, { reach: (url) => (address = url) });
      await addBulkMembers(database.db, { members, purchases: 3, now: testNow, endsAt });
      await database.db.execute(sql`
      update card_transactions set reward_status = 'pending', round_up_amount_cents = 0, expected_at = ${endsAt.toISOString()}::timestamptz where ${bulk}`);
    });
    afterEach(() => database.close());

    /** How many members have each number of something. */
    async function numbersOf(
      table: 'charges' | 'debts' | 'account_history' | 'lottery_tickets',
      condition = sql`true`,
    ) {
      const answer = await database.db.execute(sql`
      select number, count(*)::int as members from (
        select count(*)::int as number from ${sql.identifier(table)} where ${bulk} and ${condition} group by user_id
      ) as counted group by number order by number`);
      return v.parse(countedRows, answer).rows;
    }

    async function expectOnce() {
      expect(
        await numbersOf('account_history', sql`kind = 'cashBackConfirmed' and amount_cents = 75`),
      ).toEqual([{ number: 1, members }]);
      const balance = sql`${bulk} and pending_cents = 0 and confirmed_cents = 75`;
      expect(await database.db.$count(sql`reward_balances`, balance)).toBe(members);
      const given = sql`${bulk} and month = '2026-10-01' and amount_cents = 100`;
      expect(await database.db.$count(sql`donations`, bulk)).toBe(members);
      expect(await database.db.$count(sql`donations`, given)).toBe(members);
      const afterwards = sql`created_at > ${endsAt.toISOString()}::timestamptz`;
      const paid = sql`${afterwards} and status = 'succeeded' and amount_cents = 2500`;
      expect(await numbersOf('charges', afterwards)).toEqual([{ number: 1, members }]);
      expect(await numbersOf('charges', paid)).toEqual([{ number: 1, members }]);
      expect(await numbersOf('account_history', sql`kind = 'planRenewed'`)).toEqual([{ number: 1, members }]);
      expect(await numbersOf('lottery_tickets', sql`month = '2026-11-01'`)).toEqual([{ number: 5, members }]);
      expect(await numbersOf('lottery_tickets', sql`month = '2026-12-01'`)).toEqual([{ number: 5, members }]);
      const begun = sql`${bulk} and status = 'active' and renews_at = '2026-12-25T23:59:59.999Z'`;
      expect(await database.db.$count(sql`memberships`, begun)).toBe(members);
      expect(await database.db.$count(sql`due_claims`, bulk)).toBe(0);
    }

    test('[SCAL-01] [TRST-01] are done once each by three processes together', async () => {
      expect((await renewByProcesses(3, address, due)).errors).toEqual([]);
      await expectOnce();
    });

    /** Kills a process as soon as a condition holds of some of what it does at an instant, and lets two others go on. */
    async function killInTheMiddle(instant: Date, countDone: () => Promise<number>) {
      const killed = await startRenewProcess(address, instant);
      const gone = killed.go();
      await expect.poll(countDone, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
      await killed.kill();
      await gone;
      expect(await countDone()).toBeLessThan(members);
      await database.db.execute(sql`update due_claims set until = now()`);
      expect((await renewByProcesses(2, address, instant)).errors).toEqual([]);
    }

    test('[SCAL-01] [TRST-03] are done once each though a process is killed in the middle', async () => {
      await killInTheMiddle(due, () => database.db.$count(sql`charges`, renewed));
      await expectOnce();
    });

    test('[LIFE-04] [TRST-03] are tried again once each though a process is killed in the middle of the tries', async () => {
      await database.db.execute(sql`update cards set last_digits = '0259' where ${bulk}`);
      expect((await renewByProcesses(2, address, due)).errors).toEqual([]);
      const tries = sql`status = 'declined' and amount_cents = 2500`;
      expect(await numbersOf('charges', tries)).toEqual([{ number: 1, members }]);
      const again = sql`${bulk} and status = 'declined' and created_at >= '2026-11-29'`;
      await killInTheMiddle(new Date('2026-11-29T00:10:00.000Z'), () =>
        database.db.$count(sql`charges`, again),
      );
      expect(await numbersOf('charges', tries)).toEqual([{ number: 2, members }]);
      expect(await numbersOf('account_history', sql`kind = 'paymentDeclined'`)).toEqual([
        { number: 2, members },
      ]);
      expect(await numbersOf('debts', sql`amount_cents = 2500 and paid_at is null`)).toEqual([
        { number: 1, members },
      ]);
      const next = sql`due_at = '2026-12-03T00:00:00.000Z' and membership_id in (select id from memberships where ${bulk})`;
      expect(await database.db.$count(sql`dunning`, next)).toBe(members);
    });
  },
);
