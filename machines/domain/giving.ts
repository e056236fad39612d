import * as v from 'valibot';
import { daySchema } from './day.ts';
import { money } from './wire.ts';

/** The days of a statement, both within it, UTC. */
export const periodSchema = v.pipe(
  v.object({ from: daySchema, to: daySchema }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'periodBackwards'),
    ['to'],
  ),
);

export type Period = v.InferOutput<typeof periodSchema>;

/** What a member gave in a period, in cents; `years` are all in which something was given, the latest first. */
export const givingSchema = v.object({
  from: daySchema,
  to: daySchema,
  years: v.array(v.pipe(v.number(), v.integer())),
  total: money,
  byCause: v.array(v.object({ recipient: v.string(), amount: money, count: v.number() })),
  byMonth: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), amount: money })),
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
