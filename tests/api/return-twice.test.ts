import { asc, count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardTransactions, donations, lotteryTickets } from '#server/db/activity-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { cards } from '#server/db/schema.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { membershipIn, summaryOf } from '#tests/support/api-answers.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { debtsOf } from '#tests/support/debts.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

async function comeAt(member: TestMember, instant: string) {
  server.clock.set(new Date(instant));
  expect((await member.login(member.email)).status).toBe(200);
}

const setCard = (member: TestMember, lastDigits: string) =>
  server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));

async function comeBack(member: TestMember, tier: string, amountToCharge: number) {
  const order = { ...planBody(tier), cardId: await cardOf(server, member), amountToCharge };
  expect((await member.send('PATCH', '/membership', order, newKey())).status).toBe(200);
}

const leave = async (member: TestMember) =>
  expect((await member.post('/membership/cancel', {}, newKey())).status).toBe(200);

const inMinutes = (at: Date) => at.toISOString().slice(0, 16);

async function historyOf({ userId }: TestMember) {
  const rows = await server.db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, userId))
    .orderBy(asc(accountHistory.at), asc(accountHistory.position));
  return rows
    .filter(({ kind }) => kind !== 'accountCreated' && kind !== 'enrolled')
    .map(({ at, kind, plan, amountCents }) => [inMinutes(at), kind, plan, amountCents]);
}

async function ticketsOf({ userId }: TestMember) {
  const { month } = lotteryTickets;
  const rows = await server.db
    .select({ month, held: count() })
    .from(lotteryTickets)
    .where(eq(lotteryTickets.userId, userId))
    .groupBy(month)
    .orderBy(asc(month));
  return rows.map((row) => [row.month, row.held]);
}

/**
 * Joins on Starter, leaves, comes back on Captain on the 31st, owes its renewal, leaves, pays, and comes back on Rookie.
 * A purchase of the first time gives 1.01 of cash back and 1.25 of giving.
 */
async function leftTwice() {
  const member = await signInAs(server, 'abandoned');
  const card = { ...cardBody(member), ...planBody('Starter') };
  expect((await member.post('/cards', card, newKey())).status).toBe(201);
  await server.db.insert(cardTransactions).values({
    clientId: 'varsity',
    userId: member.userId,
    cardId: await cardOf(server, member),
    description: 'SHOP',
    amountCents: 2000,
    rewardAmountCents: 101,
    rewardStatus: 'pending',
    contributionCents: 125,
    purchasedAt: new Date('2026-11-21T10:00:00.000Z'),
    expectedAt: new Date('2026-12-28T10:00:00.000Z'),
  });
  await comeAt(member, '2026-11-25T08:00:00.000Z');
  await leave(member);
  await settleAt(server, '2026-12-03T00:00:00.000Z');
  await settleAt(server, '2026-12-20T00:00:00.000Z');
  await settleAt(server, '2026-12-28T10:00:00.000Z');

  await comeAt(member, '2027-01-31T09:00:00.000Z');
  await comeBack(member, 'Captain', 50);
  await setCard(member, '0259');
  await settleAt(server, '2027-02-28T00:00:00.000Z');
  await comeAt(member, '2027-03-02T09:00:00.000Z');
  await leave(member);
  await settleAt(server, '2027-03-08T00:00:00.000Z');
  await setCard(member, '4242');
  await comeAt(member, '2027-03-10T09:00:00.000Z');
  expect((await member.post('/membership/charge', undefined, newKey())).status).toBe(200);

  await comeAt(member, '2027-03-15T09:00:00.000Z');
  await comeBack(member, 'Rookie', 10);
  await settleAt(server, '2027-04-15T00:00:00.000Z');
  return member;
}

