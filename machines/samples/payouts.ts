import type { Payout } from '#machines/domain/payout.ts';

/** A withdrawal that is on its way, for the cases of the catalogue. */
export const samplePayout: Payout = {
  id: 'payout-1',
  cardId: 'card-1',
  cardPlatformId: 'card-1',
  amount: 1240,
  status: 'pending',
  type: 'payout',
  description: 'Cash back to Visa 4242',
  message: '',
  dateFrom: '2026-09-02T10:00:00Z',
  dateTo: '2026-10-30T18:00:00Z',
  platformId: 'transfer-1',
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
};
