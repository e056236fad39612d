import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givingSchema } from '#machines/domain/giving.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { summaryOf } from '#tests/support/api-answers.ts';
import { contributionsOf } from '#tests/support/api-activity.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { chargesBy, memberRoundingUp } from '#tests/support/round-ups.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

/** Charges a member's round-ups of November, and passes them on. */
async function passOn(member: TestMember): Promise<void> {
  await chargesBy(server, member, '2026-12-04T00:00:00.000Z');
  await renewDue(server.services, new AbortController().signal);
}

const inDecember = '?from=2026-12-01&to=2026-12-31';

const givingOf = async (member: TestMember, query = '') =>
  v.parse(givingSchema, await (await member.get(`/membership/giving${query}`)).json());

describe('whose money was given', () => {
  test('[LIFE-10] round-ups are the member’s own, and what stores give is not: both in one month', async () => {
    const member = await memberRoundingUp(server, 800);
    const { userId } = member;
    const [clientId, cardId] = ['harbor', await cardOf(server, member)];
    const gift = { clientId, userId, cardId, description: 'SHOP', amountCents: 2000, contributionCents: 777 };
    await server.db.insert(cardTransactions).values({ ...gift, purchasedAt: testNow });
    expect(await summaryOf(member)).toMatchObject({
      contributedThisMonth: 1577,
      contributedOwnThisMonth: 800,
    });
    const { items, total, ownTotal } = await contributionsOf(member, '?unit=month');
    expect([total, ownTotal]).toEqual([1577, 800]);
    expect(items.map(({ amount, own }) => [amount, own])).toEqual([[1577, 800]]);
    await passOn(member);
    const giving = await givingOf(member, inDecember);
    expect(giving).toMatchObject({
      total: 1577,
      ownTotal: 800,
      byMonth: [{ month: '2026-12', amount: 1577, own: 800 }],
    });
    expect(giving.byCause.map(({ amount, own }) => [amount, own])).toEqual([[1577, 800]]);
    expect((await summaryOf(member)).lastDonations[0]).toMatchObject({ amount: 1577, own: 800 });
  });

  test('[LIFE-10] what a minimum adds to the round-ups is the member’s own, too', async () => {
    const member = await memberRoundingUp(server, 120);
    const barOfNovember = async () =>
      (await summaryOf(member)).contributions.find(({ month }) => month === '2026-11-01T00:00:00.000Z');
    expect(await barOfNovember()).toMatchObject({ amount: 120 });
    await passOn(member);
    expect(await givingOf(member, inDecember)).toMatchObject({ total: 500, ownTotal: 500 });
    expect((await summaryOf(member)).lastDonations[0]).toMatchObject({ amount: 500, own: 500 });
    expect(await barOfNovember()).toMatchObject({ amount: 500 });
  });

  test('[LIFE-10] [HOME-01] a month without a purchase shows the minimum that was passed on', async () => {
    const member = await memberRoundingUp(server, 0);
    await passOn(member);
    const { contributions } = await summaryOf(member);
    expect(contributions.find(({ month }) => month === '2026-11-01T00:00:00.000Z')?.amount).toBe(500);
    expect(await givingOf(member, inDecember)).toMatchObject({ total: 500, ownTotal: 500 });
  });

  test.each([
    ['varsity', 'none'],
    ['roundup', 'all'],
    ['harbor', 'all'],
  ] as const)('[LIFE-10] of the demo member of %s %s of it is the member’s', async (tenant, share) => {
    const member = await signInAs(server, 'active', tenant);
    const { total, ownTotal, taxNote, byCause, byMonth } = await givingOf(member);
    expect(total).toBeGreaterThan(0);
    expect(ownTotal).toBe(share === 'all' ? total : 0);
    for (const rows of [byCause, byMonth]) {
      expect(rows.reduce((sum, { own }) => sum + (own ?? Number.NaN), 0)).toBe(ownTotal);
    }
    expect(taxNote).toBe(demoTenants.find(({ id }) => id === tenant)?.config.taxNote ?? null);
    const { client } = (await (await member.get('')).json()) as { client: object };
    expect(client).not.toHaveProperty('taxNote');
  });
});
