import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSort, sortColumns, type SortColumn, type Transaction } from '#machines/domain/transaction.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import {
  contributionsOf,
  dayOf,
  errorsOf,
  everythingOf,
  sum,
  transactionsOf,
} from '#tests/support/api-activity.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const rowsOf = ({ userId }: TestMember) =>
  server.db.select().from(cardTransactions).where(eq(cardTransactions.userId, userId)).limit(2000);

describe('GET /transactions', () => {
  test('[ACTV-02] lists every purchase once, the newest first, as the database has it', async () => {
    const member = await signInAs(server, 'active');
    const { items, total } = await everythingOf(member);
    const rows = await rowsOf(member);
    expect(total).toBe(rows.length);
    expect(items.map(({ purchasedAt }) => purchasedAt)).toEqual(
      rows
        .map(({ purchasedAt }) => purchasedAt.toISOString())
        .toSorted()
        .toReversed(),
    );
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const row of rows) {
      expect(byId.get(row.id)).toMatchObject({
        cardId: row.cardId,
        description: row.description,
        brand: row.brand,
        amount: row.amountCents,
        roundUpAmount: row.roundUpAmountCents,
        contribution: row.contributionCents,
        rewardAmount: row.rewardAmountCents,
        rewardStatus: row.rewardStatus,
        rewardReason: row.rewardReason,
        expectedAt: row.expectedAt?.toISOString() ?? null,
      });
    }
  });

  test('[ACTV-05] says of each reward why it is refused, or when it is confirmed, and by which offer', async () => {
    const member = server.client();
    await member.login('active@example.com');
    const { items } = await everythingOf(member);
    const statuses = new Set(items.map(({ rewardStatus }) => rewardStatus));
    expect(statuses).toEqual(new Set([null, 'pending', 'confirmed', 'paid', 'ineligible']));
    for (const item of items) {
      expect(item.rewardReason !== null).toBe(item.rewardStatus === 'ineligible');
      expect(item.expectedAt !== null).toBe(item.rewardStatus !== null);
      expect(item.rewardText !== null).toBe(item.rewardStatus !== null);
    }
    expect(items.some(({ brand }) => brand === null)).toBe(true);
    expect(items.some(({ amount }) => amount < 0)).toBe(true);
  });

  test('[ACTV-05] [CARD-04] says of a forfeited reward that it is not given, and why', async () => {
    const member = await signInAs(server, 'active');
    const [first] = await server.db.select().from(cards).where(eq(cards.userId, member.userId));
    await member.post(`/cards/${first?.id}/pause`);
    const { items } = await transactionsOf(member, `?pageSize=0&cardId=${first?.id}`);
    const given = items.filter(({ rewardStatus }) => rewardStatus !== null && rewardStatus !== 'paid');
    expect(new Set(given.map(({ rewardStatus }) => rewardStatus))).toEqual(new Set(['ineligible']));
    expect(given.map(({ rewardReason }) => rewardReason)).toContain('The card was paused.');
  });

  test('[ACTV-02] comes in pages that together are the whole, in every order', async () => {
    const member = await signInAs(server, 'active');
    const { total } = await everythingOf(member);
    for (const sort of ['date', '-card', 'amount', '-roundUp', 'contribution', '-reward']) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 100) }, (_, index) =>
          transactionsOf(member, `?sort=${sort}&pageSize=100&pageNumber=${index + 1}`),
        ),
      );
      const items = pages.flatMap((each) => each.items);
      expect(new Set(items.map(({ id }) => id)).size).toBe(total);
      expect(pages.map((each) => [each.total, each.pageSize])).toEqual(pages.map(() => [total, 100]));
      expect(isInOrder(items, sort)).toBe(true);
    }
    const beyond = await transactionsOf(member, '?pageSize=100&pageNumber=1000');
    expect(beyond).toMatchObject({ items: [], total, pageNumber: 1000 });
  });

  test('[ACTV-02] a page of a long history is no longer than one of a short', async () => {
    const member = await signInAs(server, 'active');
    const before = await transactionsOf(member, '?pageSize=10');
    const [latest] = await rowsOf(member);
    if (!latest) throw new Error('There is no purchase.');
    const { id: _, ...purchase } = latest;
    await server.db.insert(cardTransactions).values(Array.from({ length: 2000 }, () => purchase));
    const after = await transactionsOf(member, '?pageSize=10');
    expect(after).toMatchObject({ total: before.total + 2000, pageSize: 10 });
    expect(after.items).toHaveLength(10);
    expect(JSON.stringify(after).length).toBeLessThan(JSON.stringify(before).length * 1.2);
  });

  const digits = new Map<string, string>();
  const valueOf: Readonly<Record<SortColumn, (item: Transaction) => number | string>> = {
    date: ({ purchasedAt }) => purchasedAt,
    card: ({ cardId }) => digits.get(cardId) ?? '',
    amount: ({ amount }) => amount,
    roundUp: ({ roundUpAmount }) => roundUpAmount,
    contribution: ({ contribution }) => contribution,
    reward: ({ rewardAmount }) => rewardAmount,
  };

  function isInOrder(items: readonly Transaction[], text: string): boolean {
    const sort = readSort(text);
    if (sort === null) throw new Error(`${text} is no sort.`);
    const values = items.map(valueOf[sort.column]);
    return values.every((value, index) => {
      const before = values[index - 1] ?? value;
      return sort.direction === 'asc' ? before <= value : before >= value;
    });
  }

  test('[ACTV-02] sorts by the digits of the card', async () => {
    const member = await signInAs(server, 'active', 'roundup');
    const own = await server.db.select().from(cards).where(eq(cards.userId, member.userId));
    for (const { id, lastDigits } of own) digits.set(id, lastDigits);
    for (const sort of ['card', '-card']) {
      const { items } = await transactionsOf(member, `?pageSize=0&sort=${sort}`);
      expect(new Set(items.map(valueOf.card)).size).toBe(2);
      expect(isInOrder(items, sort)).toBe(true);
    }
  });

  test('[ACTV-03] leaves what lies between two days, UTC, both included, and on one card', async () => {
    const member = await signInAs(server, 'active');
    const { items } = await everythingOf(member);
    const onCard = (id: string) => items.filter(({ cardId }) => cardId === id).length;
    const [card = ''] = items
      .map(({ cardId }) => cardId)
      .toSorted((one, other) => onCard(other) - onCard(one));
    const found = await transactionsOf(
      member,
      `?pageSize=0&cardId=${card}&dateFrom=2026-09-03&dateTo=2026-10-05`,
    );
    const expected = items.filter(
      (item) => item.cardId === card && dayOf(item) >= '2026-09-03' && dayOf(item) <= '2026-10-05',
    );
    expect(expected.length).toBeGreaterThan(5);
    expect(found.items).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('[ACTV-03] the first and the last instant of a day belong to it', async () => {
    const member = await signInAs(server, 'new');
    const [card] = await server.db.select().from(cards).where(eq(cards.userId, member.userId));
    const buy = (at: string, description: string) => ({
      clientId: 'varsity',
      userId: member.userId,
      cardId: card?.id ?? '',
      description,
      amountCents: 0,
      purchasedAt: new Date(at),
    });
    await server.db
      .insert(cardTransactions)
      .values([
        buy('2026-11-09T23:59:59.999Z', 'before'),
        buy('2026-11-10T00:00:00.000Z', 'first'),
        buy('2026-11-10T23:59:59.999Z', 'last'),
        buy('2026-11-11T00:00:00.000Z', 'after'),
      ]);
    const day = '?dateFrom=2026-11-10&dateTo=2026-11-10';
    const { items } = await transactionsOf(member, `${day}&sort=date`);
    expect(items.map(({ description }) => description)).toEqual(['first', 'last']);
    const { items: days } = await contributionsOf(member, day);
    expect(days).toEqual([{ date: '2026-11-10T00:00:00.000Z', amount: 0, own: 0, count: 2 }]);
  });

  test('[ACTV-02] [TRST-04] shows nobody another’s purchases, nor another’s card', async () => {
    const [own, other, elsewhere] = [
      await signInAs(server, 'active'),
      await signInAs(server, 'annual'),
      await signInAs(server, 'active', 'roundup'),
    ];
    const ids = new Set((await everythingOf(own)).items.map(({ id }) => id));
    for (const stranger of [other, elsewhere]) {
      const { items } = await everythingOf(stranger);
      expect(items.filter(({ id }) => ids.has(id))).toEqual([]);
      const card = items[0]?.cardId;
      expect(await transactionsOf(own, `?cardId=${card}`)).toMatchObject({ items: [], total: 0 });
      const { items: days, total } = await contributionsOf(own, `?cardId=${card}&dateFrom=2026-11-01`);
      expect([sum(days.map(({ count }) => count ?? Number.NaN)), total]).toEqual([0, 0]);
    }
    expect((await server.client().get('/transactions')).status).toBe(401);
    expect((await server.client().get('/membership/contributions')).status).toBe(401);
  });

  test.each(['no-card', '%27%20or%201=1', '00000000-0000-0000-0000-000000000000', '🂡'])(
    '[ACTV-03] has nothing of the card %s, and does not break',
    async (card) => {
      const member = await signInAs(server, 'annual');
      expect(await transactionsOf(member, `?cardId=${card}`)).toMatchObject({ items: [], total: 0 });
      expect((await contributionsOf(member, `?cardId=${card}`)).total).toBe(0);
    },
  );

  const wholeNumber = (from: number, to: number) => `Must be a whole number from ${from} to ${to}.`;
  const noDay = 'Must be a day from 2000-01-01 to 2100-12-31.';
  const noSort = `Must be one of ${sortColumns.join(', ')}, with a - before it to descend.`;

  test.each([
    ['pageSize=-1', { pageSize: [wholeNumber(0, 1000)] }],
    ['pageSize=1001', { pageSize: [wholeNumber(0, 1000)] }],
    ['pageNumber=0', { pageNumber: [wholeNumber(1, 100_000)] }],
    ['pageNumber=1e3', { pageNumber: [wholeNumber(1, 100_000)] }],
    ['sort=', { sort: [noSort] }],
    ['sort=password_hash', { sort: [noSort] }],
    ['sort=--date', { sort: [noSort] }],
    ['dateFrom=2026-02-30', { dateFrom: [noDay] }],
    ['dateFrom=1999-12-31', { dateFrom: [noDay] }],
    ['dateTo=yesterday', { dateTo: [noDay] }],
    ['dateTo=2026-11-20T00:00:00Z', { dateTo: [noDay] }],
    ['dateFrom=2026-11-02&dateTo=2026-11-01', { dateTo: ['Must not be before dateFrom.'] }],
    ['cardId=', { cardId: ['Name a card.'] }],
    [`cardId=${'x'.repeat(101)}`, { cardId: ['This is no card.'] }],
    ['cardId=a%00b', { cardId: ['Must be plain text.'] }],
  ])('[ACTV-02] [TRST-04] refuses ?%s and says what it takes', async (query, errors) => {
    const response = await (await signInAs(server, 'new')).get(`/transactions?${query}`);
    expect(await errorsOf(response)).toEqual(errors);
  });
});