test('[LIFE-01] [LIFE-02] [LIFE-03] who left and came back twice has each cent, debt, day and ticket of it once', async () => {
  const member = await leftTwice();
  const { charges, periods } = await ledgerOf(server, member);
  expect(
    charges.map(({ createdAt, description, amountCents, status, subscriptionId }) => [
      inMinutes(createdAt),
      description,
      amountCents,
      status,
      subscriptionId === null ? null : periods.findIndex(({ id }) => id === subscriptionId),
    ]),
  ).toEqual([
    ['2026-11-20T12:00', 'Starter, monthly', 2500, 'succeeded', 0],
    ['2027-01-31T09:00', 'Captain, monthly', 5000, 'succeeded', 1],
    ['2027-02-28T00:00', 'Captain, monthly', 5000, 'declined', null],
    ['2027-03-10T09:00', 'Captain, monthly', 5000, 'succeeded', null],
    ['2027-03-15T09:00', 'Rookie, monthly', 1000, 'succeeded', 2],
    ['2027-04-15T00:00', 'Rookie, monthly', 1000, 'succeeded', 3],
  ]);
  expect(
    periods.map(({ startsAt, endsAt, anchorDay }) => [inMinutes(startsAt), inMinutes(endsAt), anchorDay]),
  ).toEqual([
    ['2026-11-20T12:00', '2026-12-19T23:59', 20],
    ['2027-01-31T09:00', '2027-02-27T23:59', 31],
    ['2027-03-15T09:00', '2027-04-14T23:59', 15],
    ['2027-04-15T00:00', '2027-05-14T23:59', 15],
  ]);
  expect(await historyOf(member)).toEqual([
    ['2026-11-20T12:00', 'cardLinked', null, null],
    ['2026-11-20T12:00', 'planBegun', 'Starter, monthly', 2500],
    ['2026-11-25T08:00', 'cancelled', null, null],
    ['2026-12-03T00:00', 'givingPassedOn', null, 125],
    ['2026-12-20T00:00', 'membershipEnded', 'Starter, monthly', null],
    ['2026-12-28T10:00', 'cashBackConfirmed', null, 101],
    ['2027-01-31T09:00', 'cameBack', 'Captain, monthly', 5000],
    ['2027-02-28T00:00', 'paymentDeclined', 'Captain, monthly', 5000],
    ['2027-03-02T09:00', 'cancelled', null, 5000],
    ['2027-03-10T09:00', 'paymentSettled', 'Captain, monthly', 5000],
    ['2027-03-15T09:00', 'cameBack', 'Rookie, monthly', 1000],
    ['2027-04-15T00:00', 'planRenewed', 'Rookie, monthly', 1000],
  ]);
  expect(
    (await debtsOf(server, member)).map(({ begunAt, amountCents, paidAt }) => [
      inMinutes(begunAt),
      amountCents,
      paidAt && inMinutes(paidAt),
    ]),
  ).toEqual([['2027-02-28T00:00', 5000, '2027-03-10T09:00']]);
  expect(await ticketsOf(member)).toEqual([
    ['2026-11-01', 5],
    ['2026-12-01', 5],
    ['2027-01-01', 12],
    ['2027-02-01', 12],
    ['2027-03-01', 1],
    ['2027-04-01', 1],
    ['2027-05-01', 1],
  ]);
  const given = await server.db.select().from(donations).where(eq(donations.userId, member.userId));
  expect(given.map(({ month, amountCents }) => [month, amountCents])).toEqual([['2026-11-01', 125]]);
  await member.login(member.email);
  expect(await summaryOf(member)).toMatchObject({
    cashBackBalance: 101,
    pendingCashBack: 0,
    lifetimeCashBack: 101,
  });
  expect(await membershipIn(await member.get('/users/me'))).toMatchObject({
    status: 'active',
    ...planBody('Rookie'),
    dues: null,
    currentSubscription: { endsAt: '2027-05-14T23:59:59.999Z' },
  });
  const payout = { cardId: await cardOf(server, member), amount: 1.01 };
  expect((await member.post('/payouts', payout, newKey())).status).toBe(201);
  expect((await summaryOf(member)).cashBackBalance).toBe(0);
  expect((await checkLedger(server.db)).differences).toEqual([]);
});
