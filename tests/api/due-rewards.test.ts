import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { dueClaims } from '#server/db/operations-schema.ts';
import { cards } from '#server/db/schema.ts';
import { everythingOf } from '#tests/support/api-activity.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';

const expectedAt = new Date('2026-12-20T10:00:00.000Z');
const justBefore = new Date('2026-12-20T09:59:59.999Z');

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.reset());

type Row = typeof cardTransactions.$inferInsert;

/** A member whose purchases are these alone. */
async function buyer(...purchases: Partial<Row>[]): Promise<TestMember> {
  const member = await signInAs(server, 'active');
  await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, member.userId));
  const [card] = await server.db.select().from(cards).where(eq(cards.userId, member.userId)).limit(1);
  await server.db.insert(cardTransactions).values(
    purchases.map((purchase, index) => ({
      clientId: 'varsity',
      userId: member.userId,
      cardId: card?.id ?? '',
      description: 'SHOP',
      amountCents: 2000,
      rewardAmountCents: 101,
      rewardStatus: 'pending' as const,
      purchasedAt: new Date(testNow.getTime() - purchases.length + index),
      expectedAt,
      ...purchase,
    })),
  );
  return member;
}

/** A purchase, and a refund of a part of it. */
const refunded = (id: string, cents: number): Partial<Row>[] => [
  { id },
  {
    refundOf: id,
    amountCents: -cents,
    rewardAmountCents: 0,
    rewardStatus: null,
    expectedAt: null,
    purchasedAt: new Date('2026-12-01T00:00:00.000Z'),
  },
];

async function rewardsOf({ userId }: TestMember) {
  const rows = await server.db
    .select()
    .from(cardTransactions)
    .where(eq(cardTransactions.userId, userId))
    .orderBy(asc(cardTransactions.purchasedAt));
  return rows
    .filter(({ rewardStatus }) => rewardStatus !== null)
    .map((row) => [row.rewardStatus, row.rewardAmountCents, row.rewardReason]);
}

async function historyOf({ userId }: TestMember) {
  const rows = await server.db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, userId))
    .orderBy(asc(accountHistory.position));
  return rows
    .filter(({ kind, at }) => kind.startsWith('cashBack') && at > testNow)
    .map(({ at, by, kind, amountCents }) => ({ at: at.toISOString(), by, kind, amountCents }));
}

async function balanceOf(member: TestMember) {
  await member.login(member.email);
  const answer = (await (await member.get('/membership/summary')).json()) as Record<string, unknown>;
  const { cashBackBalance, pendingCashBack, lifetimeCashBack, pendingExpectedAt } = answer;
  return { cashBackBalance, pendingCashBack, lifetimeCashBack, pendingExpectedAt };
}

const confirmed = (at: Date, amountCents: number) => ({
  at: at.toISOString(),
  by: 'program',
  kind: 'cashBackConfirmed',
  amountCents,
});

