import { isMissing } from '#machines/domain/app-error.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { inOrder } from '#machines/domain/transaction-order.ts';
import type { Page } from '#machines/domain/wire.ts';
import { fetchPurchases, fetchTransactions, type TransactionsRequest } from './activity.ts';
import type { Http } from './http.ts';

const mostRows = 1000;

/**
 * A page of the member's purchases, in an order. A server without that list may answer the specified call for
 * contributions with the purchases: then all are read, and the app sorts them. Else the list is `missing`.
 */
export async function findTransactions(
  http: Http,
  request: TransactionsRequest,
  signal: AbortSignal,
): Promise<Page<Transaction>> {
  const { pageNumber, pageSize } = request;
  return fetchTransactions(http, request, signal).catch(async (error: unknown) => {
    const whole = await fetchWhole(http, request, error, signal);
    const start = (pageNumber - 1) * pageSize;
    const items = withSkippedOf(whole.items.slice(start, start + pageSize), whole.items);
    return { ...whole, items, pageNumber, pageSize };
  });
}

/** As many of them as a server gives at once: where the app has to read all, all in one page. */
export async function findManyTransactions(
  http: Http,
  request: Omit<TransactionsRequest, 'pageSize'>,
  signal: AbortSignal,
): Promise<Page<Transaction>> {
  return fetchTransactions(http, { ...request, pageSize: mostRows }, signal, { mayBeWhole: true }).catch(
    (error: unknown) => fetchWhole(http, request, error, signal),
  );
}

/** The whole list as one page, after an error of the call for a page. */
async function fetchWhole(
  http: Http,
  { sort, cardId, dateFrom, dateTo }: Omit<TransactionsRequest, 'pageSize'>,
  error: unknown,
  signal: AbortSignal,
): Promise<Page<Transaction>> {
  if (!isMissing(error)) throw error;
  const purchases = await fetchPurchases(http, { cardId, dateFrom, dateTo }, signal).catch(() => null);
  signal.throwIfAborted();
  if (purchases === null) throw error;
  const items = withSkippedOf(inOrder(purchases, sort), purchases);
  return { items, pageNumber: 1, pageSize: 0, total: items.length };
}
