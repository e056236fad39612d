import { describe, expect, test } from 'vitest';
import { skippedIn } from '#machines/domain/rows.ts';
import { newestFirst } from '#machines/domain/transaction.ts';
import { fetchContributions } from '#src/api/activity.ts';
import { fetchEveryPage } from '#src/api/every-page.ts';
import { findManyTransactions, findTransactions } from '#src/api/find-transactions.ts';
import { answer, signal, stubApi } from './api-stub.ts';

const sum = { date: '2026-11-20', amount: 0.6 };
const sums = {
  items: [{ date: '2026-11-20T00:00:00.000Z', amount: 60, own: null, count: null }],
  total: 60,
  ownTotal: null,
};

/** A card transaction with the fields of the specification alone. */
const purchase = (id: number, purchasedAt: string, more: object = {}) => ({
  id,
  cardId: 7,
  description: `Purchase ${id}`,
  amount: 12.35,
  roundUpAmount: 0.65,
  purchasedAt,
  rewardAmount: 1.25,
  rewardStatus: 'pending',
  ...more,
});

const bought = [
  purchase(1, '2026-11-20T23:59:59.000000Z'),
  purchase(2, '2026-11-22T00:00:00.000000Z', { cardId: 8 }),
  purchase(3, '2026-11-20T01:02:03.000000Z', { roundUpAmount: 0.1 }),
];

/** A server with these purchases, which knows pages and no other question. */
function servePages(rows: readonly unknown[], wrap: (items: unknown) => unknown = (items) => ({ items })) {
  return stubApi(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/transactions')) return answer({}, 404);
    const size = Number(searchParams.get('pageSize') ?? 20);
    const start = (Number(searchParams.get('pageNumber') ?? 1) - 1) * size;
    return answer(wrap(rows.slice(start, start + size)));
  });
}

describe('contributions', () => {
  test.each([
    ['under items', { items: [sum] }],
    ['under items, one level deeper', { data: { items: [sum] } }],
    ['under data', { data: [sum] }],
    ['alone', [sum]],
    ['with a total', { items: [sum], total: '0.60' }],
  ])('[BACK-03] are read where the sums stand %s', async (_, body) => {
    const stub = stubApi(() => answer(body));
    await expect(fetchContributions(stub.http, { unit: 'day' }, signal)).resolves.toEqual(sums);
    expect(stub.sent).toHaveLength(1);
  });

  test.each([
    ['under items', (items: unknown) => ({ items })],
    ['one level deeper', (items: unknown) => ({ data: { items } })],
    ['alone', (items: unknown) => items],
  ])('[BACK-03] are the purchases, %s, added up by day without a gap', async (_, wrap) => {
    const { http } = servePages(bought, wrap);
    await expect(fetchContributions(http, { unit: 'day' }, signal)).resolves.toEqual({
      items: [
        { date: '2026-11-20T00:00:00.000Z', amount: 75, own: 75, count: 2 },
        { date: '2026-11-21T00:00:00.000Z', amount: 0, own: 0, count: 0 },
        { date: '2026-11-22T00:00:00.000Z', amount: 65, own: 65, count: 1 },
      ],
      total: 140,
      ownTotal: 140,
    });
  });

  test('[BACK-03] are of the card and the days that are asked for, whatever the server knows of them', async () => {
    const query = { unit: 'month', cardId: '7', dateFrom: '2026-10-21', dateTo: '2026-11-20' } as const;
    const { http } = servePages([...bought, purchase(4, '2026-10-20T10:00:00.000000Z')]);
    await expect(fetchContributions(http, query, signal)).resolves.toEqual({
      items: [
        { date: '2026-10-01T00:00:00.000Z', amount: 0, own: 0, count: 0 },
        { date: '2026-11-01T00:00:00.000Z', amount: 75, own: 75, count: 2 },
      ],
      total: 75,
      ownTotal: 75,
    });
  });

  test('[BACK-03] are of all purchases, page after page, and count those that can not be read', async () => {
    const many = Array.from({ length: 205 }, (_, index) => purchase(index, '2026-11-20T10:00:00.000000Z'));
    const read = await fetchContributions(servePages([...many, null]).http, { unit: 'day' }, signal);
    expect(read).toEqual({
      items: [{ date: '2026-11-20T00:00:00.000Z', amount: 205 * 65, own: 205 * 65, count: 205 }],
      total: 205 * 65,
      ownTotal: 205 * 65,
    });
    expect(skippedIn(read.items)).toBe(1);
  });
});

describe('transactions of a server that has no such call', () => {
  const request = { sort: newestFirst, pageNumber: 1, pageSize: 2 };
  const idsOf = ({ items }: { items: readonly { id: string | null }[] }) => items.map(({ id }) => id);

  test('[BACK-03] are the purchases that it answers contributions with, sorted and page by page', async () => {
    const { http } = servePages(bought);
    const first = await findTransactions(http, request, signal);
    expect({ ...first, items: idsOf(first) }).toEqual({
      items: ['2', '1'],
      pageNumber: 1,
      pageSize: 2,
      total: 3,
    });
    const second = await findTransactions(http, { ...request, pageNumber: 2 }, signal);
    expect(idsOf(second)).toEqual(['3']);
    const byRoundUp = { column: 'roundUp', direction: 'asc' } as const;
    const sorted = await findTransactions(http, { ...request, sort: byRoundUp, pageSize: 10 }, signal);
    expect(idsOf(sorted)).toEqual(['3', '1', '2']);
    const ofCard = await findTransactions(http, { ...request, cardId: '8' }, signal);
    expect([idsOf(ofCard), ofCard.total]).toEqual([['2'], 1]);
  });

  test('[BACK-03] are read once where the app needs all of them', async () => {
    const many = Array.from({ length: 1205 }, (_, index) => purchase(index, '2026-11-20T10:00:00.000000Z'));
    const { http, sent } = servePages([...many, null]);
    const whole = await fetchEveryPage(({ pageNumber }) =>
      findManyTransactions(http, { sort: newestFirst, pageNumber }, signal),
    );
    expect([whole.items.length, skippedIn(whole.items), whole.total]).toEqual([1205, 1, 1205]);
    const asked = sent.map(({ url }) => new URL(url));
    expect(asked.filter(({ pathname }) => pathname.endsWith('/transactions'))).toHaveLength(1);
    expect(asked.filter(({ pathname }) => pathname.endsWith('/contributions'))).toHaveLength(14);
  });

  test('[BACK-02] are left out where it answers contributions with sums, or not at all', async () => {
    const missing = { kind: 'missing', status: 404 };
    for (const reply of [() => answer({ items: [sum] }), () => answer({}, 500)]) {
      const { http } = stubApi(({ url }) => (url.includes('/transactions') ? answer({}, 404) : reply()));
      await expect(findTransactions(http, request, signal)).rejects.toEqual(missing);
    }
  });

  test('[BACK-03] are none where nothing was bought', async () => {
    const { http } = servePages([]);
    await expect(findTransactions(http, request, signal)).resolves.toEqual({
      items: [],
      pageNumber: 1,
      pageSize: 2,
      total: 0,
    });
  });
});
