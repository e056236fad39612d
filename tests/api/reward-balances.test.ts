import * as fc from 'fast-check';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTransactions } from '#server/activity/transaction-query.ts';
import { balancesByCard, earningsOf, payRewards } from '#server/cards/reward-balance.ts';
import { cardTransactions, rewardBalances } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Row = typeof cardTransactions.$inferSelect;
type Status = NonNullable<Row['rewardStatus']>;

const statuses = ['pending', 'confirmed', 'paid', 'ineligible', 'forfeited'] as const;
const owner = (id: string) => ({ clientId: 'varsity', id });

/** A member with two cards and no transactions. */
async function newMember() {
  const { userId } = await createDemoMember(server.db, {
    clientId: 'varsity',
    state: 'active',
    now: testNow,
  });
  await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
  const linked = await server.db.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  return { userId, cardIds: linked.map(({ id }) => id) };
}

const rowsOf = (userId: string) =>
  server.db
    .select()
    .from(cardTransactions)
    .where(eq(cardTransactions.userId, userId))
    .orderBy(asc(cardTransactions.purchasedAt), asc(cardTransactions.id));

async function countOf(userId: string, cardId?: string): Promise<number> {
  const page = { sort: { column: 'date', direction: 'desc' }, limit: 1, offset: 0 } as const;
  const { total } = await findTransactions(server.db, owner(userId), { ...page, cardId });
  return total;
}

const ownRows = (userId: string, status: Status) =>
  and(eq(cardTransactions.userId, userId), eq(cardTransactions.rewardStatus, status));

const rest = ({ rewardAmountCents, paidOutCents }: Row) => rewardAmountCents - paidOutCents;

function sum(rows: readonly Row[], cents: (row: Row) => number, ...of: Status[]): number {
  return rows
    .filter(({ rewardStatus }) => rewardStatus !== null && of.includes(rewardStatus))
    .reduce((total, row) => total + cents(row), 0);
}

/** The sums of the history, one row after the other. */
function sumsOf(rows: readonly Row[]) {
  return {
    pending: sum(rows, rest, 'pending'),
    confirmed: sum(rows, rest, 'confirmed'),
    earned: sum(rows, ({ rewardAmountCents }) => rewardAmountCents, 'confirmed', 'paid', 'forfeited'),
  };
}

/** A part of what can be withdrawn, in whole cents. */
const amountOf = ({ part }: { part: number }, rows: readonly Row[]) =>
  Math.floor(sumsOf(rows).confirmed * part);

const purchase = fc.record({
  card: fc.nat(1),
  daysAgo: fc.nat(30),
  cents: fc.nat(5000),
  status: fc.option(fc.constantFrom(...statuses), { nil: null }),
});

const change = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), purchases: fc.array(purchase, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant('decide' as const),
    from: fc.constantFrom(...statuses),
    to: fc.constantFrom(...statuses),
  }),
  fc.record({ kind: fc.constant('drop' as const), status: fc.constantFrom(...statuses) }),
  fc.record({ kind: fc.constant('withdraw' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

describe('the running sums of rewards', () => {
  test('[SPED-04] [TRST-01] are the sums and the count of the history after any changes, and a withdrawal takes the oldest rewards', async () => {
    const { userId, cardIds } = await newMember();
    const { db } = server;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        await db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
        for (const each of changes) {
          const before = await rowsOf(userId);
          if (each.kind === 'buy' && each.purchases.length > 0) {
            await db.insert(cardTransactions).values(
              each.purchases.map(({ card, daysAgo, cents, status }) => ({
                clientId: 'varsity',
                userId,
                cardId: cardIds[card] ?? '',
                description: 'A purchase',
                amountCents: cents * 10,
                rewardAmountCents: cents,
                paidOutCents: status === 'paid' ? cents : 0,
                rewardStatus: status,
                purchasedAt: new Date(testNow.getTime() - daysAgo * 86_400_000),
              })),
            );
          }
          if (each.kind === 'decide') {
            await db
              .update(cardTransactions)
              .set({ rewardStatus: each.to })
              .where(ownRows(userId, each.from));
          }
          if (each.kind === 'drop') {
            await db.delete(cardTransactions).where(ownRows(userId, each.status));
          }
          if (each.kind === 'withdraw') {
            const amount = amountOf(each, before);
            if (amount > 0) await db.transaction((turn) => payRewards(turn, owner(userId), amount));
          }
          const after = await rowsOf(userId);
          expect(after).toEqual(each.kind === 'withdraw' ? paidFrom(before, amountOf(each, before)) : after);
          expect(await earningsOf(db, owner(userId))).toEqual(sumsOf(after));
          const byCard = await balancesByCard(db, owner(userId));
          expect(await countOf(userId)).toBe(after.length);
          for (const cardId of cardIds) {
            const own = after.filter((row) => row.cardId === cardId);
            expect(byCard.get(cardId) ?? 0).toBe(sumsOf(own).pending + sumsOf(own).confirmed);
            expect(await countOf(userId, cardId)).toBe(own.length);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('[SPED-04] pay a history of more than two thousand rewards out to the last cent, and no cent more', async () => {
    const { userId, cardIds } = await newMember();
    await server.db.insert(cardTransactions).values(
      Array.from({ length: 2100 }, (_, index) => ({
        clientId: 'varsity',
        userId,
        cardId: cardIds[index % 2] ?? '',
        description: 'A purchase',
        amountCents: 1000,
        rewardAmountCents: 7,
        rewardStatus: 'confirmed' as const,
        purchasedAt: new Date(testNow.getTime() - index * 60_000),
      })),
    );
    const pay = (amount: number) => server.db.transaction((turn) => payRewards(turn, owner(userId), amount));
    await expect(pay(2100 * 7 + 1)).rejects.toThrow(RangeError);
    expect(await earningsOf(server.db, owner(userId))).toEqual({
      pending: 0,
      confirmed: 14_700,
      earned: 14_700,
    });
    expect(await pay(2100 * 7)).toEqual({
      from: new Date(testNow.getTime() - 2099 * 60_000),
      until: testNow,
    });
    expect(await earningsOf(server.db, owner(userId))).toEqual({ pending: 0, confirmed: 0, earned: 14_700 });
  });

  test('[SPED-04] go with the card and with the member', async () => {
    const { userId, cardIds } = await newMember();
    const stored = () => server.db.select().from(rewardBalances).where(eq(rewardBalances.userId, userId));
    await server.db.insert(cardTransactions).values(
      cardIds.map((cardId) => ({
        clientId: 'varsity',
        userId,
        cardId,
        description: 'A purchase',
        amountCents: 1000,
        rewardAmountCents: 5,
        rewardStatus: 'confirmed' as const,
        purchasedAt: testNow,
      })),
    );
    await server.db.delete(cards).where(eq(cards.id, cardIds[1] ?? ''));
    expect((await stored()).map(({ cardId, confirmedCents }) => [cardId, confirmedCents])).toEqual([
      [cardIds[0], 5],
    ]);
  });
});

/** What becomes of a history of which the oldest confirmed rewards are paid, the last one in part. */
function paidFrom(rows: readonly Row[], amount: number): Row[] {
  let left = amount;
  return rows.map((row) => {
    if (row.rewardStatus !== 'confirmed' || left === 0 || rest(row) === 0) return row;
    const part = Math.min(left, rest(row));
    left -= part;
    const paidOutCents = row.paidOutCents + part;
    return {
      ...row,
      paidOutCents,
      rewardStatus: paidOutCents === row.rewardAmountCents ? 'paid' : 'confirmed',
    };
  });
}
