import type { Sort, SortColumn, Transaction } from './transaction.ts';

/** By what each column is sorted. */
const valueOf: Readonly<Record<SortColumn, (row: Transaction) => number | string>> = {
  date: ({ purchasedAt }) => Date.parse(purchasedAt),
  card: ({ cardId }) => cardId,
  amount: ({ amount }) => amount,
  roundUp: ({ roundUpAmount }) => roundUpAmount,
  contribution: ({ contribution }) => contribution,
  reward: ({ rewardAmount }) => rewardAmount,
};

/** Purchases in the order of a column, and then by time. */
export function inOrder(rows: readonly Transaction[], { column, direction }: Sort): Transaction[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (by: SortColumn, one: Transaction, other: Transaction) => {
    const [left, right] = [valueOf[by](one), valueOf[by](other)];
    return left === right ? 0 : sign * (left < right ? -1 : 1);
  };
  return rows.toSorted((one, other) => compare(column, one, other) || compare('date', one, other));
}
