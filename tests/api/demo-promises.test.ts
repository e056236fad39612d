import { addDays } from 'date-fns';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';
import { latePromises } from '#tests/simulation/checks/promises.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Months before one, by its first day, that gave something which was neither passed on nor is owed. */
async function openMonths(before: string) {
  const answer = await server.db.execute(sql`
    select users.client_id || ' ' || email who, month::text from contribution_months each
    join users on users.id = each.user_id
    where amount_cents > 0 and month < ${before}::date
      and not exists (select from donations where user_id = each.user_id and month = each.month)
      and not exists (select from debts where user_id = each.user_id and month = each.month and paid_at is null)
    order by 1, 2`);
  return v.parse(v.object({ rows: v.array(v.unknown()) }), answer).rows;
}

describe('of every member of the demo', () => {
  test.each([0, 69])('[LIFE-04] [LIFE-05] no promise is late %i days on, and no month open', async (days) => {
    const later = addDays(testNow, days);
    await settleAt(server, later);
    expect(await latePromises(server.db, later.getTime())).toEqual([]);
    expect(await openMonths(`${later.toISOString().slice(0, 7)}-01`)).toEqual([]);
  });
});
