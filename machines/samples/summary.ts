import type { MembershipSummary } from '#machines/domain/summary.ts';

/** The balances of a member for the cases of the catalogue. */
export const sampleSummary: MembershipSummary = {
  cashBackBalance: 1240,
  pendingCashBack: 310,
  pendingExpectedAt: '2027-01-16T00:00:00Z',
  lifetimeCashBack: 8650,
  contributedThisMonth: 475,
  contributedOwnThisMonth: 475,
  contributions: [],
  lastDonations: [],
  firstSteps: null,
  nextCharge: { date: '2026-12-16T00:00:00Z', amount: 2500, reason: 'Your membership renews' },
};
