import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import { cards, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { cardOf, priceOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { billingDays, daysIn } from '#tests/support/billing-days.ts';
import { sessionOf } from '#tests/support/api-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const at = (instant: string) => server.clock.set(new Date(instant));

/** A card that is good for all of a test, and accepts or declines. */
const setCard = (member: TestMember, lastDigits: string) =>
  server.db.update(cards).set({ lastDigits, expiryYear: 2040 }).where(eq(cards.userId, member.userId));

async function joinedOn(day: string, frequency: 'month' | 'year' = 'month') {
  at(`${day}T18:30:00.000Z`);
  const member = await signInAs(server, 'abandoned');
  const body = { ...cardBody(member), ...planBody('Starter', frequency) };
  expect((await member.post('/cards', body, newKey())).status).toBe(201);
  await setCard(member, '4242');
  return member;
}

/** The days on which a member's periods began, after they have come at an instant. */
async function daysBy(member: TestMember, instant: string) {
  at(instant);
  expect((await member.login(member.email)).status).toBe(200);
  return daysOf(member);
}

async function daysOf(member: TestMember) {
  const { periods } = await ledgerOf(server, member);
  return periods.map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
}

async function nextDayOf(member: TestMember) {
  const { periods } = await ledgerOf(server, member);
  return new Date((periods.at(-1)?.endsAt.getTime() ?? 0) + 1).toISOString();
}

describe('periods of a member who joined at the end of a month', () => {
  test.each(billingDays)(
    '[LIFE-03] on $joined begin on that day, or the last of a month, for five years',
    { timeout: 60_000 },
    async ({ joined, monthly, annual }) => {
      const [byMonth, byYear] = [await joinedOn(joined), await joinedOn(joined, 'year')];
      const last = `${annual.at(-1)}T00:00:00.000Z`;
      expect(await daysBy(byMonth, last)).toEqual([joined, ...daysIn(monthly)]);
      expect(await daysBy(byYear, last)).toEqual([joined, ...annual]);
    },
  );

  test('[LIFE-03] go on from rows without an anchor on the day that those still show', async () => {
    const member = await joinedOn('2027-01-31');
    await server.db.update(membershipSubscriptions).set({ anchorDay: null });
    expect(await daysBy(member, '2027-04-30T00:00:00.000Z')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });
});

describe('the day of a member’s renewals', () => {
  /** Overdue since Mar 31, when the card was declined. */
  async function overdue() {
    const member = await joinedOn('2027-01-31');
    expect(await daysBy(member, '2027-03-01T00:00:00.000Z')).toEqual(['2027-01-31', '2027-02-28']);
    await setCard(member, '0259');
    await daysBy(member, '2027-04-09T08:00:00.000Z');
    await setCard(member, '4242');
    return member;
  }

  const renew = async (member: TestMember) =>
    expect((await member.post('/membership/charge', undefined, newKey())).status).toBe(200);

  test('[LIFE-03] stays when a declined payment is made late, and the session says so before', async () => {
    const member = await overdue();
    const { dues } = (await sessionOf(member)).membership ?? {};
    expect(dues).toEqual({
      amount: 2500,
      since: '2027-03-31T00:00:00.000Z',
      description: 'Starter, monthly',
      anchorDay: 31,
      nextTryAt: '2027-04-14T00:00:00.000Z',
      suspendsAt: '2027-04-30T00:00:00.000Z',
    });
    await renew(member);
    expect(await nextDayOf(member)).toBe('2027-04-30T00:00:00.000Z');
    const anchor = { due: new Date(dues?.since ?? ''), day: dues?.anchorDay ?? 0 };
    const terms = { frequency: 'month', isRoundUp: false } as const;
    expect(nextPeriodAfter(server.clock.now(), terms, anchor).toISOString()).toBe(await nextDayOf(member));
    expect((await daysBy(member, '2027-05-31T00:00:00.000Z')).slice(2)).toEqual([
      '2027-04-09',
      '2027-04-30',
      '2027-05-31',
    ]);
  });

  test('[LIFE-03] stays when a payment is so late that the next one would be due by now', async () => {
    const member = await overdue();
    at('2027-05-15T08:00:00.000Z');
    await member.login(member.email);
    await renew(member);
    expect(await nextDayOf(member)).toBe('2027-05-31T00:00:00.000Z');
  });

  test('[LIFE-03] is a new one for a suspended member who comes back', async () => {
    const member = await overdue();
    await server.db
      .update(memberships)
      .set({ status: 'suspended' })
      .where(eq(memberships.userId, member.userId));
    const { dues } = (await sessionOf(member)).membership ?? {};
    expect(dues).toEqual({
      amount: 2500,
      since: '2027-03-31T00:00:00.000Z',
      description: 'Starter, monthly',
      nextTryAt: null,
    });
    await renew(member);
    expect(await nextDayOf(member)).toBe('2027-05-09T00:00:00.000Z');
  });

  test('[LIFE-03] is a new one from an upgrade on', async () => {
    const member = await joinedOn('2027-01-31');
    await daysBy(member, '2027-02-10T09:00:00.000Z');
    const plan = planBody('Captain');
    const { amountToCharge, nextRenewal } = await priceOf(member, plan);
    const body = { ...plan, cardId: await cardOf(server, member), amountToCharge: amountToCharge / 100 };
    expect((await member.send('PATCH', '/membership', body, newKey())).status).toBe(200);
    expect(await nextDayOf(member)).toBe('2027-03-10T00:00:00.000Z');
    expect(nextRenewal?.date).toBe('2027-03-10T23:59:59.999Z');
  });

  test('[LIFE-03] stays when a scheduled lower plan begins', async () => {
    const member = await joinedOn('2027-01-31');
    expect((await member.post('/membership/downgrade', planBody('Rookie'), newKey())).status).toBe(200);
    expect((await ledgerOf(server, member)).periods.at(-1)?.endsAt.toISOString()).toBe(
      '2027-03-30T23:59:59.999Z',
    );
    expect(await daysBy(member, '2027-04-30T00:00:00.000Z')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });
});
