import { hasTierPages, type Client } from './client.ts';
import type { Tier, TierPlan } from './tier.ts';
import type { Cents } from './wire.ts';

/** The tier and plan of a membership; a tier without plans has no plan. */
export interface PlanChoice {
  membershipTierId: string;
  membershipTierPlanId: string | null;
}

/** A choice with what it names. */
export interface ChosenPlan {
  tier: Tier;
  plan: TierPlan | null;
}

/** The tier and the plan that a choice names; null when the client does not have that tier any more. */
export function planOf(choice: PlanChoice | null, tiers: readonly Tier[]): ChosenPlan | null {
  const tier = tiers.find(({ id }) => id === choice?.membershipTierId);
  if (!tier) return null;
  const plan = tier.membershipTierPlans.find(({ id }) => id === choice?.membershipTierPlanId);
  return { tier, plan: plan ?? tier.membershipTierPlans[0] ?? null };
}

/** The tiers that a new member may choose. */
export function openTiers(tiers: readonly Tier[]): Tier[] {
  return tiers.filter(({ hidden }) => !hidden);
}

/** The one choice that there is, where there is no other: nobody is asked then. */
export function onlyChoice(tiers: readonly Tier[]): PlanChoice | null {
  const [tier, another] = openTiers(tiers);
  if (!tier || another || tier.membershipTierPlans.length > 1) return null;
  return { membershipTierId: tier.id, membershipTierPlanId: tier.membershipTierPlans[0]?.id ?? null };
}

/** Whether a new member is asked for a monthly cap: where purchases are rounded up. */
export function asksForCap(chosen: ChosenPlan | null, client: Client): boolean {
  return chosen === null ? !hasTierPages(client) : priceOf(chosen) === null;
}

/** A price per period, cents; null where purchases are rounded up instead. */
export function priceOf({ tier, plan }: ChosenPlan): Cents | null {
  const price = plan?.price ?? tier.price;
  return price < 0 ? null : price;
}

/** Whether a period costs nothing at its start: round-ups that follow another plan have nothing to pay for yet. */
export function beginsFree(before: ChosenPlan | null, next: ChosenPlan): boolean {
  return priceOf(next) === null && (before === null || priceOf(before) !== null);
}

/** What a year of monthly payments costs more than the annual plan, cents; null when it does not. */
export function annualSaving(tier: Tier): Cents | null {
  const month = tier.membershipTierPlans.find(({ frequency }) => frequency === 'month');
  const year = tier.membershipTierPlans.find(({ frequency }) => frequency === 'year');
  if (!month || !year || month.price < 0 || year.price < 0) return null;
  const saving = month.price * 12 - year.price;
  return saving > 0 ? saving : null;
}
