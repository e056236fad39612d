import type { PlanPreview } from '#machines/domain/plan-preview.ts';

/** What changing from Silver to Gold costs. */
export const samplePreview: PlanPreview = {
  amountToCharge: 2000,
  lines: [
    { description: 'Gold, monthly', amount: 2500 },
    { description: 'Unused time on Silver', amount: -500 },
  ],
  nextRenewal: { date: '2026-12-22T00:00:00Z', amount: 2500 },
};
