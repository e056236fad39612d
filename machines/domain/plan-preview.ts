import * as v from 'valibot';
import { rows, skippedIn, withSkippedOf } from './rows.ts';
import { instant, money, orElse, text } from './wire.ts';

const lineSchema = v.object({ description: text, amount: money });

/** All of them or none: some do not add up. */
const lines = v.pipe(
  rows(lineSchema),
  v.transform((read) => (skippedIn(read) > 0 ? withSkippedOf([], read) : read)),
);

/** What a change of plan costs now, as the server reckons it; amounts are cents, a credit is negative. */
export const planPreviewSchema = v.object({
  amountToCharge: money,
  lines: orElse(lines, []),
  /** The round-ups that are left, which are charged later all the same. */
  lastRoundUps: v.fallback(v.optional(v.object({ date: instant, amount: money })), undefined),
  nextRenewal: orElse(v.object({ date: instant, amount: money }), null),
});

export type PlanPreview = v.InferOutput<typeof planPreviewSchema>;

/** What is left of round-ups, and when it is charged. */
export type LastRoundUps = NonNullable<PlanPreview['lastRoundUps']>;
