import { samplePayout } from '#machines/samples/payouts.ts';
import * as payouts from '#src/api/payouts.ts';
import type { CallCases, MadeCall } from './made-call.ts';

const base = 'https://api.test/w/v1/varsity';
export const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
export const order = { cardId: 'c-1', amount: 1240 };
export const paid = { ...samplePayout, amount: 12.4 };
export const listOf = (...items: object[]) => ({ items, pageNumber: 1, pageSize: 0, total: items.length });
const list = { method: 'GET', url: `${base}/payouts?pageNumber=1&pageSize=100` };

const made: readonly MadeCall[] = [
  {
    name: 'withdraw',
    make: ({ http, signal }) => payouts.withdraw(http, order, key, signal),
    method: 'POST',
    url: `${base}/payouts`,
    json: { cardId: 'c-1', amount: 12.4 },
    headers: { 'idempotency-key': key },
    body: { payout: paid },
    output: samplePayout,
  },
  {
    name: 'fetchPayout',
    make: ({ http, signal }) => payouts.fetchPayout(http, 'p/1', signal),
    method: 'GET',
    url: `${base}/payouts/p%2F1`,
    body: { payout: paid },
    output: samplePayout,
  },
  {
    ...list,
    name: 'fetchPayouts',
    isList: true,
    make: ({ http, signal }) => payouts.fetchPayouts(http, signal),
    body: listOf(paid, { ...paid, id: 'payout-2', type: 'forfeit' }),
    output: [samplePayout, { ...samplePayout, id: 'payout-2', type: 'forfeit' }],
  },
  {
    ...list,
    name: 'fetchLatestPayout after a balance was forfeited',
    isList: true,
    make: ({ http, signal }) => payouts.fetchLatestPayout(http, signal),
    body: listOf({ ...paid, id: 'payout-2', type: 'forfeit' }, paid),
    output: samplePayout,
  },
];

export const callCases: CallCases = {
  modules: [payouts],
  agreed: ['GET payouts', 'GET payouts/{id}', 'POST payouts, keyed'],
  made,
};
