import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { donations } from '#server/db/activity-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { cards, clients, memberships } from '#server/db/schema.ts';
import { demoTenant } from '#server/demo/tenants/tenants.ts';
import { sessionOf, summaryOf } from '#tests/support/api-answers.ts';
import { ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf, plansOf, priceOf, putOn } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { chargesBy, memberRoundingUp } from '#tests/support/round-ups.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { config } = demoTenant('harbor');
  const featureFlags = { ...config.featureFlags, downgradeMembership: true };
  await server.db
    .update(clients)
    .set({ config: { ...config, featureFlags } })
    .where(eq(clients.id, 'harbor'));
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const spareChange = planBody('Spare Change', 'month', 'harbor');

const chargesAt = (member: TestMember, instant: string) => chargesBy(server, member, instant);
const roundingUp = (cents: number) => memberRoundingUp(server, cents);

describe('the next charge of round-ups', () => {
  test.each([
    [0, null, { amount: 500, reason: 'Monthly minimum of your round-ups' }],
    [1154, null, { amount: 1154, reason: 'Your round-ups' }],
    [9000, null, { amount: 7500, reason: 'Monthly maximum of your round-ups' }],
    [9000, 4000, { amount: 4000, reason: 'Monthly maximum of your round-ups' }],
    [9000, 8000, { amount: 7500, reason: 'Monthly maximum of your round-ups' }],
  ] as const)(
    '[LIFE-06] after %i cents with a cap of %s is named as what it is',
    async (given, cap, next) => {
      const member = await roundingUp(given);
      await server.db
        .update(memberships)
        .set({ maxRoundUpCents: cap })
        .where(eq(memberships.userId, member.userId));
      expect((await summaryOf(member)).nextCharge).toEqual({ date: '2026-12-01T23:59:59.999Z', ...next });
      const charges = await chargesAt(member, '2026-12-01T00:00:00.000Z');
      expect(charges.at(-1)).toMatchObject({
        description: `Round-ups, November${given < next.amount ? ' (monthly minimum)' : ''}`,
        amountCents: next.amount,
        status: 'succeeded',
      });
    },
  );

  test('[LIFE-06] [SUBS-08] that follow a fixed plan is on the 1st after their first month', async () => {
    const member = await signInAs(server, 'active', 'harbor');
    const plans = await plansOf(server, 'harbor');
    const mooring = plans.find(({ tier, plan }) => tier.name === 'Mooring' && plan?.frequency === 'month');
    if (!mooring) throw new Error('There is no such plan.');
    await putOn(server, member, mooring, {
      startsAt: new Date('2026-11-10T12:00:00.000Z'),
      endsAt: new Date('2026-12-09T23:59:59.999Z'),
    });
    expect((await member.post('/membership/downgrade', spareChange, newKey())).status).toBe(200);
    expect((await summaryOf(member)).nextCharge).toEqual({
      date: '2027-01-01T23:59:59.999Z',
      amount: 500,
      reason: 'Monthly minimum of your round-ups',
    });
    const before = (await ledgerOf(server, member)).charges;
    expect(await chargesAt(member, '2026-12-31T23:59:59.999Z')).toEqual(before);
    const after = await chargesAt(member, '2027-01-01T00:00:00.000Z');
    expect(after.slice(before.length)).toMatchObject([
      { description: 'Round-ups, December (monthly minimum)', amountCents: 500, status: 'succeeded' },
    ]);
  });
});

