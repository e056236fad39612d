import { contributionsSchema, type ChartUnit, type Contributions } from '#machines/domain/contribution.ts';
import type { Day } from '#machines/domain/day.ts';
import { transactionSchema, writeSort, type Sort, type Transaction } from '#machines/domain/transaction.ts';
import { page, type Page } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  fetchTransactions: { method: 'GET', path: 'transactions', optional: true },
  fetchContributions: { method: 'GET', path: 'membership/contributions' },
} as const satisfies Calls;

/** Which purchases: of all cards and of all days where it says nothing; both days belong to it, UTC. */
export interface PurchaseFilter {
  cardId?: string | undefined;
  dateFrom?: Day | undefined;
  dateTo?: Day | undefined;
}

export interface TransactionsRequest extends PurchaseFilter {
  sort: Sort;
  /** From 1. */
  pageNumber: number;
  /** At most 1000. */
  pageSize: number;
}

/** A page of the member's purchases, in an order. Amounts are cents. */
export function fetchTransactions(
  http: Http,
  { sort, ...query }: TransactionsRequest,
  signal: AbortSignal,
): Promise<Page<Transaction>> {
  return http.send(calls.fetchTransactions, page(transactionSchema, query), {
    signal,
    query: { ...query, sort: writeSort(sort) },
  });
}

/** What purchases gave to the cause, by day or by month without a gap. Amounts are cents. */
export function fetchContributions(
  http: Http,
  query: PurchaseFilter & { unit: ChartUnit },
  signal: AbortSignal,
): Promise<Contributions> {
  return http.send(calls.fetchContributions, contributionsSchema, { signal, query: { ...query } });
}
