import type { Charge } from '#machines/domain/charge.ts';
import type { Giving } from '#machines/domain/giving.ts';
import type { Page } from '#machines/domain/wire.ts';

/** One that was paid. */
export const sampleCharge: Charge = {
  id: '1f0c9a7b-0000-4000-8000-000000000001',
  createdAt: '2026-11-22T23:30:00Z',
  description: 'Gold, monthly',
  amount: 2500,
  currencyCode: 'USD',
  status: 'succeeded',
  cardLastDigits: '4242',
};

/** The latest ones of a longer history. */
export const sampleCharges: Page<Charge> = {
  items: [
    sampleCharge,
    { ...sampleCharge, id: 'charge-2', createdAt: '2026-10-22T00:00:00Z', status: 'declined' },
  ],
  pageNumber: 1,
  pageSize: 6,
  total: 9,
};

/** What was given in a year. */
export const sampleGiving: Giving = {
  from: '2026-01-01',
  to: '2026-12-31',
  years: [2026, 2025],
  total: 123_456,
  ownTotal: 90_000,
  taxNote: null,
  byCause: [
    { recipient: 'Rowing', amount: 100_000, own: 80_000, count: 9 },
    { recipient: 'Women’s soccer', amount: 23_456, own: 10_000, count: 2 },
  ],
  byMonth: [
    { month: '2026-10', amount: 100_000, own: 80_000 },
    { month: '2026-11', amount: 23_456, own: 10_000 },
  ],
};
