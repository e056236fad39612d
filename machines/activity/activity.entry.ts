import { defineEntry } from '#machines/registry-entry.ts';
import { samplePageOf, sampleTransaction } from '#machines/samples/activity.ts';
import { failures } from '#machines/samples/failures.ts';
import { activityMachine } from './activity.machine.ts';

export const activityEntry = defineEntry<typeof activityMachine>({
  machine: activityMachine,
  title: 'My activity',
  summary: 'The address says what is shown; what is shown adds up, and can be had as a file.',
  inputs: [{ title: 'The activity page opens', input: { search: {} } }],
  events: {
    'step.entered': [
      {
        title: 'Another filter is in the address',
        event: { type: 'step.entered', step: 'activity', search: { range: 'all' } },
      },
      {
        title: 'The address says what is shown already',
        event: { type: 'step.entered', step: 'activity', search: {} },
      },
    ],
    'filters.change': [
      { title: 'Choose "7 days"', event: { type: 'filters.change', change: { period: { preset: '7d' } } } },
      {
        title: 'Choose Amount, to sort by it',
        event: { type: 'filters.change', change: { sort: { column: 'amount', direction: 'desc' } } },
      },
      { title: 'Choose "By month"', event: { type: 'filters.change', change: { unit: 'month' } } },
    ],
    'export.begin': [{ title: 'Choose Export CSV', event: { type: 'export.begin' } }],
    'export.retry': [{ title: 'Choose Retry', event: { type: 'export.retry' } }],
    'export.cancel': [{ title: 'Choose Cancel', event: { type: 'export.cancel' } }],
    'member.changed': [
      { title: 'Something of the member was changed elsewhere', event: { type: 'member.changed' } },
    ],
  },
  source: {
    'step.entered': 'app',
    'member.changed': 'app',
    'filters.change': 'member',
    'export.begin': 'member',
    'export.retry': 'member',
    'export.cancel': 'member',
  },
  requirements: {
    'ACTV-02': ['activity'],
    'ACTV-03': ['loading'],
    'ACTV-06': ['exporting', 'browsing.exported', 'browsing.exportFailed'],
  },
  outcomes: {
    transactions: { done: [], error: [] },
    contributions: { done: [], error: [] },
    payouts: { done: [], error: [] },
    fetchExportPage: {
      done: [
        { title: 'The last rows come', output: samplePageOf([sampleTransaction]) },
        { title: 'Rows come, and more are to come', output: samplePageOf([sampleTransaction], 3000) },
      ],
      error: [failures.offline],
    },
    saveExport: {
      done: [{ title: 'The browser has the file', output: undefined }],
      error: [failures.unexpected],
    },
  },
  stories: [
    {
      title: 'A file of the activity',
      start: 'The activity page opens',
      causes: ['Choose Export CSV', 'The last rows come', 'The browser has the file', '6 s pass'],
    },
    {
      title: 'The file cannot be had',
      start: 'The activity page opens',
      causes: [
        'Choose Export CSV',
        'There is no connection',
        'Choose Retry',
        'The last rows come',
        'The browser has the file',
      ],
    },
  ],
  stateKey: ({ search, export: file, error }) => ({
    search,
    rows: file?.rows.length ?? null,
    error: error?.kind ?? null,
  }),
});
