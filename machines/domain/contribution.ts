import * as v from 'valibot';
import { rows } from './rows.ts';
import { transactionSchema } from './transaction.ts';
import { asItems, instant, list, mended, money, number, orElse, orNull, type Cents } from './wire.ts';
import { sumOfOwn } from './whose-money.ts';

export const chartUnits = ['day', 'month'] as const;

export type ChartUnit = (typeof chartUnits)[number];

const sumOf = (items: readonly { amount: Cents }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What purchases gave to the cause, by day or by month, UTC, without a gap: each by its first instant, with how many
 * purchases there were. Amounts are cents; `own` is how much of one is the member's own money, where the server says so.
 */
export const contributionsSchema = v.pipe(
  mended(
    v.object({
      items: rows(
        v.object({ date: instant, amount: money, own: orElse(money, null), count: orNull(number) }),
      ),
      total: orNull(money),
      ownTotal: orElse(money, null),
    }),
    asItems,
  ),
  v.transform(({ items, total, ownTotal }) => ({
    items,
    total: total ?? sumOf(items),
    ownTotal: ownTotal ?? sumOfOwn(items),
  })),
);

/** At least one row that is a purchase: a sum does not say when something was bought. */
const purchases = v.pipe(list(transactionSchema), v.minLength(1));

/** The sums; null where a server answers with the purchases themselves, which the specification allows. */
export const sumsOrNothing: v.GenericSchema<unknown, Contributions | null> = {
  ...contributionsSchema,
  '~run': (dataset, config) =>
    v.is(purchases, dataset.value)
      ? { typed: true, value: null }
      : contributionsSchema['~run'](dataset, config),
};

export type Contributions = v.InferOutput<typeof contributionsSchema>;
export type Contribution = Contributions['items'][number];
