import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contributionMonths, cardTransactions, donations } from '#server/db/activity-schema.ts';
import { continueBackfills } from '#server/db/backfills.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { affinities, cards, charges, clients, memberships } from '#server/db/schema.ts';
import { newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';

const never = new AbortController().signal;
const third = new Date('2026-12-03T00:00:00.000Z');
const justBefore = new Date('2026-12-02T23:59:59.999Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.reset());

type Row = typeof cardTransactions.$inferInsert;

/** A member who bought and gave this alone, and has chosen no cause. */
async function giver(clientId: string, ...purchases: Partial<Row>[]): Promise<TestMember> {
  const member = await signInAs(server, 'active', clientId);
  const { userId } = member;
  await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
  await server.db.delete(donations).where(eq(donations.userId, userId));
  await server.db.delete(contributionMonths).where(eq(contributionMonths.userId, userId));
  await server.db.update(memberships).set({ affinityId: null }).where(eq(memberships.userId, userId));
  const [card] = await server.db.select().from(cards).where(eq(cards.userId, userId)).limit(1);
  const rows = purchases.map((purchase) => ({
    clientId,
    userId,
    cardId: card?.id ?? '',
    description: 'SHOP',
    amountCents: 2000,
    contributionCents: 125,
    purchasedAt: testNow,
    ...purchase,
  }));
  if (rows.length > 0) await server.db.insert(cardTransactions).values(rows);
  return member;
}

/** Purchases that were rounded up. */
const roundedUp = (...cents: number[]) =>
  cents.map((each) => ({ roundUpAmountCents: each, contributionCents: each }));

const givenBy = async ({ userId }: TestMember) => {
  const rows = await server.db
    .select()
    .from(donations)
    .where(eq(donations.userId, userId))
    .orderBy(asc(donations.month));
  return rows.map(({ month, amountCents, recipient, donatedAt }) => ({
    month,
    amountCents,
    recipient,
    donatedAt: donatedAt.toISOString(),
  }));
};

const entriesOf = async ({ userId }: TestMember) => {
  const rows = await server.db.select().from(accountHistory).where(eq(accountHistory.userId, userId));
  return rows
    .filter(({ kind, at }) => kind === 'givingPassedOn' && at >= testNow)
    .map(({ at, by, amountCents, month, recipient }) => ({
      at: at.toISOString(),
      by,
      amountCents,
      month,
      recipient,
    }));
};

const pay = async (member: TestMember) => {
  await server.db.update(cards).set({ lastDigits: '4242' }).where(eq(cards.userId, member.userId));
  await member.login(member.email);
  return member.post('/membership/charge', undefined, newKey());
};

const november = (amountCents: number, at: Date, recipient: string) => ({
  month: '2026-11-01',
  amountCents,
  recipient,
  donatedAt: at.toISOString(),
});

describe('what stores gave in a month', () => {
  test('[LIFE-04] is passed on on the 3rd of the next one, not a moment before, to each recipient in turn', async () => {
    const member = await giver('varsity', {}, { contributionCents: 50 });
    await settleAt(server, justBefore);
    expect(await givenBy(member)).toEqual([]);
    await settleAt(server, third);
    expect(await givenBy(member)).toEqual([november(175, third, 'Walk-On Scholarship')]);
    const facts = { month: '2026-11-01', recipient: 'Walk-On Scholarship' };
    expect(await entriesOf(member)).toEqual([
      { at: third.toISOString(), by: 'program', amountCents: 175, ...facts },
    ]);
  });

  test('[LIFE-04] is passed on once, however often the job runs, at a month later or by a clock set back', async () => {
    const member = await giver('varsity', {});
    const late = new Date('2027-01-05T03:00:00.000Z');
    for (const instant of [late, late, justBefore, third, new Date('2027-01-25T03:00:00.000Z')])
      await settleAt(server, instant);
    expect(await givenBy(member)).toEqual([november(125, late, 'Walk-On Scholarship')]);
    expect(await entriesOf(member)).toHaveLength(1);
  });

  test('[LIFE-04] goes by the month in UTC, though it is another one in UTC+14 and UTC-11', async () => {
    const member = await giver(
      'varsity',
      { purchasedAt: new Date('2026-12-01T00:00:30+14:00'), contributionCents: 1 },
      { purchasedAt: new Date('2026-11-30T23:59:59.999Z'), contributionCents: 2 },
      { purchasedAt: new Date('2026-12-01T00:00:00Z'), contributionCents: 4 },
      { purchasedAt: new Date('2026-11-30T23:59:30-11:00'), contributionCents: 8 },
    );
    await settleAt(server, new Date('2027-01-03T00:00:00.000Z'));
    expect((await givenBy(member)).map(({ month, amountCents }) => [month, amountCents])).toEqual([
      ['2026-11-01', 3],
      ['2026-12-01', 12],
    ]);
  });

  test('[LIFE-04] goes to whom the chosen cause names, or to the cause itself', async () => {
    const [one, other] = [await giver('varsity', {}), await giver('varsity', {})];
    const causes = await server.db.select().from(affinities).where(eq(affinities.clientId, 'varsity'));
    const rowing = causes.find(({ name }) => name === 'Rowing');
    const [nameless] = await server.db
      .insert(affinities)
      .values({ clientId: 'varsity', name: 'Chess', position: 99 })
      .returning();
    const choose = (member: TestMember, affinityId = '') =>
      server.db.update(memberships).set({ affinityId }).where(eq(memberships.userId, member.userId));
    await choose(one, rowing?.id);
    await choose(other, nameless?.id);
    await settleAt(server, third);
    expect(await givenBy(one)).toEqual([november(125, third, 'Rowing travel fund')]);
    expect(await givenBy(other)).toEqual([november(125, third, 'Chess')]);
  });

  test('[LIFE-04] goes to the tenant where that names neither recipients nor causes', async () => {
    const member = await giver('roundup', {});
    await server.db.update(clients).set({ recipients: [] }).where(eq(clients.id, 'roundup'));
    await settleAt(server, third);
    const [tenant] = await server.db.select().from(clients).where(eq(clients.id, 'roundup'));
    expect((await givenBy(member)).map(({ recipient }) => recipient)).toEqual([tenant?.name]);
  });

  test('[LIFE-04] is not passed on again where that was done before there were marks', async () => {
    const member = await giver('varsity', {});
    await settleAt(server, third);
    await server.db.update(contributionMonths).set({ giving: 'due' });
    await settleAt(server, third);
    expect(await givenBy(member)).toHaveLength(1);
    expect(await server.db.$count(contributionMonths, sql`giving = 'due' and month <= '2026-11-01'`)).toBe(0);
  });
});

describe('the round-ups of a month', () => {
  test('[LIFE-04] are passed on on the 3rd, as they were charged on the 1st', async () => {
    const member = await giver('roundup', ...roundedUp(99, 950, 40));
    await settleAt(server, third);
    expect((await givenBy(member)).map(({ month, amountCents }) => [month, amountCents])).toEqual([
      ['2026-11-01', 1089],
    ]);
  });

  test('[LIFE-04] are passed on with what reaches the minimum, though nothing was bought', async () => {
    const member = await giver('roundup');
    await settleAt(server, third);
    expect((await givenBy(member)).map(({ month, amountCents }) => [month, amountCents])).toEqual([
      ['2026-11-01', 1000],
    ]);
  });

  test('[LIFE-04] are not passed on before they are paid, then with the true date', async () => {
    const member = await giver('roundup', ...roundedUp(990, 950));
    await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, member.userId));
    await settleAt(server, third);
    await settleAt(server, new Date('2026-12-10T00:00:00.000Z'));
    expect(await givenBy(member)).toEqual([]);
    const [paidAt, done] = [new Date('2026-12-12T08:00:00.000Z'), new Date('2026-12-12T08:01:00.000Z')];
    server.clock.set(paidAt);
    expect((await pay(member)).status).toBe(200);
    await settleAt(server, done);
    expect(await givenBy(member)).toEqual([
      { ...november(1940, done, ''), recipient: expect.any(String) as unknown },
    ]);
  });

  test('[LIFE-04] are waited for by what stores gave, also where there was no card to charge', async () => {
    const member = await giver('roundup', {});
    const set = (status: 'active' | 'paused') =>
      server.db.update(cards).set({ status }).where(eq(cards.userId, member.userId));
    await set('paused');
    await settleAt(server, third);
    expect(await givenBy(member)).toEqual([]);
    await set('active');
    const [paidAt, done] = [new Date('2026-12-12T08:00:00.000Z'), new Date('2026-12-12T08:01:00.000Z')];
    server.clock.set(paidAt);
    expect((await pay(member)).status).toBe(200);
    await settleAt(server, done);
    expect((await givenBy(member)).map(({ month, amountCents }) => [month, amountCents])).toEqual([
      ['2026-11-01', 1125],
    ]);
  });

  test('[LIFE-04] that an older version charged get their month from what the charge says', async () => {
    const member = await giver('roundup');
    const base = {
      clientId: 'roundup',
      userId: member.userId,
      amountCents: 1200,
      status: 'declined' as const,
    };
    await server.db.insert(charges).values([
      { ...base, description: 'Round-ups, November', createdAt: new Date('2026-12-01T00:00:00Z') },
      { ...base, description: 'Round-ups, December', createdAt: new Date('2027-01-31T00:00:00Z') },
      { ...base, description: 'Gold, monthly', createdAt: new Date('2027-01-31T00:00:01Z') },
    ]);
    await server.db
      .update(backfills)
      .set({ isDone: false, position: null })
      .where(eq(backfills.name, 'charges.month'));
    await continueBackfills(server.db, never);
    const rows = await server.db
      .select()
      .from(charges)
      .where(eq(charges.userId, member.userId))
      .orderBy(asc(charges.createdAt));
    expect(rows.slice(-3).map(({ month }) => month)).toEqual(['2026-11-01', '2026-12-01', null]);
  });
});
