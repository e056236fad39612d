import { expect, test } from 'vitest';
import { newestFirst } from '#machines/domain/transaction.ts';
import { fetchContributions } from '#src/api/activity.ts';
import { fetchEveryPage } from '#src/api/every-page.ts';
import { findManyTransactions } from '#src/api/find-transactions.ts';
import { findRewards } from '#src/api/find-rewards.ts';
import { fetchPayouts } from '#src/api/payouts.ts';
import type { Http } from '#src/api/http.ts';
import { answer, signal, stubApi } from './api-stub.ts';

const ids = Array.from({ length: 1205 }, (_, index) => index + 1);
const bought = { cardId: 7, amount: 12.35, roundUpAmount: 0.65, purchasedAt: '2026-11-20T10:00:00Z' };
const purchases = ids.map((id) => ({ ...bought, id, description: `Purchase ${id}` }));
const payouts = ids.map((id) => ({ id, type: 'payout', amount: 5, createdAt: '2026-11-20T00:00:00Z' }));
const offers = ids.map((id) => ({ id, brand: `Brand ${id}`, category: 'shoes' }));

const inHats = { search: '', category: 'hats', sort: null, near: null, pageNumber: 1, pageSize: 20 };

const lists: Record<string, { rows: readonly object[]; read: (http: Http) => Promise<number> }> = {
  contributions: {
    rows: purchases,
    read: async (http) => (await fetchContributions(http, { unit: 'day' }, signal)).items[0]?.count ?? 0,
  },
  transactions: {
    rows: purchases,
    read: async (http) => {
      const read = await fetchEveryPage(({ pageNumber }) =>
        findManyTransactions(http, { sort: newestFirst, pageNumber }, signal),
      );
      return read.items.length;
    },
  },
  payouts: { rows: payouts, read: async (http) => (await fetchPayouts(http, signal)).length },
};

const callsTo = (path: string, sent: readonly { url: string }[]) =>
  sent.filter(({ url }) => new URL(url).pathname.endsWith(path)).length;

test.each(Object.entries(lists))(
  '[BACK-03] all %s are read in two calls from a server that knows no pages, in one where it counts them',
  async (path, { rows, read }) => {
    const plain = stubApi(() => answer({ items: rows }));
    expect(await read(plain.http)).toBe(1205);
    const counted = stubApi(() => answer({ items: rows, total: 1205 }));
    expect(await read(counted.http)).toBe(1205);
    const sumsFirst = path === 'contributions' ? 1 : 0;
    expect([callsTo(path, plain.sent), callsTo(path, counted.sent)]).toEqual([2 + sumsFirst, 1 + sumsFirst]);
  },
);

test('[BACK-03] offers of a category are looked for in one answer of a server that knows no pages', async () => {
  const last = { id: 1206, brand: 'Hats', category: 'hats' };
  const { http, sent } = stubApi(() => answer({ items: [...offers, last], total: 1206 }));
  const found = await findRewards(http, inHats, signal);
  expect([found.items.map(({ brand }) => brand), found.total, sent.length]).toEqual([['Hats'], 1, 2]);
});
