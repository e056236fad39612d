import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givingSchema } from '#machines/domain/giving.ts';
import { cardTransactions, contributionMonths, donations } from '#server/db/activity-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { clients } from '#server/db/schema.ts';
import { summaryOf } from '#tests/support/api-answers.ts';
import { ledgerOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A member of a tenant without causes and recipients, whose purchases of November are rounded up by these cents. */
async function roundingUp(...cents: number[]): Promise<TestMember> {
  await server.db.update(clients).set({ recipients: [] }).where(eq(clients.id, 'roundup'));
  const member = await signInAs(server, 'active', 'roundup');
  const { userId } = member;
  await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
  await server.db.delete(donations).where(eq(donations.userId, userId));
  await server.db.delete(contributionMonths).where(eq(contributionMonths.userId, userId));
  const cardId = await cardOf(server, member);
  await server.db.insert(cardTransactions).values(
    cents.map((each) => ({
      clientId: 'roundup',
      userId,
      cardId,
      description: 'SHOP',
      amountCents: 2000,
      roundUpAmountCents: each,
      contributionCents: each,
      purchasedAt: testNow,
    })),
  );
  return member;
}

test('[LIFE-04] [LIFE-10] a tenant without causes has a whole month of giving: charged, passed on in its own name, stated', async () => {
  const member = await roundingUp(99, 950, 40);
  const before = (await ledgerOf(server, member)).charges.length;
  expect(await (await member.get('/membership/affinities')).json()).toMatchObject({ items: [] });
  await settleAt(server, '2026-12-01T00:00:00.000Z');
  await settleAt(server, '2026-12-03T00:00:00.000Z');
  await settleAt(server, '2026-12-04T00:00:00.000Z');
  expect(
    (await ledgerOf(server, member)).charges
      .slice(before)
      .map(({ description, amountCents, status }) => [description, amountCents, status]),
  ).toEqual([['Round-ups, November', 1089, 'succeeded']]);
  const [tenant] = await server.db.select().from(clients).where(eq(clients.id, 'roundup'));
  const name = tenant?.name ?? '';
  await member.login(member.email);
  const answer = await member.get('/membership/giving?from=2026-12-01&to=2026-12-31');
  expect(v.parse(givingSchema, await answer.json())).toMatchObject({
    total: 1089,
    ownTotal: 1089,
    byCause: [{ recipient: name, amount: 1089, own: 1089, count: 1 }],
    byMonth: [{ month: '2026-12', amount: 1089, own: 1089 }],
  });
  expect((await summaryOf(member)).lastDonations).toMatchObject([{ recipient: name, amount: 1089 }]);
  const entries = await server.db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, member.userId))
    .orderBy(asc(accountHistory.at));
  expect(
    entries
      .filter(({ kind, at }) => kind === 'givingPassedOn' && at >= testNow)
      .map(({ at, amountCents }) => [at.toISOString(), amountCents]),
  ).toEqual([['2026-12-03T00:00:00.000Z', 1089]]);
});
