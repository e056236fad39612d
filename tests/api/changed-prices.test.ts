import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards, tierPlans } from '#server/db/schema.ts';
import { planId, type DemoFrequency } from '#server/demo/tenants/tenant.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { cardOf, fieldsOf, priceOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

/** The demo's prices, cents. */
const prices = { Rookie: 1000, Starter: 2500, Captain: 5000 } as const;
type Tier = keyof typeof prices;

const setPrice = (tier: Tier, priceCents: number, frequency: DemoFrequency = 'month') =>
  server.db
    .update(tierPlans)
    .set({ priceCents })
    .where(eq(tierPlans.id, planId('varsity', { tier, frequency })));

afterEach(async () => {
  server.clock.reset();
  for (const [tier, price] of Object.entries(prices)) await setPrice(tier as Tier, price);
});

const setCard = (member: TestMember, lastDigits: string) =>
  server.db
    .update(cards)
    .set({ lastDigits })
    .where(and(eq(cards.userId, member.userId), eq(cards.billing, true)));

/** A member who joined on the first instant of a month with 30 days, and paid today's price of a plan. */
async function joined(tier: Tier) {
  server.clock.set(new Date('2026-11-01T00:00:00.000Z'));
  const member = await signInAs(server, 'abandoned');
  const answer = await member.post('/cards', { ...cardBody(member), ...planBody(tier) }, newKey());
  expect(answer.status).toBe(201);
  return member;
}

/** Half of the month has gone by. */
const inTheMiddle = async (member: TestMember) => {
  server.clock.set(new Date('2026-11-16T00:00:00.000Z'));
  await member.login(member.email);
};

async function upgrade(member: TestMember, tier: Tier, amountToCharge: number) {
  const order = { ...planBody(tier), cardId: await cardOf(server, member), amountToCharge };
  return member.send('PATCH', '/membership', order, newKey());
}

const chargesOf = async (member: TestMember) =>
  (await ledgerOf(server, member)).charges.map(({ description, amountCents, status }) => [
    description,
    amountCents,
    status,
  ]);

describe('the unused time of a plan', () => {
  test.each([4000, 600])(
    '[MEMB-02] [LIFE-01] is worth its share of what was paid, though the plan costs %i cents now',
    async (price) => {
      const member = await joined('Starter');
      await setPrice('Starter', price);
      await inTheMiddle(member);
      const { lines, amountToCharge } = await priceOf(member, planBody('Captain'));
      expect([lines, amountToCharge]).toEqual([
        [
          { description: 'Captain, monthly', amount: 5000 },
          { description: 'Unused time on Starter, monthly', amount: -1250 },
        ],
        3750,
      ]);
      expect((await upgrade(member, 'Captain', 37.5)).status).toBe(200);
      expect(await chargesOf(member)).toEqual([
        ['Starter, monthly', 2500, 'succeeded'],
        ['Upgrade to Captain, monthly', 3750, 'succeeded'],
      ]);
    },
  );

  test('[MEMB-02] [LIFE-01] counts what unused time paid of it before, and not only the charge', async () => {
    const member = await joined('Rookie');
    await inTheMiddle(member);
    expect((await upgrade(member, 'Starter', 20)).status).toBe(200);
    await setPrice('Starter', 4900);
    server.clock.set(new Date('2026-12-01T00:00:00.000Z'));
    await member.login(member.email);
    const { lines } = await priceOf(member, planBody('Captain'));
    expect(lines.at(-1)).toEqual({ description: 'Unused time on Starter, monthly', amount: -1250 });
  });

  test('[MEMB-02] [LIFE-01] counts what unused time paid of it where nothing was left to charge', async () => {
    const member = await joined('Captain');
    await setPrice('Captain', 800);
    await inTheMiddle(member);
    expect((await upgrade(member, 'Starter', 0)).status).toBe(200);
    await setPrice('Starter', 4000);
    await setPrice('Rookie', 5000);
    server.clock.set(new Date('2026-12-01T00:00:00.000Z'));
    await member.login(member.email);
    const { lines } = await priceOf(member, planBody('Rookie'));
    expect(lines.at(-1)).toEqual({ description: 'Unused time on Starter, monthly', amount: -1250 });
  });
});

describe('a price that changes between choosing and paying', () => {
  test('[SUBS-13] [R3] is shown again: an upgrade is never charged at a price that was not agreed to', async () => {
    const member = await joined('Starter');
    await inTheMiddle(member);
    await priceOf(member, planBody('Captain'));
    await setPrice('Captain', 6000);
    const before = await chargesOf(member);
    expect(await fieldsOf(await upgrade(member, 'Captain', 37.5))).toEqual({
      amountToCharge: ['The amount is 47.50 now. Please look at it again.'],
    });
    expect(await chargesOf(member)).toEqual(before);
    expect((await upgrade(member, 'Captain', 47.5)).status).toBe(200);
  });

  test('[LIFE-02] [LIFE-04] leaves a declined renewal at its price, by each try and by hand', async () => {
    const [tried, paying] = [await joined('Starter'), await joined('Starter')];
    for (const member of [tried, paying]) await setCard(member, '0259');
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    await setPrice('Starter', 4000);
    await setCard(tried, '4242');
    await setCard(paying, '4242');
    await paying.login(paying.email);
    expect((await paying.post('/membership/charge', undefined, newKey())).status).toBe(200);
    await settleAt(server, '2026-12-04T00:00:00.000Z');
    for (const member of [tried, paying]) {
      expect(await chargesOf(member)).toEqual([
        ['Starter, monthly', 2500, 'succeeded'],
        ['Starter, monthly', 2500, 'declined'],
        ['Starter, monthly', 2500, 'succeeded'],
      ]);
    }
    await settleAt(server, '2027-01-01T00:00:00.000Z');
    expect((await chargesOf(tried)).slice(3)).toEqual([['Starter, monthly', 4000, 'succeeded']]);
  });

  test('[SUBS-08] of a scheduled plan is that of the day on which it begins, and credited as it was paid', async () => {
    const member = await joined('Starter');
    expect((await member.post('/membership/downgrade', planBody('Rookie'), newKey())).status).toBe(200);
    await setPrice('Rookie', 1200);
    await settleAt(server, '2026-12-01T00:00:00.000Z');
    expect((await chargesOf(member)).slice(1)).toEqual([['Rookie, monthly', 1200, 'succeeded']]);
    await setPrice('Rookie', 900);
    server.clock.set(new Date('2026-12-16T12:00:00.000Z'));
    await member.login(member.email);
    const { lines } = await priceOf(member, planBody('Starter'));
    expect(lines.at(-1)).toEqual({ description: 'Unused time on Rookie, monthly', amount: -600 });
  });
});
