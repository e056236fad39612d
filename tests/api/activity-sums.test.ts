import * as fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { summarySchema } from '#machines/domain/summary.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { contributionsOf, everythingOf, sum } from '#tests/support/api-activity.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const today = testNow.toISOString().slice(0, 10);

describe('the sums on home and on the activity page', () => {
  test.each(demoTenants.map(({ id }) => id))(
    '[ACTV-01] [HOME-01] are those of the database for whatever members of %s bought',
    async (clientId) => {
      const member = await signInAs(server, 'active', clientId);
      const own = await server.db.select().from(cards).where(eq(cards.userId, member.userId));
      const purchase = fc.record({
        card: fc.constantFrom(...own.map(({ id }) => id)),
        hoursAgo: fc.nat(24 * 70),
        amountCents: fc.integer({ min: -20_000, max: 200_000 }),
        contributionCents: fc.nat(500),
        rewardAmountCents: fc.nat(3000),
        rewardStatus: fc.constantFrom('pending', 'confirmed', 'paid', 'ineligible', null),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(purchase, { maxLength: 40 }), async (purchases) => {
          await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, member.userId));
          const rows = purchases.map(({ card, hoursAgo, ...rest }) => ({
            ...rest,
            clientId,
            userId: member.userId,
            cardId: card,
            description: 'A purchase',
            paidOutCents: rest.rewardStatus === 'paid' ? rest.rewardAmountCents : 0,
            purchasedAt: new Date(testNow.getTime() - hoursAgo * 3_600_000),
          }));
          if (rows.length > 0) await server.db.insert(cardTransactions).values(rows);
          const summary = v.parse(summarySchema, await (await member.get('/membership/summary')).json());
          const { items } = await everythingOf(member);
          const rewards = (...statuses: (string | null)[]) =>
            sum(
              rows.filter((row) => statuses.includes(row.rewardStatus)).map((row) => row.rewardAmountCents),
            );
          expect([summary.cashBackBalance, summary.pendingCashBack, summary.lifetimeCashBack]).toEqual([
            rewards('confirmed'),
            rewards('pending'),
            rewards('confirmed', 'paid'),
          ]);
          expect(sum(items.map(({ rewardAmount }) => rewardAmount))).toBe(
            sum(rows.map((row) => row.rewardAmountCents)),
          );
          const month = await contributionsOf(member, `?unit=month&dateFrom=${today.slice(0, 7)}-01`);
          expect(month.total).toBe(summary.contributedThisMonth);
          const days = await contributionsOf(member, '?unit=day&dateFrom=2026-08-01');
          expect([days.total, sum(days.items.map(({ count }) => count ?? Number.NaN))]).toEqual([
            sum(rows.map((row) => row.contributionCents)),
            rows.length,
          ]);
          const byCard = await Promise.all(
            own.map(({ id }) => contributionsOf(member, `?cardId=${id}&dateFrom=2026-08-01`)),
          );
          expect(sum(byCard.map(({ total }) => total))).toBe(days.total);
        }),
        { numRuns: 8 },
      );
    },
  );

  test.each(['active', 'annual', 'scheduled', 'overdue'] as const)(
    '[ACTV-01] [HOME-01] are those of the purchases of the demo member "%s" at each tenant',
    async (state) => {
      for (const { id } of demoTenants) {
        const member = await signInAs(server, state, id);
        const summary = v.parse(summarySchema, await (await member.get('/membership/summary')).json());
        const rows = await server.db
          .select()
          .from(cardTransactions)
          .where(and(eq(cardTransactions.clientId, id), eq(cardTransactions.userId, member.userId)));
        const of = (status: string) =>
          sum(rows.filter((row) => row.rewardStatus === status).map((row) => row.rewardAmountCents));
        expect(summary).toMatchObject({
          cashBackBalance: of('confirmed'),
          pendingCashBack: of('pending'),
          lifetimeCashBack: of('confirmed') + of('paid'),
        });
      }
    },
  );
});
