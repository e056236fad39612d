import { expect, test } from 'vitest';
import { serverCells } from '#tests/support/faults/server-cells.ts';
import type { SituationOrders } from '#tests/support/faults/situation-order.ts';
import { situationOrders } from '#tests/support/faults/situation-orders.ts';
import { historyOrders } from '#tests/support/history-orders.ts';
import { everyCall } from '#tests/unit/api-cases/every-call.ts';

/** The calls that cost or pay money, and the one that sends a mail; `npm run faults` takes all. */
const dear = everyCall.filter(({ name, call }) => call.keyed || name === 'changeEmail');

test('[TRST-01] [SUBS-13] a call has its effect once, sent twice, answered to nobody, cut off, after a session has ended, and from two tabs', async () => {
  const cells = await serverCells(dear);
  expect(cells).toHaveLength(dear.length * 6);
  expect(cells.filter(({ found }) => found !== null)).toEqual([]);
});

test('[TRST-01] every call of the app can be made at the server', () => {
  const files = import.meta.glob<{ orders: SituationOrders }>('../support/faults/orders/*.ts', {
    eager: true,
  });
  const names = Object.values(files).flatMap(({ orders }) => Object.keys(orders));
  expect(names.toSorted()).toEqual(everyCall.map(({ name }) => name).toSorted());
  expect(Object.keys(situationOrders).toSorted()).toEqual(names.toSorted());
});

test('[TRST-01] two effects of one call are found out', async () => {
  const twice = historyOrders.find(({ name }) => name === 'withdrawing cash back');
  if (!twice) throw new Error('There is no such order.');
  const withdrawals = everyCall.filter(({ name }) => name === 'withdraw');
  const cells = await serverCells(withdrawals, { ...situationOrders, withdraw: twice });
  expect(cells.filter(({ found }) => found !== null)).toEqual([
    {
      where: 'the server: withdraw',
      fault: 'two tabs',
      found:
        'has the effect {"account_history":2,"ledger_entries":2,"ledger_postings":4,"mail_orders":2,"payouts":2}, not {"account_history":1,"ledger_entries":1,"ledger_postings":2,"mail_orders":1,"payouts":1}',
    },
  ]);
});
