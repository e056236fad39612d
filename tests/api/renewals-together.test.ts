import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { lotteryTickets } from '#server/db/giveaway-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { cards, memberships, tierPlans, users } from '#server/db/schema.ts';
import { demoStates, type DemoState } from '#server/demo/personas.ts';
import { claimDue } from '#server/jobs/claim-due.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { catchUpTogether, withMemberLock } from '#server/payments/member-lock.ts';
import { ledgerOf, makeMember, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { growthOf } from '#tests/support/ledger-growth.ts';

/** The embedded database has one connection, on which nobody waits for somebody else's lock. */
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

const due = new Date('2026-12-03T00:00:00.000Z');
const never = new AbortController().signal;
const nothing = { memberships: 0, periods: 0, charges: 0, payouts: 0, cards: 0, overlaps: 0 };
const once = { ...nothing, periods: 1, charges: 1 };

let server: TestServer;
let entries: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  server = await createTestServer({ log: (entry) => entries.push(entry) });
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => {
  server.clock.reset();
  entries = [];
});

const usersOf = async (ids: readonly string[]): Promise<UserRow[]> =>
  server.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));

/** All that renewals write of a member, without ids and the numbers of tickets. */
async function writtenOf(db: Database, { id }: UserRow) {
  const { membership, periods, charges: own } = await ledgerOf({ db }, { userId: id });
  const held = await db
    .select({ month: lotteryTickets.month, count: sql<number>`count(*)::int` })
    .from(lotteryTickets)
    .where(eq(lotteryTickets.userId, id))
    .groupBy(lotteryTickets.month)
    .orderBy(lotteryTickets.month);
  const history = await db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, id))
    .orderBy(asc(accountHistory.position));
  return {
    membership,
    periods: periods.map((period) => ({ ...period, id: '' })),
    charges: own.map((charge) => ({
      ...charge,
      id: '',
      subscriptionId: periods.find((period) => period.id === charge.subscriptionId)?.startsAt ?? null,
    })),
    held,
    history: history.map(({ chargeId, debtId, ...entry }) => ({
      ...entry,
      id: '',
      position: 0,
      charge: own.findIndex((charge) => charge.id === chargeId),
      hasDebt: debtId !== null,
    })),
  };
}

async function allWritten(db: Database, members: readonly UserRow[]) {
  const written = [];
  for (const member of members) written.push(await writtenOf(db, member));
  return written;
}

