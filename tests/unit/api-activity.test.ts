import { describe, expect, test } from 'vitest';
import { newestFirst } from '#machines/domain/transaction.ts';
import { samplePageOf, sampleContributions, sampleTransaction } from '#machines/samples/activity.ts';
import * as activity from '#src/api/activity.ts';
import { describeCalls, namesOf, type MadeCall } from './api-contract.ts';
import { answer, signal, stubApi } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const wire = {
  ...sampleTransaction,
  amount: 23.4,
  roundUpAmount: 0.6,
  contribution: 0.6,
  rewardAmount: 1.17,
};

const made: MadeCall[] = [
  {
    name: 'fetchTransactions',
    make: ({ http }) =>
      activity.fetchTransactions(
        http,
        {
          cardId: 'card-1',
          dateFrom: '2026-11-01',
          dateTo: '2026-11-22',
          sort: newestFirst,
          pageNumber: 2,
          pageSize: 25,
        },
        signal,
      ),
    method: 'GET',
    url: `${base}/transactions?cardId=card-1&dateFrom=2026-11-01&dateTo=2026-11-22&pageNumber=2&pageSize=25&sort=-date`,
    body: { ...samplePageOf([]), items: [wire] },
    output: samplePageOf([sampleTransaction], 0),
  },
  {
    name: 'fetchContributions',
    make: ({ http }) => activity.fetchContributions(http, { unit: 'month' }, signal),
    method: 'GET',
    url: `${base}/membership/contributions?unit=month`,
    body: {
      items: sampleContributions.items.map((item) => ({ ...item, amount: item.amount / 100 })),
      total: 2.05,
    },
    output: sampleContributions,
  },
];

describeCalls(made);

test('[HTTP-01] every call of this file has its case', () => {
  expect(namesOf(made)).toEqual(new Set(Object.keys(activity)));
});

describe('a transaction on the wire', () => {
  test('[ACTV-02] [R45] may lack its id, its shop, its reward and the words for it', async () => {
    const { cardId, purchasedAt, amount, roundUpAmount, contribution } = wire;
    const bare = { cardId, purchasedAt, amount, roundUpAmount, contribution, rewardAmount: 0 };
    const stub = stubApi(() => answer({ items: [bare], total: 1 }));
    const { items } = await activity.fetchTransactions(
      stub.http,
      { sort: newestFirst, pageNumber: 1, pageSize: 10 },
      signal,
    );
    expect(items).toEqual([
      {
        ...sampleTransaction,
        id: null,
        brand: null,
        description: '',
        rewardAmount: 0,
        rewardStatus: null,
        rewardReason: null,
        rewardText: null,
        expectedAt: null,
      },
    ]);
  });
});
