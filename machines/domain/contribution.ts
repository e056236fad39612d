import * as v from 'valibot';
import { instant, money } from './wire.ts';

export const chartUnits = ['day', 'month'] as const;

export type ChartUnit = (typeof chartUnits)[number];

/**
 * What purchases gave to the cause, by day or by month, UTC, without a gap: each by its first instant, with how many
 * purchases there were. Amounts are cents.
 */
export const contributionsSchema = v.object({
  items: v.array(v.object({ date: instant, amount: money, count: v.number() })),
  total: money,
});

export type Contributions = v.InferOutput<typeof contributionsSchema>;
export type Contribution = Contributions['items'][number];
