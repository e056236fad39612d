import * as v from 'valibot';
import { instant, money } from './wire.ts';

const lineSchema = v.object({ description: v.string(), amount: money });

/** What a change of plan costs now, as the server reckons it; amounts are cents, a credit is negative. */
export const planPreviewSchema = v.object({
  amountToCharge: money,
  lines: v.nullish(v.array(lineSchema), []),
  nextRenewal: v.nullish(v.object({ date: instant, amount: money }), null),
});

export type PlanPreview = v.InferOutput<typeof planPreviewSchema>;
