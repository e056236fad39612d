import type { Contributions } from '#machines/domain/contribution.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import type { Page } from '#machines/domain/wire.ts';

/** A purchase that was rounded up and earns cash back, for the cases of the catalogue. */
export const sampleTransaction: Transaction = {
  id: 'purchase-1',
  cardId: 'card-1',
  description: 'LARKSPUR GROCERS',
  brand: 'Larkspur Grocers',
  amount: 2340,
  roundUpAmount: 60,
  contribution: 60,
  rewardAmount: 117,
  rewardStatus: 'pending',
  rewardReason: null,
  rewardText: '5% cash back',
  expectedAt: '2026-12-20T10:00:00Z',
  refunded: null,
  purchasedAt: '2026-11-20T10:00:00Z',
};

/** A page of a list that it is the whole of. */
export function samplePageOf(items: Transaction[], total = items.length): Page<Transaction> {
  return { items, pageNumber: 1, pageSize: 10, total };
}

export const sampleContributions: Contributions = {
  items: [
    { date: '2026-11-20T00:00:00Z', amount: 60, own: 60, count: 1 },
    { date: '2026-11-21T00:00:00Z', amount: 0, own: 0, count: 0 },
    { date: '2026-11-22T00:00:00Z', amount: 145, own: 40, count: 3 },
  ],
  total: 205,
  ownTotal: 100,
};
