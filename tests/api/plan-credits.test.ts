import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { continueBackfills } from '#server/db/backfills.ts';
import { ledgerEntries, ledgerPostings, planCredits } from '#server/db/ledger-schema.ts';
import { cards, tierPlans, tiers } from '#server/db/schema.ts';
import { planId, tierId } from '#server/demo/tenants/tenant.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf, priceOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const starter = planBody('Starter');
const own = ({ userId }: TestMember) => eq(planCredits.userId, userId);
const creditsOf = (member: TestMember) =>
  server.db
    .select({
      chargeId: planCredits.chargeId,
      amountCents: planCredits.amountCents,
      givenAt: planCredits.givenAt,
    })
    .from(planCredits)
    .where(own(member))
    .orderBy(asc(planCredits.amountCents));

/** What the ledger has of an upgrade: what moved since a number, by account. */
async function movedSince({ userId }: TestMember, number: number) {
  const rows = await server.db
    .select({ posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.userId, userId), gt(ledgerEntries.id, number)));
  const sums = new Map<string, number>();
  for (const { posting } of rows)
    sums.set(posting.account, (sums.get(posting.account) ?? 0) + posting.amountCents);
  return Object.fromEntries(sums);
}

const lastEntry = async () => {
  const [row] = await server.db
    .select({ last: sql`max(${ledgerEntries.id})`.mapWith(Number) })
    .from(ledgerEntries);
  return row?.last ?? 0;
};

/** Upgrades a member on Rookie to Starter; gives the lines of the review, and what the ledger had by then. */
async function upgrade(lastDigits = '4444') {
  const member = await signInAs(server, 'manager');
  await server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));
  const { lines, amountToCharge } = await priceOf(member, starter);
  const before = await lastEntry();
  const order = { ...starter, cardId: await cardOf(server, member), amountToCharge: amountToCharge / 100 };
  const { status } = await member.send('PATCH', '/membership', order, newKey());
  return { member, lines, before, status };
}

describe('what unused time pays of an upgrade', () => {
  test('[LIFE-01] is in the ledger: its lines are those that the member saw', async () => {
    const { member, lines, before, status } = await upgrade();
    expect(status).toBe(200);
    const [price, credit] = lines.map(({ amount }) => amount);
    expect([price, credit]).toEqual([2500, -683]);
    const charge = (await ledgerOf(server, member)).charges.at(-1);
    expect(await creditsOf(member)).toEqual([{ chargeId: charge?.id, amountCents: 683, givenAt: testNow }]);
    expect(await movedSince(member, before)).toEqual({ processor: 1817, planCredits: 683, revenue: -2500 });
  });

  test('[LIFE-01] is given when a slow bank has settled the charge, and never where it is declined', async () => {
    const { member, before, status } = await upgrade('0341');
    expect(status).toBe(202);
    expect(await creditsOf(member)).toMatchObject([{ amountCents: 683, givenAt: null }]);
    expect(await movedSince(member, before)).toEqual({});
    server.clock.advance(7000);
    await member.get('/users/me');
    const [credit] = await creditsOf(member);
    expect(credit?.givenAt).toEqual(new Date(testNow.getTime() + 6000));
    expect(await movedSince(member, before)).toEqual({ processor: 1817, planCredits: 683, revenue: -2500 });
    server.clock.reset();
    const declined = await upgrade('0259');
    expect(declined.status).toBe(520);
    expect(await creditsOf(declined.member)).toEqual([]);
  });

  test('[LIFE-01] is in the ledger where it pays the whole price, and no charge is', async () => {
    const member = await signInAs(server, 'active');
    const ofStarter = eq(tiers.id, tierId('varsity', 'Starter'));
    await server.db.update(tiers).set({ isFixedTier: false }).where(ofStarter);
    const rookie = planBody('Rookie');
    const ofRookie = eq(tierPlans.id, planId('varsity', { tier: 'Rookie', frequency: 'month' }));
    await server.db.update(tierPlans).set({ priceCents: 800 }).where(ofRookie);
    const { lines } = await priceOf(member, rookie);
    expect(lines.map(({ amount }) => amount)).toEqual([800, -800]);
    const before = await lastEntry();
    const order = { ...rookie, cardId: await cardOf(server, member), amountToCharge: 0 };
    expect((await member.send('PATCH', '/membership', order, newKey())).status).toBe(200);
    await server.db.update(tiers).set({ isFixedTier: true }).where(ofStarter);
    await server.db.update(tierPlans).set({ priceCents: 1000 }).where(ofRookie);
    expect(await creditsOf(member)).toEqual([{ chargeId: null, amountCents: 800, givenAt: testNow }]);
    expect(await movedSince(member, before)).toEqual({ planCredits: 800, revenue: -800 });
  });

  test('[LIFE-01] is nothing for who comes back, whose price is whole', async () => {
    const back = await signInAs(server, 'overdue');
    expect((await back.post('/membership/cancel', {}, newKey())).status).toBe(200);
    expect((await back.post('/membership/charge', undefined, newKey())).status).toBe(200);
    const again = { ...starter, cardId: await cardOf(server, back), amountToCharge: 25 };
    expect((await back.send('PATCH', '/membership', again, newKey())).status).toBe(200);
    expect(await creditsOf(back)).toEqual([]);
  });
});

describe('older upgrades', () => {
  test('[LIFE-01] are given their credits by a fill, once, with which the ledger agrees', async () => {
    const { member } = await upgrade();
    const before = await creditsOf(member);
    const all = await server.db.$count(planCredits);
    await server.db.delete(planCredits);
    await server.db.execute(sql`truncate ledger_entries, ledger_postings`);
    const { signal } = new AbortController();
    for (const _ of [1, 2]) {
      await server.db.execute(sql`update backfills set is_done = false, position = null`);
      await continueBackfills(server.db, signal);
      expect(await creditsOf(member)).toEqual(before);
      expect(await server.db.$count(planCredits)).toBe(all);
      expect((await checkLedger(server.db)).differences).toEqual([]);
    }
  });
});
