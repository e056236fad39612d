import { openTiers, type ChosenPlan, type PlanChoice } from './plan-choice.ts';
import type { Frequency, Tier } from './tier.ts';

/** A tier with its plan of a frequency, or with the one that it has. */
export function planAt(tier: Tier, frequency: Frequency): ChosenPlan {
  const { membershipTierPlans: plans } = tier;
  return { tier, plan: plans.find((plan) => plan.frequency === frequency) ?? plans[0] ?? null };
}

/** What a plan is chosen by. */
export function choiceOf({ tier, plan }: ChosenPlan): PlanChoice {
  return { membershipTierId: tier.id, membershipTierPlanId: plan?.id ?? null };
}

/** What is chosen beforehand for a new member: the first tier, by the month where it has that; null where none is open. */
export function firstChoice(tiers: readonly Tier[]): PlanChoice | null {
  const [tier] = openTiers(tiers);
  return tier ? choiceOf(planAt(tier, 'month')) : null;
}

/** How often a plan is paid. */
export function frequencyOf({ tier, plan }: ChosenPlan): Frequency {
  return plan?.frequency ?? tier.frequency;
}

/** Whether a tier can be paid by the month or by the year. */
export function isByMonthOrYear({ membershipTierPlans: plans }: Tier): boolean {
  return new Set(plans.map(({ frequency }) => frequency)).size > 1;
}
