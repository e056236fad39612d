import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { testNow } from '#tests/support/api-server.ts';
import { addBulkMembers } from '#tests/support/bulk-members.ts';
import { renewByProcesses } from '#tests/support/renew-processes.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const members = 600;
const endsAt = new Date('2026-11-25T23:59:59.999Z');

describe.skipIf(isEmbedded)(`${members} renewals that are due at once`, () => {
  test('[SCAL-01] [TRST-01] are done once each by two processes together', { timeout: 120_000 }, async () => {
    let address = '';
    const { db, close } = await openDemoDatabase(testNow, { reach: (url) => (address = url) });
    await addBulkMembers(db, { members, purchases: 1, now: testNow, endsAt });
    const { errors } = await renewByProcesses(2, address, new Date('2026-11-26T00:10:00.000Z'));
    expect(errors).toEqual([]);
    const bulk = sql`user_id in (select id from users where email like 'bulk-%')`;
    const renewed = sql`${bulk} and created_at > ${endsAt.toISOString()}::timestamptz`;
    expect(await db.$count(sql`charges`, renewed)).toBe(members);
    expect(await db.$count(sql`charges`, sql`${renewed} and status <> 'succeeded'`)).toBe(0);
    expect(await db.$count(sql`account_history`, sql`${bulk} and kind = 'planRenewed'`)).toBe(members);
    expect(
      await db.$count(sql`memberships`, sql`${bulk} and renews_at > ${endsAt.toISOString()}::timestamptz`),
    ).toBe(members);
    expect(await db.$count(sql`due_claims`, bulk)).toBe(0);
    await close();
  });
});
