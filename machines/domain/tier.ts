import * as v from 'valibot';
import { benefitSchema } from './benefit.ts';
import { rows, skippedIn } from './rows.ts';
import { isRecord } from './wire-values.ts';
import { flag, id, inEnglish, mended, money, orElse, text, translated } from './wire.ts';

const frequency = mended(v.picklist(['month', 'year']), (raw) =>
  typeof raw === 'string' ? raw.toLowerCase() : raw,
);

/** Without a price, or with a frequency that the app does not know, a plan can't be sold: it is no plan. */
const tierPlanSchema = v.object({
  id,
  price: money,
  frequency,
  chipText: orElse(translated, {}),
});

const fields = v.object({
  id,
  name: v.fallback(text, ''),
  labels: orElse(translated, {}),
  benefits: orElse(rows(benefitSchema), []),
  price: money,
  minRoundUp: orElse(money, null),
  maxRoundUp: orElse(money, null),
  hasNoMinimum: flag,
  isFixedTier: flag,
  hidden: flag,
  membershipTierPlans: orElse(rows(tierPlanSchema), []),
  frequency: orElse(frequency, 'month'),
});

/** A tier's label where it has one in English, else its name; links and addresses go by the name. */
export function tierName({ name, labels }: Pick<Tier, 'name' | 'labels'>): string {
  return inEnglish(labels ?? {}) || name;
}

/**
 * A membership tier. Prices and limits are cents; a negative price means that purchases are rounded up. One of whose
 * plans none can be read stays known to its members, and is not offered.
 */
export const tierSchema = v.pipe(
  mended(fields, asOffered),
  v.transform((tier) => ({ ...tier, hidden: tier.hidden || lacksPlans(tier) })),
);

function lacksPlans({ membershipTierPlans: plans }: v.InferOutput<typeof fields>): boolean {
  return plans.length === 0 && skippedIn(plans) > 0;
}

/** A tier without a price costs what its first plan does; one that is paid nobody knows how often is not offered. */
function asOffered(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { price, frequency: often = null, membershipTierPlans } = raw;
  const plans: readonly unknown[] = Array.isArray(membershipTierPlans) ? membershipTierPlans : [];
  const [planned] = plans.flatMap((plan) =>
    isRecord(plan) && v.is(money, plan['price']) ? [plan['price']] : [],
  );
  const isUnclear = plans.length === 0 && often !== null && !v.is(frequency, often);
  return {
    ...raw,
    price: v.is(money, price) ? price : planned,
    ...(isUnclear && { hidden: true }),
  };
}

export type Tier = v.InferOutput<typeof tierSchema>;
export type TierPlan = v.InferOutput<typeof tierPlanSchema>;
export type Frequency = TierPlan['frequency'];
