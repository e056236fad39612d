import { describe, expect, test } from 'vitest';
import * as payouts from '#src/api/payouts.ts';
import { answer, isCsrfCall, signal, stubApi } from './api-stub.ts';
import { key, order, paid, listOf } from './api-cases/payouts.cases.ts';

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

describe('the latest withdrawal', () => {
  test('[BACK-03] is one of a type that is not known, too, and never what was forfeited', async () => {
    const row = { amount: 5, createdAt: '2026-11-20T00:00:00Z' };
    const rows = [
      { ...row, id: 1, type: 'FORFEIT' },
      { ...row, id: 2, type: 'transfer' },
      { ...row, id: 3, type: 'payout' },
    ];
    const { http } = stubApi(() => answer(rows));
    expect(await payouts.fetchLatestPayout(http, signal)).toMatchObject({ id: '2', type: 'unknown' });
  });
});
