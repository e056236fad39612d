import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { debts } from '#server/db/debts-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { erasedLedger } from '#server/db/operations-schema.ts';
import { cards, charges } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { exportMember } from '#server/members/export-member.ts';
import { membershipIn } from '#tests/support/api-answers.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { askPrice, cardOf, fieldsOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { debtsOf, deleteTries } from '#tests/support/debts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const pay = (member: TestMember) => member.post('/membership/charge', undefined, newKey());
const cancel = (member: TestMember) => member.post('/membership/cancel', {}, newKey());
const starter = planBody('Starter');
const notBefore = { membershipTierId: ['Pay what is due before you change your plan.'] };

const membershipOf = async (member: TestMember) => membershipIn(await member.get('/users/me'));
const withdraw = async (member: TestMember) =>
  member.post('/payouts', { cardId: await cardOf(server, member), amount: 1 }, newKey());
const setCard = (member: TestMember, lastDigits: string) =>
  server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
const historyOf = async (member: TestMember, kind: 'cancelled' | 'paymentSettled') =>
  server.db
    .select({ amountCents: accountHistory.amountCents, cardLastDigits: accountHistory.cardLastDigits })
    .from(accountHistory)
    .where(and(eq(accountHistory.userId, member.userId), eq(accountHistory.kind, kind)));

/** Who owes $25.00 for the month that began on Nov 15, and has left. */
async function leftOwing() {
  const member = await signInAs(server, 'overdue');
  expect((await cancel(member)).status).toBe(200);
  return member;
}

describe('a declined renewal', () => {
  test('[LIFE-02] begins a debt, which names amount, day and what it is for', async () => {
    const member = await signInAs(server, 'active');
    await setCard(member, '0259');
    server.clock.set(new Date('2026-12-02T08:00:00.000Z'));
    await member.login(member.email);
    const since = '2026-12-02T00:00:00.000Z';
    expect(await membershipOf(member)).toMatchObject({
      status: 'overdue',
      dues: { amount: 2500, since, description: 'Starter, monthly' },
    });
    const { periods } = await ledgerOf(server, member);
    expect(await debtsOf(server, member)).toEqual([
      expect.objectContaining({
        kind: 'period',
        subscriptionId: periods.at(-1)?.id,
        amountCents: 2500,
        description: 'Starter, monthly',
        begunAt: new Date(since),
        chargeId: null,
        paidAt: null,
      }),
    ]);
  });

  test('[LIFE-02] is paid by one charge, which begins the period', async () => {
    const member = await signInAs(server, 'overdue');
    expect(await membershipIn(await pay(member))).toMatchObject({ status: 'active', dues: null });
    const { charges: made, periods } = await ledgerOf(server, member);
    const charge = made.at(-1);
    expect(charge).toMatchObject({ status: 'succeeded', subscriptionId: periods.at(-1)?.id });
    expect(await debtsOf(server, member)).toMatchObject([{ chargeId: charge?.id, paidAt: testNow }]);
  });

  test('[LIFE-02] is paid by the charge of an older server, which knows no debts', async () => {
    const member = await signInAs(server, 'overdue');
    const { charges: made, periods } = await ledgerOf(server, member);
    const paid = { ...made.at(-1), id: undefined, status: 'succeeded' as const };
    // The last period of the demo has a charge; any other that has none stands for the one that begins.
    await server.db.delete(charges).where(eq(charges.subscriptionId, periods.at(-1)?.id ?? ''));
    const [charge] = await server.db
      .insert(charges)
      .values({ ...paid, subscriptionId: periods.at(-1)?.id } as typeof charges.$inferInsert)
      .returning();
    expect(await debtsOf(server, member)).toMatchObject([
      { chargeId: charge?.id, paidAt: charge?.createdAt },
    ]);
  });
});

