import { asAppError } from '#machines/domain/app-error.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { inOrder } from '#machines/domain/transaction-order.ts';
import type { Page } from '#machines/domain/wire.ts';
import { fetchPurchases, fetchTransactions, type TransactionsRequest } from './activity.ts';
import type { Http } from './http.ts';

/**
 * A page of the member's purchases, in an order. A server without that list may answer the specified call for
 * contributions with the purchases: then all are read, and the app sorts them. Else the list is `missing`.
 */
export async function findTransactions(
  http: Http,
  request: TransactionsRequest,
  signal: AbortSignal,
): Promise<Page<Transaction>> {
  const { sort, pageNumber, pageSize, ...filter } = request;
  try {
    return await fetchTransactions(http, request, signal);
  } catch (error) {
    if (asAppError(error).kind !== 'missing') throw error;
    const purchases = await fetchPurchases(http, filter, signal).catch(() => null);
    signal.throwIfAborted();
    if (purchases === null) throw error;
    const start = (pageNumber - 1) * pageSize;
    const items = inOrder(purchases, sort).slice(start, start + pageSize);
    return {
      items: withSkippedOf(items, purchases),
      pageNumber,
      pageSize,
      total: purchases.length,
    };
  }
}
