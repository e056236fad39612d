import * as v from 'valibot';
import { benefitSchema } from './benefit.ts';
import { id, inEnglish, money, translated } from './wire.ts';

const tierPlanSchema = v.object({
  id,
  price: money,
  frequency: v.picklist(['month', 'year']),
  chipText: v.nullish(translated, {}),
});

/** A membership tier. Prices and limits are cents; a negative price means that purchases are rounded up. */
export const tierSchema = v.object({
  id,
  name: v.string(),
  labels: v.nullish(translated, {}),
  benefits: v.nullish(v.array(benefitSchema), []),
  price: money,
  minRoundUp: v.nullish(money, null),
  maxRoundUp: v.nullish(money, null),
  hasNoMinimum: v.nullish(v.boolean(), false),
  isFixedTier: v.nullish(v.boolean(), false),
  hidden: v.nullish(v.boolean(), false),
  membershipTierPlans: v.nullish(v.array(tierPlanSchema), []),
  frequency: v.nullish(v.picklist(['month', 'year']), 'month'),
});

/** A tier's label where it has one in English, else its name; links and addresses go by the name. */
export function tierName({ name, labels }: Pick<Tier, 'name' | 'labels'>): string {
  return inEnglish(labels ?? {}) || name;
}

export type Tier = v.InferOutput<typeof tierSchema>;
export type TierPlan = v.InferOutput<typeof tierPlanSchema>;
export type Frequency = TierPlan['frequency'];
