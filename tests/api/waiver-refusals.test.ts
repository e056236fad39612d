import { asc, eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseDefaults } from '#server/database-settings.ts';
import { debts } from '#server/db/debts-schema.ts';
import { charges } from '#server/db/schema.ts';
import { describeDebts, waiveDebts } from '#server/members/waive-debts.ts';
import { ledgerOf, newKey, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { setCard, waive, waiverReason, whomOf } from '#tests/support/waivers.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const limits = { ...databaseDefaults, lockSeconds: 0.3 };

let address = '';
let server: TestServer;
beforeAll(async () => {
  const reach = (url: string) => (address = url);
  server = await createTestServer({ database: isEmbedded ? {} : { limits, reach } });
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());
const causeOf = (change: Promise<unknown>) =>
  change.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.cause : error),
  );
describe('a waiver changes nothing', () => {
  const refusedOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test('[LIFE-02] where there is nobody, nothing is owed, or another amount is', async () => {
    const nobody = { clientId: 'varsity', email: 'nobody@example.com' };
    expect(await describeDebts(server.services, nobody)).toBeNull();
    expect(await waiveDebts(server.services, nobody, { reason: waiverReason, amountCents: 1 })).toBeNull();
    const [active, overdue] = [await signInAs(server, 'active'), await signInAs(server, 'overdue')];
    const nothing = `StartError: ${active.email} owes nothing.`;
    expect(await refusedOf(describeDebts(server.services, whomOf(active)))).toBe(nothing);
    expect(await refusedOf(waive(server, active, 2500))).toBe(nothing);
    const before = await ledgerOf(server, overdue);
    expect(await refusedOf(waive(server, overdue, 2400))).toBe(
      `StartError: ${overdue.email} owes $25.00, not $24.00. Nothing was waived.`,
    );
    expect(await ledgerOf(server, overdue)).toEqual(before);
  });

  test('[LIFE-02] while a payment is at the bank', async () => {
    const member = await signInAs(server, 'overdue');
    await setCard(server, member, '0341');
    expect((await member.post('/membership/charge', undefined, newKey())).status).toBe(202);
    const before = await ledgerOf(server, member);
    expect(await refusedOf(waive(server, member, 2500))).toBe(
      'StartError: A payment of this member is pending. Try again when it has settled; nothing was waived.',
    );
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  test('[LIFE-02] where the plan of the unpaid period is gone', async () => {
    const member = await signInAs(server, 'overdue');
    await server.db.execute(sql`alter table debts disable trigger debts_kept`);
    await server.db.update(debts).set({ tierId: null }).where(eq(debts.userId, member.userId));
    await server.db.execute(sql`alter table debts enable trigger debts_kept`);
    const before = await ledgerOf(server, member);
    expect(await refusedOf(waive(server, member, 2500))).toBe(
      `StartError: The plan of ${member.email} is gone, so no period can begin. Nothing was waived.`,
    );
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  test('[LIFE-02] the second time, when two come at once', async () => {
    const member = await signInAs(server, 'overdue');
    const before = await ledgerOf(server, member);
    const outcomes = await Promise.all([
      refusedOf(waive(server, member, 2500)),
      refusedOf(waive(server, member, 2500)),
    ]);
    expect(new Set(outcomes)).toEqual(new Set([`StartError: ${member.email} owes nothing.`, null]));
    const after = await ledgerOf(server, member);
    expect(after.periods).toHaveLength(before.periods.length + 1);
    expect(after.charges).toHaveLength(before.charges.length + 1);
  });

  test.skipIf(isEmbedded)('[LIFE-02] [SCAL-02] while another process holds the member', async () => {
    const member = await signInAs(server, 'overdue');
    const holder = new Client({ connectionString: address });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for no key update', [member.userId]);
    expect(await refusedOf(waive(server, member, 2500))).toBe(
      `StartError: Another process is at work on ${member.email}. Try again; nothing was waived.`,
    );
    await holder.query('rollback');
    await holder.end();
    expect(await waive(server, member, 2500)).toHaveLength(3);
  });
});

describe('a debt that is waived', () => {
  const refused = expect.objectContaining({ code: '23001' }) as Error;

  test('[LIFE-02] is not changed any more, and no debt is waived without an end', async () => {
    const member = await signInAs(server, 'overdue');
    const own = eq(debts.userId, member.userId);
    const change = (values: Partial<typeof debts.$inferInsert>) =>
      causeOf(server.db.update(debts).set(values).where(own).execute());
    expect(await change({ waiverReason })).toEqual(refused);
    await waive(server, member, 2500);
    expect(await change({ waiverReason: null })).toEqual(refused);
    expect(await change({ paidAt: null, waiverReason: null })).toEqual(refused);
  });

  test('[LIFE-02] is paid by no charge of an older server, which knows of none', async () => {
    const member = await signInAs(server, 'overdue');
    await waive(server, member, 2500);
    const { charges: made, periods } = await ledgerOf(server, member);
    const waived = made.find(({ status }) => status === 'waived');
    await server.db.insert(charges).values({
      clientId: 'varsity',
      userId: member.userId,
      subscriptionId: periods.at(-1)?.id,
      description: 'Starter, monthly',
      amountCents: 2500,
      status: 'succeeded',
      createdAt: testNow,
    });
    const known = await server.db
      .select()
      .from(debts)
      .where(eq(debts.userId, member.userId))
      .orderBy(asc(debts.begunAt));
    expect(known).toMatchObject([{ chargeId: waived?.id, waiverReason }]);
  });
});
