import type { HistoryEntry } from '#machines/domain/history.ts';
import type { Page } from '#machines/domain/wire.ts';

/** A change of plan that a member made. */
export const sampleEntry: HistoryEntry = {
  id: 'entry-1',
  at: '2026-11-22T23:30:00Z',
  kind: 'planChanged',
  by: 'member',
  plan: 'Gold, monthly',
  amount: 1250,
  currencyCode: 'USD',
  cardLastDigits: '4242',
  effectiveAt: null,
  month: null,
  recipient: null,
  device: null,
  browser: 'Chrome on Linux',
  address: '203.0.113.9',
  requestId: 'request-1',
};

/** What happens by itself. */
const renewal: HistoryEntry = {
  ...sampleEntry,
  id: 'entry-2',
  at: '2026-11-20T00:00:00Z',
  kind: 'planRenewed',
  by: 'program',
  plan: 'Silver, monthly',
  amount: 1000,
  browser: null,
  address: null,
  requestId: null,
};

/** The latest entries of a longer history. */
export const sampleHistory: Page<HistoryEntry> = {
  items: [sampleEntry, renewal],
  pageNumber: 1,
  pageSize: 6,
  total: 9,
};
