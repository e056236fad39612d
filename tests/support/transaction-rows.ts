import type { Transaction } from '#machines/domain/transaction.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';

/** Purchases with ids of their own, each the sample with these changes. */
export function rowsWith(...changes: Partial<Transaction>[]): Transaction[] {
  return changes.map((change, index) => ({ ...sampleTransaction, id: `purchase-${index}`, ...change }));
}
