import { describe, expect, test } from 'vitest';
import { newestFirst } from '#machines/domain/transaction.ts';
import { hasMore } from '#machines/domain/wire.ts';
import { fetchTransactions } from '#src/api/activity.ts';
import { fetchCharges } from '#src/api/billing.ts';
import { fetchHistory, fetchUpdates } from '#src/api/history.ts';
import { fetchPayouts } from '#src/api/payouts.ts';
import { fetchReferrals } from '#src/api/referrals.ts';
import { fetchRewards, searchRewards } from '#src/api/rewards.ts';
import { answer, signal, stubApi, type StubbedApi } from './api-stub.ts';

const at = '2026-11-20T10:00:00Z';
const offer = { nameShort: 'Larkspur', brand: 'Larkspur' };

/** Each list that is read page by page, ten rows at a time. */
const paged = [
  [
    'the transactions',
    { cardId: 1, amount: 1, purchasedAt: at },
    ({ http }: StubbedApi) =>
      fetchTransactions(http, { sort: newestFirst, pageNumber: 1, pageSize: 10 }, signal),
  ],
  [
    'the offers',
    offer,
    ({ http }: StubbedApi) => fetchRewards(http, { pageNumber: 1, pageSize: 10 }, signal),
  ],
  ['the offers found', offer, ({ http }: StubbedApi) => searchRewards(http, 'lark', signal)],
  [
    'the charges',
    { createdAt: at, amount: 1 },
    ({ http }: StubbedApi) => fetchCharges(http, { count: 10 }, signal),
  ],
  ['the updates', { at }, ({ http }: StubbedApi) => fetchUpdates(http, { count: 10 }, signal)],
  ['the account history', { at }, ({ http }: StubbedApi) => fetchHistory(http, { count: 10 }, signal)],
] as const;

/** Each list that is shown as a whole. */
const whole = [
  [
    'the payouts',
    { createdAt: at, amount: 1 },
    async ({ http }: StubbedApi) => ({ items: await fetchPayouts(http, signal) }),
  ],
  ['the friends', { status: 'approved' }, ({ http }: StubbedApi) => fetchReferrals(http, signal)],
] as const;

const rowsOf = (row: object, count: number) => Array.from({ length: count }, (_, id) => ({ id, ...row }));
const depths = [
  ['at the top', (items: unknown) => ({ items })],
  ['one level deeper', (items: unknown) => ({ data: { items } })],
] as const;

describe.each(depths)('a list of items alone, %s,', (_, wrap) => {
  test.each(paged)(
    '[BACK-03] of %s is as long as it came, and may go on while it is full',
    async (...each) => {
      const [, row, read] = each;
      const full = await read(stubApi(() => answer(wrap(rowsOf(row, 10)))));
      expect([full.items.length, full.total, hasMore(full)]).toEqual([10, null, true]);
      const last = await read(stubApi(() => answer(wrap(rowsOf(row, 4)))));
      expect([last.items.length, last.total, hasMore(last)]).toEqual([4, 4, false]);
      const none = await read(stubApi(() => answer(wrap([]))));
      expect([none.items.length, none.total, hasMore(none)]).toEqual([0, 0, false]);
    },
  );

  test.each(whole)('[BACK-03] of %s is read on while a page is full', async (...each) => {
    const [, row, read] = each;
    const rows = rowsOf(row, 130);
    const stub = stubApi(({ url }) => {
      const { searchParams } = new URL(url);
      const size = Number(searchParams.get('pageSize'));
      const start = (Number(searchParams.get('pageNumber') ?? 1) - 1) * size;
      return answer(wrap(rows.slice(start, start + size)));
    });
    const { items } = await read(stub);
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)));
    expect(stub.sent).toHaveLength(2);
  });
});

test('[BACK-03] the figures of friends are of all, where the server sends none', async () => {
  const rows = rowsOf({ status: 'approved', rewardAmount: 2.5 }, 130);
  const { http } = stubApi(({ url }) => {
    const start = (Number(new URL(url).searchParams.get('pageNumber')) - 1) * 100;
    return answer({ items: rows.slice(start, start + 100) });
  });
  const { summary } = await fetchReferrals(http, signal);
  expect(summary).toEqual({ invited: 130, completed: 130, earned: 130 * 250 });
});
