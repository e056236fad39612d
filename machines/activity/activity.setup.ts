import { assign, sendTo, setup } from 'xstate';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Contributions } from '#machines/domain/contribution.ts';
import type { Payout } from '#machines/domain/payout.ts';
import type { Search } from '#machines/domain/query.ts';
import type { Transaction } from '#machines/domain/transaction.ts';
import { hasMore, type Page } from '#machines/domain/wire.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import type { MemberChanged, PageFlowInput, PageSearch, StepEntered } from '#machines/page/page.types.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import {
  changeFilters,
  concernOf,
  readFilters,
  writeFilters,
  type ActivityFilters,
} from '#machines/domain/activity-filters.ts';

/** What a list of transactions is read by. */
export type TransactionsQuery = Omit<ActivityFilters, 'unit'>;

/** What the donations are read by. */
export type ContributionsQuery = Pick<ActivityFilters, 'cardId' | 'period' | 'unit'>;

/** The rows that were fetched so far for a file, by the filters of when it was asked for. */
export interface Export {
  filters: ActivityFilters;
  rows: readonly Transaction[];
  /** How many there are in all; null where the server does not say. */
  total: number | null;
  /** The page that comes next. */
  nextPage: number;
}

export interface ActivityContext {
  /** The query of the address, with what is not of this page. */
  search: Search;
  filters: ActivityFilters;
  export: Export | null;
  error: AppError | null;
}

export interface FiltersChange {
  change: Partial<ActivityFilters>;
}

export type ActivityEvent =
  | StepEntered
  | MemberChanged
  | ({ type: 'filters.change' } & FiltersChange)
  | { type: 'export.begin' }
  | { type: 'export.retry' }
  | { type: 'export.cancel' };

export const transactionsMachine = createResourceMachine<Page<Transaction>, TransactionsQuery>(
  'transactions',
);
export const contributionsMachine = createResourceMachine<Contributions, ContributionsQuery>('contributions');
export const payoutsMachine = createResourceMachine<Payout[], Record<string, never>>('payouts');

/** The actors, guards and actions of the activity page. */
export const activitySetup = setup({
  types: {} as {
    context: ActivityContext;
    events: ActivityEvent;
    input: Pick<PageFlowInput, 'search'>;
    children: {
      transactions: 'transactions';
      contributions: 'contributions';
      payouts: 'payouts';
    };
  },
  actors: {
    transactions: transactionsMachine,
    contributions: contributionsMachine,
    payouts: payoutsMachine,
    fetchExportPage: notProvided<Page<Transaction>, { export: Export }>('fetchExportPage'),
    saveExport: notProvided<void, { export: Export }>('saveExport'),
  },
  guards: {
    isShown: ({ context }, { search }: { search: PageSearch }) => asText(context.search) === asText(search),
    isOfPurchases: (_, { change }: FiltersChange) => concernOf(change) === 'purchases',
    isOfDonations: (_, { change }: FiltersChange) => concernOf(change) === 'donations',
    isWhole: ({ context }, { page }: { page: Page<Transaction> }) =>
      page.items.length === 0 ||
      (page.total === null
        ? !hasMore(page)
        : (context.export?.rows.length ?? 0) + page.items.length >= page.total) ||
      isRepeated(context.export?.rows ?? [], page.items),
  },
  actions: {
    setSearch: assign((_, { search }: { search: PageSearch }) => ({ search, filters: readFilters(search) })),
    changeFilters: assign(({ context }, { change }: FiltersChange) => {
      const filters = changeFilters(context.filters, change);
      return { filters, search: writeFilters(context.search, filters) };
    }),
    notifyAddress: notify('router', ({ context: { search } }) => ({
      type: 'navigation.requested',
      route: 'activity',
      search,
    })),
    notifyBalances: notify('app', { type: 'balances.reload' }),
    loadTransactions: sendTo('transactions', ({ context: { filters } }) => {
      const { cardId, period, page, pageSize, sort } = filters;
      return { type: 'resource.load' as const, params: { cardId, period, page, pageSize, sort } };
    }),
    loadContributions: sendTo('contributions', ({ context: { filters } }) => {
      const { cardId, period, unit } = filters;
      return { type: 'resource.load' as const, params: { cardId, period, unit } };
    }),
    loadPayouts: sendTo('payouts', { type: 'resource.load', params: {} }),
    beginExport: assign({
      export: ({ context: { filters } }) => ({ filters, rows: [], total: 0, nextPage: 1 }),
      error: null,
    }),
    setRows: assign({
      export: ({ context }, { page }: { page: Page<Transaction> }) =>
        context.export && {
          ...context.export,
          rows: withRows(context.export.rows, page),
          total: page.total,
          nextPage: context.export.nextPage + 1,
        },
    }),
    ...errorActions<ActivityContext, ActivityEvent>(),
    clearExport: assign({ export: null, error: null }),
  },
  delays: { answerTimeout, shortAnswerTimeout, savedTime: 6000 },
});

const asText = (search: PageSearch) =>
  Object.entries(search)
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');

/** Whether a page brings nothing new: some servers know one page only. */
function isRepeated(before: readonly Transaction[], items: readonly Transaction[]): boolean {
  const known = new Set(before.slice(-items.length).map((row) => JSON.stringify(row)));
  return items.every((row) => known.has(JSON.stringify(row)));
}

/** The rows with those of another page. What moved to it from the page before, as purchases came in, is there once. */
function withRows(rows: readonly Transaction[], { items }: Page<Transaction>): readonly Transaction[] {
  const known = new Set(rows.map(({ id }) => id));
  const added = items.filter(({ id }) => id === null || !known.has(id));
  return withSkippedOf([...rows, ...added], rows, items);
}