describe('a pending reward', () => {
  test('[LIFE-04] is confirmed once its day has come, not a moment before', async () => {
    const member = await buyer({}, { rewardAmountCents: 50 });
    await settleAt(server, justBefore);
    expect(await rewardsOf(member)).toEqual([
      ['pending', 101, null],
      ['pending', 50, null],
    ]);
    await settleAt(server, expectedAt);
    expect(await rewardsOf(member)).toEqual([
      ['confirmed', 101, null],
      ['confirmed', 50, null],
    ]);
    expect(await historyOf(member)).toEqual([confirmed(expectedAt, 151)]);
    expect(await balanceOf(member)).toEqual({
      cashBackBalance: 1.51,
      pendingCashBack: 0,
      lifetimeCashBack: 1.51,
      pendingExpectedAt: null,
    });
    expect(await server.db.$count(dueClaims, eq(dueClaims.userId, member.userId))).toBe(0);
  });

  test('[LIFE-04] is reduced by what of the purchase came back, half a cent rounded up', async () => {
    const member = await buyer(...refunded(crypto.randomUUID(), 1000));
    await settleAt(server, expectedAt);
    expect(await rewardsOf(member)).toEqual([['confirmed', 51, null]]);
    expect(await historyOf(member)).toEqual([
      confirmed(expectedAt, 51),
      { ...confirmed(expectedAt, 50), kind: 'cashBackRefused' },
    ]);
  });

  test('[LIFE-04] is refused with the reason when the whole purchase came back', async () => {
    const member = await buyer(...refunded(crypto.randomUUID(), 2000));
    await settleAt(server, expectedAt);
    expect(await rewardsOf(member)).toEqual([['ineligible', 101, 'The purchase was refunded.']]);
    expect(await historyOf(member)).toEqual([{ ...confirmed(expectedAt, 101), kind: 'cashBackRefused' }]);
    expect(await balanceOf(member)).toMatchObject({ cashBackBalance: 0, pendingCashBack: 0 });
  });

  test.each([
    ['by its day', expectedAt, ['confirmed', 51, null], 0.51],
    [
      'after its day, however late the job is',
      new Date(expectedAt.getTime() + 1),
      ['confirmed', 101, null],
      1.01,
    ],
  ])('[LIFE-01] counts what came back %s', async (_, purchasedAt, reward, cashBackBalance) => {
    const [bought = {}, back] = refunded(crypto.randomUUID(), 1000);
    const member = await buyer(bought, { ...back, purchasedAt });
    await settleAt(server, new Date('2026-12-28T00:00:00.000Z'));
    expect(await rewardsOf(member)).toEqual([reward]);
    expect(await balanceOf(member)).toMatchObject({ cashBackBalance });
  });

  test('[LIFE-01] stays with the member where the purchase comes back once it is confirmed', async () => {
    const [bought = {}, back = {}] = refunded(crypto.randomUUID(), 2000);
    const member = await buyer(bought);
    await settleAt(server, expectedAt);
    const { userId } = member;
    const [row] = await server.db
      .select({ cardId: cardTransactions.cardId })
      .from(cardTransactions)
      .where(eq(cardTransactions.userId, userId));
    const facts = { clientId: 'varsity', userId, cardId: row?.cardId ?? '', description: 'SHOP', ...back };
    const purchasedAt = new Date('2026-12-21T00:00:00.000Z');
    await server.db.insert(cardTransactions).values({ ...facts, amountCents: -2000, purchasedAt });
    await settleAt(server, new Date('2027-01-25T03:00:00.000Z'));
    expect(await rewardsOf(member)).toEqual([['confirmed', 101, null]]);
    expect(await historyOf(member)).toEqual([confirmed(expectedAt, 101)]);
    expect(await balanceOf(member)).toMatchObject({ cashBackBalance: 1.01, lifetimeCashBack: 1.01 });
    const { items } = await everythingOf(member);
    expect(items.map(({ amount, refunded: cents }) => [amount, cents])).toEqual([
      [-2000, 0],
      [2000, 2000],
    ]);
  });

  test('[LIFE-04] is confirmed once, however often the job runs, at a month later or by a clock set back', async () => {
    const member = await buyer({});
    const late = new Date('2027-01-22T03:00:00.000Z');
    await settleAt(server, late);
    await settleAt(server, late);
    await settleAt(server, justBefore);
    await settleAt(server, new Date('2027-01-25T03:00:00.000Z'));
    expect(await rewardsOf(member)).toEqual([['confirmed', 101, null]]);
    expect(await historyOf(member)).toEqual([confirmed(late, 101)]);
  });

  test('[LIFE-04] is confirmed of somebody who left, too', async () => {
    const member = await buyer({});
    await member.post('/membership/cancel', {});
    await settleAt(server, expectedAt);
    expect(await rewardsOf(member)).toEqual([['confirmed', 101, null]]);
  });

  test('[LIFE-04] without a day stays pending', async () => {
    const member = await buyer({ expectedAt: null });
    await settleAt(server, expectedAt);
    expect(await rewardsOf(member)).toEqual([['pending', 101, null]]);
  });
});
