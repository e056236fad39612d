import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payouts } from '#server/db/activity-schema.ts';
import { continueBackfills } from '#server/db/backfills.ts';
import { ledgerEntries } from '#server/db/ledger-schema.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { charges, users } from '#server/db/schema.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { createTestServer, testNow as at } from '#tests/support/api-server.ts';

describe('the check of the ledger', () => {
  test('[LIFE-01] finds nothing in the demo data, and names a falsified balance and a removed side', async () => {
    const other = await createTestServer();
    const { db } = other;
    const { members: all, entries, differences } = await checkLedger(db);
    expect(differences).toEqual([]);
    expect(all).toBe(await db.$count(users));
    expect(entries).toBe(await db.$count(ledgerEntries));
    const [user] = await db.select().from(users).where(eq(users.clientId, 'varsity')).limit(1);
    const own = {
      clientId: 'varsity',
      userId: user?.id ?? '',
      amountCents: 700,
      description: 'x',
      createdAt: at,
    };
    const [charge] = await db
      .insert(charges)
      .values({ ...own, status: 'succeeded' })
      .returning();
    const before = await checkLedger(db, 'varsity');
    expect(before.differences).toEqual([]);
    await db.execute(sql`alter table ledger_postings disable trigger ledger_postings_kept`);
    await db.execute(sql`delete from ledger_postings where account = 'revenue' and entry_id =
      (select id from ledger_entries where source_id = ${charge?.id})`);
    await db.execute(sql`update reward_balances set confirmed_cents = confirmed_cents + 9 where card_id =
      (select card_id from reward_balances where user_id in (select id from users where client_id = 'harbor') limit 1)`);
    const varsity = await checkLedger(db, 'varsity');
    expect(varsity.differences).toEqual([
      expect.objectContaining({ email: user?.email, what: 'revenue' }),
      expect.objectContaining({ what: expect.stringMatching(/^sides of entry \d+$/), ledger: 700, found: 0 }),
    ]);
    const [falsified, ...more] = (await checkLedger(db, 'harbor')).differences;
    expect(more).toEqual([]);
    expect({ ...falsified, found: (falsified?.found ?? 0) - (falsified?.ledger ?? 0) }).toMatchObject({
      what: 'balance: confirmed',
      found: 9,
    });
    await other.close();
  });
});

describe('an opening balance', () => {
  test('[LIFE-01] is what a member had before the ledger; what moved since then counts once, however often it is filled in', async () => {
    const other = await createTestServer();
    const { db } = other;
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(payouts, eq(payouts.userId, users.id))
      .where(eq(payouts.status, 'pending'))
      .limit(1);
    const userId = user?.id ?? '';
    await db.execute(sql`truncate ledger_entries, ledger_postings`);
    await db.execute(
      sql`update payouts set status = 'completed' where user_id = ${userId} and status = 'pending'`,
    );
    const moved = await db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
    expect(moved.map(({ kind }) => kind)).toEqual(['paidOut']);
    const early = await checkLedger(db);
    expect(early.isFillingIn).toBe(true);
    expect(early.differences).not.toEqual([]);
    await continueBackfills(db, new AbortController().signal);
    const filled = await checkLedger(db);
    expect({ ...filled, members: 0, entries: 0 }).toEqual({
      members: 0,
      entries: 0,
      isFillingIn: false,
      differences: [],
    });
    const own = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, userId))
      .orderBy(ledgerEntries.id);
    expect(own.map(({ kind }) => kind)).toEqual(['paidOut', 'openingBalance']);
    await db.update(backfills).set({ isDone: false, position: null }).where(eq(backfills.name, 'ledger'));
    await continueBackfills(db, new AbortController().signal);
    expect(await checkLedger(db)).toEqual(filled);
    await other.close();
  });
});
