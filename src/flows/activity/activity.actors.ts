import { fromPromise } from 'xstate';
import { rangeOf, unitOf, type ActivityFilters, type DayRange } from '#machines/domain/activity-filters.ts';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import {
  contributionsMachine,
  payoutsMachine,
  transactionsMachine,
  type ContributionsQuery,
  type Export,
  type TransactionsQuery,
} from '#machines/activity/activity.setup.ts';
import { dayOf } from '#machines/domain/day.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import type { ResourceInput } from '#machines/resource/resource.machine.ts';
import { fetchEveryPage } from '#src/api/every-page.ts';
import { fetchContributions, type PurchaseFilter } from '#src/api/activity.ts';
import { findManyTransactions, findTransactions } from '#src/api/find-transactions.ts';
import { fetchPayouts } from '#src/api/payouts.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { afterPaint } from '#src/browser/after-paint.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { serverNow } from '#src/clock/server-clock.ts';
import { csvName, toCsv } from './csv.ts';

/** The activity page with its real actors. */
export function provideActivity({ api, http, client }: AppDependencies) {
  const fetchRows = ({ cardId, period, sort }: TransactionsQuery, pageNumber: number, signal: AbortSignal) =>
    findManyTransactions(http, { ...filterOf({ cardId, period }), sort, pageNumber }, signal);

  /** A page of the rows; the last one where an outdated address asks for one after it. */
  async function fetchPage(query: TransactionsQuery, signal: AbortSignal): Promise<Page<Transaction>> {
    const { cardId, period, sort, page: pageNumber, pageSize } = query;
    if (pageSize === 'all') return fetchEveryPage(({ pageNumber: each }) => fetchRows(query, each, signal));
    const request = { ...filterOf({ cardId, period }), sort, pageSize };
    const fetchAt = (asked: number) => findTransactions(http, { ...request, pageNumber: asked }, signal);
    const page = await fetchAt(pageNumber);
    if (countOf(page) > 0 || pageNumber === 1) return page;
    if (page.total !== null)
      return fetchAt(Math.min(pageNumber, Math.max(1, Math.ceil(page.total / pageSize))));
    const before = await fetchAt(pageNumber - 1);
    if (countOf(before) === 0) return fetchAt(1);
    return { ...before, total: (pageNumber - 2) * pageSize + countOf(before) };
  }

  return activityMachine.provide({
    actors: {
      transactions: transactionsMachine.provide({
        actors: {
          fetchResource: fromPromise<Page<Transaction>, ResourceInput<TransactionsQuery>>(
            async ({ input, signal }) => {
              await afterPaint();
              return fetchPage(input.params, signal);
            },
          ),
        },
      }),
      contributions: contributionsMachine.provide({
        actors: {
          fetchResource: fromPromise(
            async ({
              input: { params },
              signal,
            }: {
              input: ResourceInput<ContributionsQuery>;
              signal: AbortSignal;
            }) => {
              await afterPaint();
              return fetchContributions(http, { ...filterOf(params), unit: unitOf(params, today()) }, signal);
            },
          ),
        },
      }),
      payouts: payoutsMachine.provide({
        actors: { fetchResource: fromPromise(({ signal }) => fetchPayouts(http, signal)) },
      }),
      fetchExportPage: fromPromise<Page<Transaction>, { export: Export }>(({ input, signal }) =>
        fetchRows(input.export.filters, input.export.nextPage, signal),
      ),
      saveExport: fromPromise<void, { export: Export }>(async ({ input, signal }) => {
        const { filters, rows } = input.export;
        const cards = await api.fetchCards({ withDeleted: true }, signal);
        const { id, currencyCode } = client() ?? { id: 'member', currencyCode: 'USD' };
        const name = csvName(id, rangeNow(filters));
        saveFile(name, toCsv(rows, { cards, currency: currencyCode }), 'text/csv');
      }),
    },
  });
}

const today = () => dayOf(serverNow());

const rangeNow = ({ period }: Pick<ActivityFilters, 'period'>): DayRange | null => rangeOf(period, today());

function filterOf(filters: Pick<ActivityFilters, 'cardId' | 'period'>): PurchaseFilter {
  const range = rangeNow(filters);
  return { cardId: filters.cardId ?? undefined, dateFrom: range?.from, dateTo: range?.to };
}