/** What comes of something that is then undone. */
async function tried<Result>(act: (db: Database) => Promise<Result>): Promise<Result> {
  const undone = new Error('undone');
  const results: Result[] = [];
  const trial = server.db.transaction(async (db) => {
    results.push(await act(db));
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
  const [result] = results;
  if (result === undefined) throw new Error('Nothing came of it.');
  return result;
}

type Change = Partial<typeof cards.$inferInsert>;

async function memberWith(state: DemoState, clientId: string, change: Change | null = null) {
  const { userId } = await makeMember(server, state, clientId);
  if (change !== null) await server.db.update(cards).set(change).where(eq(cards.userId, userId));
  return userId;
}

describe('members who are renewed together', () => {
  test.each(['2026-12-03', '2027-03-10'])(
    '[SUBS-12] [SCAL-01] have on %s what they would have had one by one',
    async (day) => {
      const ids: string[] = [];
      for (const tenant of ['varsity', 'roundup', 'harbor']) {
        for (const state of demoStates) ids.push(await memberWith(state, tenant));
        for (const change of [
          { lastDigits: '0259' },
          { lastDigits: '0341' },
          { billing: false },
          { expiryYear: 2026, expiryMonth: 12 },
        ]) {
          ids.push(await memberWith('active', tenant, change), await memberWith('scheduled', tenant, change));
        }
      }
      await server.db
        .update(memberships)
        .set({ maxRoundUpCents: 1234 })
        .where(eq(memberships.userId, ids.at(-1) ?? ''));
      const members = await usersOf(ids);
      const before = await allWritten(server.db, members);
      server.clock.set(new Date(`${day}T09:00:00.000Z`));
      const together = await tried(async (db) => {
        expect(await catchUpTogether({ ...server.services, db }, members)).toEqual(members);
        return allWritten(db, members);
      });
      for (const user of members) {
        await withMemberLock(server.services, { user, origin: null }, () => Promise.resolve());
      }
      expect(together).toEqual(await allWritten(server.db, members));
      expect(together).not.toEqual(before);
    },
    60_000,
  );

  test('[SUBS-12] [SUBS-13] are charged though the card of one of them is declined', async () => {
    const ids: string[] = [];
    for (const change of [null, { lastDigits: '0259' }, null])
      ids.push(await memberWith('active', 'varsity', change));
    const before = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
    server.clock.set(due);
    await catchUpTogether(server.services, await usersOf(ids));
    const after = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
    expect(after.map(({ membership, charges: own }) => [membership?.status, own.at(-1)?.status])).toEqual([
      ['active', 'succeeded'],
      ['overdue', 'declined'],
      ['active', 'succeeded'],
    ]);
    expect(after.map((ledger, index) => growthOf(before[index] ?? ledger, ledger))).toEqual([
      once,
      { ...once, periods: 0 },
      once,
    ]);
  });

  test('[SUBS-12] [SCAL-01] are charged one by one where one of them fails, and only that one is not', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await memberWith('active', 'varsity'));
    const [, broken = ''] = ids;
    await server.db.execute(
      sql.raw(
        `alter table charges add constraint broken check (user_id <> '${broken}' or created_at < '2026-12-01') not valid`,
      ),
    );
    const before = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
    server.clock.set(due);
    await renewDue(server.services, never);
    await server.db.execute(sql`alter table charges drop constraint broken`);
    const after = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
    expect(after.map((ledger, index) => growthOf(before[index] ?? ledger, ledger))).toEqual([
      once,
      nothing,
      once,
    ]);
    expect(entries.map(({ level, event, user }) => ({ level, event, user }))).toEqual([
      { level: 'warn', event: 'renewals done one by one', user: undefined },
      { level: 'error', event: 'renewal not done', user: broken },
    ]);
  });

  test('[SUBS-12] [TRST-01] have what they chose after they were claimed', async () => {
    const [cancelled, lower, paid, declined, dearer] = [
      await signInAs(server, 'active'),
      await signInAs(server, 'active'),
      await signInAs(server, 'active'),
      await signInAs(server, 'active'),
      await signInAs(server, 'active', 'harbor'),
    ];
    const all = [cancelled, lower, paid, declined, dearer];
    const before = await Promise.all(all.map((member) => ledgerOf(server, member)));
    const claimed = await claimDue(server.db, due, true);
    const members = await usersOf(all.map(({ userId }) => userId));
    expect(claimed.map(({ user }) => user.id)).toEqual(expect.arrayContaining(members.map(({ id }) => id)));
    expect((await cancelled.post('/membership/cancel', {})).status).toBe(200);
    expect((await lower.post('/membership/downgrade', planBody('Rookie'))).status).toBe(200);
    await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, declined.userId));
    const dearerPlan = before.at(-1)?.membership?.tierPlanId ?? '';
    await server.db.update(tierPlans).set({ priceCents: 7777 }).where(eq(tierPlans.id, dearerPlan));
    server.clock.set(due);
    expect((await paid.login(paid.email)).status).toBe(200);
    await catchUpTogether(server.services, members);
    const after = await Promise.all(all.map((member) => ledgerOf(server, member)));
    expect(after.map((ledger, index) => growthOf(before[index] ?? ledger, ledger))).toEqual([
      nothing,
      once,
      once,
      { ...once, periods: 0 },
      once,
    ]);
    const charged = after.slice(1).map(({ charges: own }) => own.at(-1));
    expect(charged.map((charge) => [charge?.description, charge?.amountCents, charge?.status])).toEqual([
      ['Rookie, monthly', 1000, 'succeeded'],
      ['Starter, monthly', 2500, 'succeeded'],
      ['Starter, monthly', 2500, 'declined'],
      ['Spare Change, monthly', 7777, 'succeeded'],
    ]);
  });

  test.skipIf(isEmbedded)(
    '[SUBS-12] [TRST-03] wait for nobody else whose lock is held, who is charged afterwards',
    async () => {
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) ids.push(await memberWith('active', 'varsity'));
      const [, held = ''] = ids;
      const before = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
      const growths = async () => {
        const after = await Promise.all(ids.map((userId) => ledgerOf(server, { userId })));
        return after.map((ledger, index) => growthOf(before[index] ?? ledger, ledger));
      };
      server.clock.set(due);
      let renewing: Promise<void> | undefined;
      await server.db.transaction(async (db) => {
        await db.select().from(users).where(eq(users.id, held)).for('no key update');
        renewing = renewDue(server.services, never);
        await expect.poll(growths, { timeout: 15_000 }).toEqual([once, nothing, once]);
      });
      await renewing;
      expect(await growths()).toEqual([once, once, once]);
      expect(entries).toEqual([]);
    },
  );
});