describe('a member who leaves round-ups', () => {
  const charged = async (member: TestMember, instant: string, before: number) =>
    (await chargesAt(member, instant))
      .slice(before)
      .map(({ description, amountCents, status }) => [description, amountCents, status]);

  async function upgraded(given: number) {
    const member = await roundingUp(given);
    const mooring = planBody('Mooring', 'month', 'harbor');
    const charge = { date: '2026-12-01T00:00:00.000Z', amount: Math.min(given, 7500) };
    expect((await priceOf(member, mooring)).lastRoundUps).toEqual(given === 0 ? undefined : charge);
    const body = { ...mooring, cardId: await cardOf(server, member), amountToCharge: 15 };
    expect((await member.send('PATCH', '/membership', body, newKey())).status).toBe(200);
    const { charges } = await ledgerOf(server, member);
    expect(charges.at(-1)).toMatchObject({ amountCents: 1500 });
    return { member, before: charges.length };
  }

  test('[LIFE-05] for a fixed plan is charged on the 1st what was rounded up so far, once', async () => {
    const { member, before } = await upgraded(1154);
    expect((await summaryOf(member)).nextCharge).toEqual({
      date: '2026-12-01T00:00:00.000Z',
      amount: 1154,
      reason: 'Your last round-ups',
    });
    expect(await charged(member, '2026-11-30T23:59:59.999Z', before)).toEqual([]);
    const once = [['Round-ups, November', 1154, 'succeeded']];
    expect(await charged(member, '2026-12-01T00:00:00.000Z', before)).toEqual(once);
    expect(await charged(member, '2026-12-19T23:00:00.000Z', before)).toEqual(once);
    expect((await summaryOf(member)).nextCharge?.reason).toBe('Mooring, monthly');
  });

  test('[LIFE-05] for a fixed plan owes nothing where nothing was rounded up, and never more than the most', async () => {
    const nothing = await upgraded(0);
    expect(await charged(nothing.member, '2026-12-02T00:00:00.000Z', nothing.before)).toEqual([]);
    server.clock.reset();
    const much = await upgraded(9000);
    expect(await charged(much.member, '2026-12-02T00:00:00.000Z', much.before)).toEqual([
      ['Round-ups, November', 7500, 'succeeded'],
    ]);
  });

  test('[LIFE-04] [LIFE-05] has what was charged last passed on, two days after it', async () => {
    const { member } = await upgraded(1154);
    const { userId } = member;
    const givenOf = async (instant: string) => {
      await settleAt(server, instant);
      const rows = await server.db
        .select()
        .from(donations)
        .where(and(eq(donations.userId, userId), eq(donations.month, '2026-11-01')));
      return rows.map(({ amountCents, donatedAt }) => [amountCents, donatedAt.toISOString()]);
    };
    expect(await givenOf('2026-12-02T23:59:59.999Z')).toEqual([]);
    const once = [[1154, '2026-12-03T00:00:00.000Z']];
    expect(await givenOf('2026-12-03T00:00:00.000Z')).toEqual(once);
    expect(await givenOf('2026-12-20T00:00:00.000Z')).toEqual(once);
  });

  test('[LIFE-05] by cancelling is charged for the whole last month, and not at all once it goes on', async () => {
    const member = await roundingUp(1154);
    const before = (await ledgerOf(server, member)).charges.length;
    expect((await member.post('/membership/cancel', {})).status).toBe(200);
    expect((await summaryOf(member)).nextCharge).toEqual({
      date: '2026-12-01T00:00:00.000Z',
      amount: 1154,
      reason: 'Your last round-ups',
    });
    expect((await member.send('PATCH', '/membership', spareChange, newKey())).status).toBe(200);
    expect((await summaryOf(member)).nextCharge?.reason).toBe('Your round-ups');
    expect((await member.post('/membership/cancel', {})).status).toBe(200);
    const once = [['Round-ups, November', 1154, 'succeeded']];
    expect(await charged(member, '2026-12-01T00:00:00.000Z', before)).toEqual(once);
    expect(await charged(member, '2027-02-01T00:00:00.000Z', before)).toEqual(once);
    expect((await ledgerOf(server, member)).membership?.status).toBe('churned');
  });

  test('[LIFE-05] is found by the job, and tried again 3, 7 and 14 days later where the card declines, each try in the bills', async () => {
    const { member, before } = await upgraded(1154);
    const set = (lastDigits: string) =>
      server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
    const runAt = async (instant: string) => {
      await settleAt(server, instant);
      const { charges, periods } = await ledgerOf(server, member);
      const next = periods.find(({ lastChargeAt }) => lastChargeAt !== null)?.lastChargeAt;
      return [charges.length - before, next?.toISOString().slice(0, 10)];
    };
    await set('0259');
    expect(await runAt('2026-12-01T00:00:00.000Z')).toEqual([1, '2026-12-04']);
    expect(await runAt('2026-12-03T23:59:59.999Z')).toEqual([1, '2026-12-04']);
    expect(await runAt('2026-12-08T00:00:00.000Z')).toEqual([3, '2026-12-15']);
    await set('4242');
    expect(await runAt('2026-12-15T00:00:00.000Z')).toEqual([4, undefined]);
    const { charges } = await ledgerOf(server, member);
    expect(charges.slice(before).map(({ description, status }) => `${description} ${status}`)).toEqual([
      'Round-ups, November declined',
      'Round-ups, November declined',
      'Round-ups, November declined',
      'Round-ups, November succeeded',
    ]);
    const declined = await server.db
      .select({ at: accountHistory.at })
      .from(accountHistory)
      .where(and(eq(accountHistory.userId, member.userId), eq(accountHistory.kind, 'paymentDeclined')))
      .orderBy(asc(accountHistory.at));
    expect(declined.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-04',
      '2026-12-08',
    ]);
  });

  test('[LIFE-02] [LIFE-05] owes what declined on the 1st until it is paid, also after the last try', async () => {
    const { member, before } = await upgraded(1154);
    const set = (lastDigits: string) =>
      server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
    await set('0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    const dues = { amount: 1154, since: '2026-12-01T00:00:00.000Z', description: 'Round-ups, November' };
    const owing = async () => (await sessionOf(member)).membership;
    await member.login(member.email);
    expect(await owing()).toMatchObject({ status: 'active', dues });
    expect((await summaryOf(member)).nextCharge).toMatchObject({ amount: 1154, date: dues.since });
    await settleAt(server, '2027-01-04T00:00:00.000Z');
    await member.login(member.email);
    const both = 'Round-ups, November and Mooring, monthly';
    expect(await owing()).toMatchObject({
      status: 'overdue',
      dues: { ...dues, amount: 2654, description: both },
    });
    const refused = await member.send('PATCH', '/membership', spareChange, newKey());
    expect(refused.status).toBe(422);
    await set('4242');
    expect((await member.post('/membership/charge', undefined, newKey())).status).toBe(200);
    expect(await owing()).toMatchObject({ status: 'active', dues: null });
    const { charges } = await ledgerOf(server, member);
    const paid = charges.slice(before).filter(({ status }) => status === 'succeeded');
    expect(
      new Set(paid.map(({ description, amountCents, month }) => `${description} ${amountCents} ${month}`)),
    ).toEqual(new Set(['Round-ups, November 1154 2026-11-01', 'Mooring, monthly 1500 null']));
  });

  test('[LIFE-02] is not charged again on the days of the tries for what was paid meanwhile', async () => {
    const { member, before } = await upgraded(1154);
    const set = (lastDigits: string) =>
      server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
    await set('0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    await set('4242');
    await member.login(member.email);
    expect((await member.post('/membership/charge', undefined, newKey())).status).toBe(200);
    await settleAt(server, '2026-12-16T00:00:00.000Z');
    const { charges } = await ledgerOf(server, member);
    expect(charges.slice(before)).toMatchObject([
      { amountCents: 1154, status: 'declined' },
      { amountCents: 1154, status: 'succeeded' },
    ]);
  });
});
