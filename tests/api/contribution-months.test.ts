import * as fc from 'fast-check';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthOf } from '#machines/domain/day.ts';
import { cardTransactions, contributionMonths } from '#server/db/activity-schema.ts';
import { cards, users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function newMember() {
  const { userId } = await createDemoMember(server.db, {
    clientId: 'varsity',
    state: 'active',
    now: testNow,
  });
  const [card] = await server.db.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  return { userId, cardId: card?.id ?? '' };
}

const rowsOf = (userId: string) =>
  server.db
    .select()
    .from(cardTransactions)
    .where(eq(cardTransactions.userId, userId))
    .orderBy(asc(cardTransactions.id));

async function storedOf(userId: string): Promise<[string, number][]> {
  const rows = await server.db
    .select()
    .from(contributionMonths)
    .where(eq(contributionMonths.userId, userId))
    .orderBy(asc(contributionMonths.month));
  return rows.map(({ month, amountCents }) => [month, amountCents]);
}

/** The sums of the history, one row after the other. */
async function addedUp(userId: string): Promise<[string, number][]> {
  const sums = new Map<string, number>();
  for (const { purchasedAt, contributionCents } of await rowsOf(userId)) {
    const month = monthOf(purchasedAt);
    sums.set(month, (sums.get(month) ?? 0) + contributionCents);
  }
  return [...sums].sort(([left], [right]) => left.localeCompare(right));
}

const given = (months: [string, number][]) => months.filter(([, cents]) => cents !== 0);

const purchase = fc.record({ hoursAgo: fc.nat(24 * 100), cents: fc.nat(300) });
const change = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    purchases: fc.array(purchase, { minLength: 1, maxLength: 8 }),
  }),
  fc.record({ kind: fc.constant('correct' as const), every: fc.integer({ min: 1, max: 4 }), to: purchase }),
  fc.record({ kind: fc.constant('drop' as const), every: fc.integer({ min: 2, max: 4 }) }),
);

const instantOf = ({ hoursAgo }: { hoursAgo: number }) => new Date(testNow.getTime() - hoursAgo * 3_600_000);

test('[HOME-01] [TRST-01] what each month gave equals the sum of its purchases, after any changes of the history', async () => {
  const { userId, cardId } = await newMember();
  const { db } = server;
  expect((await storedOf(userId)).length).toBeGreaterThan(6);
  expect(given(await storedOf(userId))).toEqual(given(await addedUp(userId)));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      for (const each of changes) {
        if (each.kind === 'buy') {
          await db.insert(cardTransactions).values(
            each.purchases.map((bought) => ({
              clientId: 'varsity',
              userId,
              cardId,
              description: 'A purchase',
              amountCents: 1000,
              contributionCents: bought.cents,
              purchasedAt: instantOf(bought),
            })),
          );
        } else {
          const ids = (await rowsOf(userId))
            .filter((_, index) => index % each.every === 0)
            .map(({ id }) => id);
          const some = and(eq(cardTransactions.userId, userId), inArray(cardTransactions.id, ids));
          if (each.kind === 'drop') await db.delete(cardTransactions).where(some);
          else {
            const corrected = { contributionCents: each.to.cents, purchasedAt: instantOf(each.to) };
            await db.update(cardTransactions).set(corrected).where(some);
          }
        }
        expect(given(await storedOf(userId))).toEqual(given(await addedUp(userId)));
      }
    }),
    { numRuns: 20 },
  );
});

test('[TRST-01] what the months gave goes with the member', async () => {
  const { userId } = await newMember();
  expect(await storedOf(userId)).not.toEqual([]);
  await server.db.delete(users).where(eq(users.id, userId));
  expect(await storedOf(userId)).toEqual([]);
});
