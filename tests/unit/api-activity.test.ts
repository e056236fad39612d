import { describe, expect, test } from 'vitest';
import { newestFirst } from '#machines/domain/transaction.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';
import * as activity from '#src/api/activity.ts';
import { answer, signal, stubApi } from './api-stub.ts';
import { wire } from './api-cases/activity.cases.ts';

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
