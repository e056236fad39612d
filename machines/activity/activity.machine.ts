import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { readFilters } from '#machines/domain/activity-filters.ts';
import { activitySetup, type Export } from './activity.setup.ts';

export type ActivityRef = ActorRefFrom<typeof activityMachine>;

export const activityMachine = activitySetup.createMachine({
  id: 'activity',
  description: 'What a member bought, gave and earned, filtered by the address; and all of it as a file.',
  context: ({ input: { search } }) => ({
    search,
    filters: readFilters(search),
    export: null,
    error: null,
  }),
  invoke: [
    { id: 'transactions', src: 'transactions' },
    { id: 'contributions', src: 'contributions' },
    { id: 'payouts', src: 'payouts' },
  ],
  on: {
    'step.entered': [
      { guard: { type: 'isShown', params: ({ event }) => ({ search: event.search }) } },
      {
        actions: [
          { type: 'setSearch', params: ({ event }) => ({ search: event.search }) },
          'loadTransactions',
          'loadContributions',
          'loadPayouts',
        ],
      },
    ],
    'filters.change': [
      {
        guard: { type: 'isOfPurchases', params: ({ event }) => ({ change: event.change }) },
        actions: [
          { type: 'changeFilters', params: ({ event }) => ({ change: event.change }) },
          'loadTransactions',
          'notifyAddress',
        ],
      },
      {
        guard: { type: 'isOfDonations', params: ({ event }) => ({ change: event.change }) },
        actions: [
          { type: 'changeFilters', params: ({ event }) => ({ change: event.change }) },
          'loadContributions',
          'notifyAddress',
        ],
      },
      {
        actions: [
          { type: 'changeFilters', params: ({ event }) => ({ change: event.change }) },
          'loadTransactions',
          'loadContributions',
          'notifyAddress',
        ],
      },
    ],
    'member.changed': { actions: 'loadPayouts' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The page opens: each of its parts is asked for.',
      entry: ['notifyBalances', 'loadTransactions', 'loadContributions', 'loadPayouts'],
      always: 'browsing',
    },
    browsing: {
      description: 'The page as it is; its parts load, fail and are tried again by themselves.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No file was asked for lately.',
          on: { 'export.begin': { target: '#activity.exporting', actions: 'beginExport' } },
        },
        exported: {
          description: 'The file is with the browser, and that is said for a moment.',
          on: { 'export.begin': { target: '#activity.exporting', actions: 'beginExport' } },
          after: { savedTime: 'resting' },
          exit: 'clearExport',
        },
        exportFailed: {
          description: 'There is no file, and that is said with the reason; what was fetched of it is kept.',
          on: {
            'export.retry': '#activity.exporting',
            'export.cancel': { target: 'resting', actions: 'clearExport' },
          },
        },
      },
    },
    exporting: {
      description: 'All rows of the filter become a file.',
      initial: 'fetching',
      on: { 'export.cancel': { target: 'browsing', actions: 'clearExport' } },
      states: {
        fetching: {
          description: 'The rows come page by page.',
          tags: 'working',
          invoke: {
            id: 'fetchExportPage',
            src: 'fetchExportPage',
            input: ({ context }) => ({ export: exportOf(context) }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => ({ page: event.output }) },
                target: 'saving',
                actions: { type: 'setRows', params: ({ event }) => ({ page: event.output }) },
              },
              {
                target: 'fetching',
                reenter: true,
                actions: { type: 'setRows', params: ({ event }) => ({ page: event.output }) },
              },
            ],
            onError: { target: '#activity.browsing.exportFailed', actions: setError },
          },
          after: { answerTimeout: { target: '#activity.browsing.exportFailed', actions: 'setTimeoutError' } },
        },
        saving: {
          description: 'The file is written and given to the browser.',
          tags: 'working',
          invoke: {
            id: 'saveExport',
            src: 'saveExport',
            input: ({ context }) => ({ export: exportOf(context) }),
            onDone: '#activity.browsing.exported',
            onError: { target: '#activity.browsing.exportFailed', actions: setError },
          },
          after: {
            shortAnswerTimeout: { target: '#activity.browsing.exportFailed', actions: 'setTimeoutError' },
          },
        },
      },
    },
  },
});

function exportOf({ export: file, filters }: { export: Export | null; filters: Export['filters'] }): Export {
  return file ?? { filters, rows: [], total: 0, nextPage: 1 };
}
