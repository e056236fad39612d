import { describe, expect, test } from 'vitest';
import { samplePayout } from '#machines/samples/payouts.ts';
import * as payouts from '#src/api/payouts.ts';
import { describeCalls, namesOf, type MadeCall } from './api-contract.ts';
import { answer, isCsrfCall, signal, stubApi } from './api-stub.ts';

const base = 'https://api.test/w/v1/varsity';
const key = '3e7e2f3c-7d0c-4d2a-9a35-0f3f6a3f2a11';
const order = { cardId: 'c-1', amount: 1240 };
const paid = { ...samplePayout, amount: 12.4 };
const listOf = (...items: object[]) => ({ items, pageNumber: 1, pageSize: 0, total: items.length });
const list = { method: 'GET', url: `${base}/payouts?pageSize=0` };

const made: MadeCall[] = [
  {
    name: 'withdraw',
    make: ({ http }) => payouts.withdraw(http, order, key, signal),
    method: 'POST',
    url: `${base}/payouts`,
    json: { cardId: 'c-1', amount: 12.4 },
    headers: { 'idempotency-key': key },
    body: { payout: paid },
    output: samplePayout,
  },
  {
    ...list,
    name: 'fetchPayouts',
    make: ({ http }) => payouts.fetchPayouts(http, signal),
    body: listOf(paid, { ...paid, id: 'payout-2', type: 'forfeit' }),
    output: [samplePayout, { ...samplePayout, id: 'payout-2', type: 'forfeit' }],
  },
  {
    ...list,
    name: 'fetchLatestPayout after a balance was forfeited',
    make: ({ http }) => payouts.fetchLatestPayout(http, signal),
    body: listOf({ ...paid, id: 'payout-2', type: 'forfeit' }, paid),
    output: samplePayout,
  },
];

describeCalls(made);

test('[HTTP-01] every call of this file has its case', () => {
  expect(namesOf(made)).toEqual(new Set(Object.keys(payouts)));
});

describe('a withdrawal', () => {
  test('[ACTV-04] is the latest of none where nothing was ever withdrawn', async () => {
    const stub = stubApi(() => answer(listOf({ ...paid, type: 'forfeit' })));
    expect(await payouts.fetchLatestPayout(stub.http, signal)).toBeNull();
  });

  test.each([409, 422, 500, 503, 520])(
    '[SUBS-13] is sent once when it is answered with %s',
    async (status) => {
      const stub = stubApi(() => answer({ message: 'No.' }, status));
      const sent = payouts.withdraw(stub.http, order, key, signal);
      await expect(sent).rejects.toMatchObject({ kind: 'rejected', status });
      expect(stub.sent.filter((each) => !isCsrfCall(each))).toHaveLength(1);
    },
  );
});