describe('a member who leaves and owes something', () => {
  test.each(demoTenants)('[LIFE-02] still owes it, and learns so from the history: $id', async ({ id }) => {
    const member = await signInAs(server, 'overdue', id);
    const before = (await membershipOf(member))?.dues;
    const left = await membershipIn(await cancel(member));
    expect(before?.amount).toBeGreaterThan(0);
    expect(left).toMatchObject({ status: 'churned', currentSubscription: null });
    expect(left?.dues).toEqual({ ...before, anchorDay: undefined, suspendsAt: undefined, nextTryAt: null });
    expect(await historyOf(member, 'cancelled')).toMatchObject([{ amountCents: before?.amount }]);
  });

  test('[LIFE-02] still owes it where an older server left no debt', async () => {
    const member = await signInAs(server, 'overdue');
    await deleteTries(server, member);
    await cancel(member);
    expect(await debtsOf(server, member)).toMatchObject([{ amountCents: 2500, paidAt: null }]);
  });

  test('[LIFE-02] [ACTV-04] withdraws nothing, and begins nothing, until it is paid', async () => {
    const member = await leftOwing();
    const before = await ledgerOf(server, member);
    expect(await fieldsOf(await withdraw(member))).toEqual({
      membership: ['Pay what is due before you withdraw.'],
    });
    const order = { ...starter, cardId: await cardOf(server, member) };
    expect(await fieldsOf(await member.send('PATCH', '/membership', order, newKey()))).toEqual(notBefore);
    expect(await fieldsOf(await askPrice(member, starter))).toEqual(notBefore);
    const card = { ...cardBody(member, '4444', 'mastercard'), ...starter };
    expect((await member.post('/cards', card, newKey())).status).toBe(201);
    const after = await ledgerOf(server, member);
    expect([after.membership, after.periods, after.charges]).toEqual([
      before.membership,
      before.periods,
      before.charges,
    ]);
  });

  test('[LIFE-02] pays it first, once, and comes back for the price of a new period', async () => {
    const member = await leftOwing();
    const before = await ledgerOf(server, member);
    expect(await membershipIn(await pay(member))).toMatchObject({ status: 'churned', dues: null });
    expect((await pay(member)).status).toBe(200);
    const paid = await ledgerOf(server, member);
    expect(paid.periods).toEqual(before.periods);
    expect(paid.charges.slice(before.charges.length)).toMatchObject([
      { description: 'Starter, monthly', amountCents: 2500, status: 'succeeded', subscriptionId: null },
    ]);
    expect(await historyOf(member, 'paymentSettled')).toEqual([
      { amountCents: 2500, cardLastDigits: '4242' },
    ]);
    const order = { ...starter, cardId: await cardOf(server, member), amountToCharge: 25 };
    expect((await member.send('PATCH', '/membership', order, newKey())).status).toBe(200);
    expect((await withdraw(member)).status).toBe(201);
  });

  test('[LIFE-02] owes as much after a card was declined, and nothing once the bank has settled it', async () => {
    const member = await leftOwing();
    await setCard(member, '0259');
    expect((await pay(member)).status).toBe(520);
    expect(await membershipOf(member)).toMatchObject({ dues: { amount: 2500 } });
    await setCard(member, '0341');
    expect((await pay(member)).status).toBe(202);
    expect((await pay(member)).status).toBe(202);
    expect(await membershipOf(member)).toMatchObject({
      dues: { amount: 2500 },
      pendingPayment: { kind: 'debt', amount: 2500 },
    });
    server.clock.advance(7000);
    expect(await membershipOf(member)).toMatchObject({
      status: 'churned',
      dues: null,
      pendingPayment: null,
      currentSubscription: null,
    });
    const { charges: made } = await ledgerOf(server, member);
    expect(await debtsOf(server, member)).toMatchObject([
      { chargeId: made.findLast(({ status }) => status === 'succeeded')?.id },
    ]);
  });

  test('[LIFE-02] pays once when the payment and the leaving come together', async () => {
    const member = await signInAs(server, 'overdue');
    await setCard(member, '0341');
    expect((await pay(member)).status).toBe(202);
    expect((await cancel(member)).status).toBe(422);
    server.clock.advance(7000);
    expect(await membershipOf(member)).toMatchObject({ status: 'active', dues: null });
  });
});

describe('the last day for withdrawing', () => {
  test('[LIFE-04] [MEMB-01] is that of the period after cancelling, and the day after is too late', async () => {
    const member = await signInAs(server, 'active');
    await cancel(member);
    server.clock.set(new Date('2026-12-01T23:59:59.000Z'));
    await member.login(member.email);
    expect((await withdraw(member)).status).toBe(201);
    server.clock.set(new Date('2026-12-02T00:00:00.000Z'));
    await member.login(member.email);
    expect(await fieldsOf(await withdraw(member))).toEqual({
      membership: ['Your membership has ended. Come back to withdraw your cash back.'],
    });
  });
});

describe('a debt that is written', () => {
  test('[LIFE-02] is neither changed nor deleted', async () => {
    const member = await leftOwing();
    const own = eq(debts.userId, member.userId);
    const refused = expect.objectContaining({ code: '23001' }) as Error;
    const causeOf = (change: Promise<unknown>) =>
      change.then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.cause : error),
      );
    expect(await causeOf(server.db.update(debts).set({ amountCents: 1 }).where(own).execute())).toEqual(
      refused,
    );
    expect(await causeOf(server.db.delete(debts).where(own).execute())).toEqual(refused);
    await pay(member);
    const again = server.db
      .update(debts)
      .set({ paidAt: sql`null` })
      .where(own);
    expect(await causeOf(again.execute())).toEqual(refused);
  });

  test('[LIFE-02] [SCAL-04] is in the export, and its amount stays in the books of who is erased', async () => {
    const { email, userId } = await leftOwing();
    const stored = await exportMember(server.db, { clientId: 'varsity', email });
    expect(stored?.['debts']).toMatchObject([{ amountCents: 2500, description: 'Starter, monthly' }]);
    await eraseMember(server.db, { clientId: 'varsity', email });
    expect(await debtsOf(server, { userId })).toEqual([]);
    expect(await server.db.select().from(erasedLedger).where(eq(erasedLedger.kind, 'debt'))).toMatchObject([
      { clientId: 'varsity', status: 'open', amountCents: 2500, day: '2026-11-15' },
    ]);
  });
});
