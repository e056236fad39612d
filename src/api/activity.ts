import { sumUp } from '#machines/domain/contribution-sums.ts';
import { sumsOrNothing, type ChartUnit, type Contributions } from '#machines/domain/contribution.ts';
import { dayOf, type Day } from '#machines/domain/day.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import { transactionSchema, writeSort, type Sort, type Transaction } from '#machines/domain/transaction.ts';
import { ownPartOf } from '#machines/domain/whose-money.ts';
import { countOf, page, type Page, type ReadPage } from '#machines/domain/wire.ts';
import { fetchEveryPage } from './every-page.ts';
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
  { mayBeWhole = false }: ReadPage = {},
): Promise<Page<Transaction>> {
  return http.send(calls.fetchTransactions, page(transactionSchema, { ...query, mayBeWhole }), {
    signal,
    query: { ...query, sort: writeSort(sort) },
  });
}

type GivenQuery = PurchaseFilter & { unit: ChartUnit };

/**
 * What purchases gave to the cause, by day or by month without a gap. Amounts are cents. The specification does not show
 * the answer: where it is the purchases, the app adds them up.
 */
export async function fetchContributions(
  http: Http,
  query: GivenQuery,
  signal: AbortSignal,
): Promise<Contributions> {
  const given = await fetchGiven(http, query, signal);
  return Array.isArray(given) ? sumUpPurchases(given, query) : given;
}

/** All purchases of a filter, from a server that answers with them in the place of sums; null from any other. */
export async function fetchPurchases(
  http: Http,
  filter: PurchaseFilter,
  signal: AbortSignal,
): Promise<Transaction[] | null> {
  const given = await fetchGiven(http, { ...filter, unit: 'month' }, signal);
  if (Array.isArray(given)) return given;
  return countOf(given) === 0 ? [] : null;
}

/** The sums, or the purchases themselves. The filter is not specified: the app applies it again. */
async function fetchGiven(
  http: Http,
  query: GivenQuery,
  signal: AbortSignal,
): Promise<Contributions | Transaction[]> {
  const sums = await http.send(calls.fetchContributions, sumsOrNothing, { signal, query: { ...query } });
  if (sums !== null) return sums;
  const { items } = await fetchEveryPage((asked) =>
    http.send(calls.fetchContributions, page(transactionSchema, { ...asked, mayBeWhole: true }), {
      signal,
      query: { ...query, ...asked },
    }),
  );
  return withSkippedOf(
    items.filter((purchase) => isAskedFor(purchase, query)),
    items,
  );
}

const boughtOn = ({ purchasedAt }: Transaction): Day => dayOf(new Date(purchasedAt));

function isAskedFor(purchase: Transaction, { cardId, dateFrom, dateTo }: PurchaseFilter): boolean {
  const day = boughtOn(purchase);
  return (
    (cardId === undefined || purchase.cardId === cardId) &&
    (dateFrom === undefined || day >= dateFrom) &&
    (dateTo === undefined || day <= dateTo)
  );
}

/** From the first purchase to the last one, where the filter does not say. */
function sumUpPurchases(
  purchases: readonly Transaction[],
  { unit, dateFrom, dateTo }: GivenQuery,
): Contributions {
  const days = purchases.map(boughtOn).toSorted();
  const range = { from: dateFrom ?? days[0] ?? '', to: dateTo ?? days.at(-1) ?? '' };
  const given = purchases.map((each) => ({
    day: boughtOn(each),
    amount: each.contribution,
    own: ownPartOf(each),
    count: 1,
  }));
  const { items, ...totals } = sumUp(given, unit, range);
  return { items: withSkippedOf(items, purchases), ...totals };
}
