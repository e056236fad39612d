import * as v from 'valibot';
import { rows } from './rows.ts';
import { asItems, instant, mended, money, number, orNull, type Cents } from './wire.ts';

export const chartUnits = ['day', 'month'] as const;

export type ChartUnit = (typeof chartUnits)[number];

const sumOf = (items: readonly { amount: Cents }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What purchases gave to the cause, by day or by month, UTC, without a gap: each by its first instant, with how many
 * purchases there were. Amounts are cents.
 */
export const contributionsSchema = v.pipe(
  mended(
    v.object({
      items: rows(v.object({ date: instant, amount: money, count: orNull(number) })),
      total: orNull(money),
    }),
    asItems,
  ),
  v.transform(({ items, total }) => ({ items, total: total ?? sumOf(items) })),
);

export type Contributions = v.InferOutput<typeof contributionsSchema>;
export type Contribution = Contributions['items'][number];
