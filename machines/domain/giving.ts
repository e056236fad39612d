import * as v from 'valibot';
import { daySchema } from './day.ts';
import { rows } from './rows.ts';
import { mended, money, number, orElse, orNull, text } from './wire.ts';
import { toInstant } from './wire-values.ts';

/** The days of a statement, both within it, UTC. */
export const periodSchema = v.pipe(
  v.object({ from: daySchema, to: daySchema }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'periodBackwards'),
    ['to'],
  ),
);

export type Period = v.InferOutput<typeof periodSchema>;

/** A day, of which some servers send the first instant. */
const day = mended(daySchema, (raw) => toInstant(raw)?.slice(0, 10));

/** One sentence or two. */
export const taxNoteSchema = v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(300));

/** How much of a sum is the member's own money; null where the server does not say. */
const own = orElse(money, null);

/**
 * What was given in a period, by a member and by stores in the member's name, in cents; `years` are all in which something
 * was given, the latest first.
 */
export const givingSchema = v.object({
  from: day,
  to: day,
  years: v.fallback(rows(v.pipe(number, v.integer())), []),
  total: money,
  ownTotal: own,
  /** Whether the statement serves for taxes, in the tenant's own sentence; null where there is none of use. */
  taxNote: orElse(taxNoteSchema, null),
  byCause: v.fallback(
    rows(v.object({ recipient: v.fallback(text, ''), amount: money, own, count: orNull(number) })),
    [],
  ),
  byMonth: v.fallback(
    rows(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), amount: money, own })),
    [],
  ),
});

export type Giving = v.InferOutput<typeof givingSchema>;

/** From the first to the last day of a calendar year. */
export function yearPeriod(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The year that a period is the whole of; null for any other. */
export function yearOf({ from, to }: Period): number | null {
  const year = Number(from.slice(0, 4));
  const whole = yearPeriod(year);
  return from === whole.from && to === whole.to ? year : null;
}

/** The period of an address; null for none, or one that is none. */
export function periodOf(search: Readonly<Record<string, string>>): Period | null {
  const result = v.safeParse(periodSchema, { from: search['from'], to: search['to'] });
  return result.success ? result.output : null;
}
