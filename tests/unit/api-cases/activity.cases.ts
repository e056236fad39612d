import { newestFirst } from '#machines/domain/transaction.ts';
import { samplePageOf, sampleContributions, sampleTransaction } from '#machines/samples/activity.ts';
import * as activity from '#src/api/activity.ts';
import type { CallCases, MadeCall } from './made-call.ts';

const base = 'https://api.test/w/v1/varsity';
export const wire = {
  ...sampleTransaction,
  amount: 23.4,
  roundUpAmount: 0.6,
  contribution: 0.6,
  rewardAmount: 1.17,
};

const made: readonly MadeCall[] = [
  {
    name: 'fetchTransactions',
    isList: true,
    make: ({ http, signal }) =>
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
    output: samplePageOf([sampleTransaction], 1),
  },
  {
    name: 'fetchContributions',
    isList: true,
    make: ({ http, signal }) => activity.fetchContributions(http, { unit: 'month' }, signal),
    method: 'GET',
    url: `${base}/membership/contributions?unit=month`,
    body: {
      items: sampleContributions.items.map((item) => ({
        ...item,
        amount: item.amount / 100,
        own: (item.own ?? 0) / 100,
      })),
      total: 2.05,
    },
    output: sampleContributions,
  },
  {
    name: 'fetchPurchases',
    isList: true,
    make: ({ http, signal }) => activity.fetchPurchases(http, {}, signal),
    method: 'GET',
    url: `${base}/membership/contributions?unit=month`,
    body: { items: [wire] },
    output: [sampleTransaction],
  },
];

export const callCases: CallCases = {
  modules: [activity],
  agreed: ['GET transactions', 'GET membership/contributions'],
  made,
};
