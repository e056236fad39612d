import { addDays } from 'date-fns/addDays';
import { frequencyOf } from './plan-frequency.ts';
import type { ChosenPlan } from './plan-choice.ts';
import { leastRoundUp } from './round-up-range.ts';
import type { Frequency } from './tier.ts';
import { utc } from './utc.ts';
import type { Cents } from './wire.ts';

/** What two plans are compared by. */
export interface RankedPlan {
  tierId: string;
  planId: string | null;
  /** Cents a period; negative where purchases are rounded up. */
  price: Cents;
  frequency: Frequency;
  /** Whether the tier has a fixed price. */
  isFixed: boolean;
}

/** 0 for the plan that one is on, 1 for an upgrade, −1 for a downgrade. */
export type PlanChange = -1 | 0 | 1;

/**
 * `new`: nobody is subscribed; `current`: the plan that one is on; `downgrade`: the plan that is scheduled; `disabled`:
 * not to be had from the plan that one is on; `active`: any other.
 */
export type PlanState = 'new' | 'current' | 'downgrade' | 'disabled' | 'active';

export interface PlanSituation {
  /** The plan that is paid for; null without a current subscription. */
  current: RankedPlan | null;
  /** The plan that a downgrade leads to. */
  scheduled: RankedPlan | null;
  /** Whether the client lets members move down. */
  mayDowngrade: boolean;
}

/** What a plan is compared by. */
export function rankOf(chosen: ChosenPlan): RankedPlan {
  const { tier, plan } = chosen;
  const price = plan?.price ?? tier.price;
  return {
    tierId: tier.id,
    planId: plan?.id ?? null,
    price,
    frequency: frequencyOf(chosen),
    isFixed: tier.isFixedTier && price >= 0,
  };
}

/** Whether two are the same plan of the same tier. */
export function isSamePlan(one: RankedPlan, other: RankedPlan): boolean {
  return one.tierId === other.tierId && one.planId === other.planId;
}

/** Whether a change is from a year to a month, which only the support can make. */
export function isAnnualToMonthly(current: RankedPlan, target: RankedPlan): boolean {
  return !isSamePlan(current, target) && current.frequency === 'year' && target.frequency === 'month';
}

/** How a plan stands to the current one: the first rule that tells them apart decides. */
export function comparePlans(current: RankedPlan, target: RankedPlan): PlanChange {
  if (isSamePlan(current, target)) return 0;
  if (isAnnualToMonthly(current, target)) return -1;
  if (!current.isFixed && target.isFixed) return 1;
  if (current.frequency === 'month' && target.frequency === 'year') return 1;
  return target.price > current.price ? 1 : -1;
}

/** Whether the current plan costs more, and the other one is paid as often or more often. */
function isCheaper(current: RankedPlan, target: RankedPlan): boolean {
  const isLessOften = current.frequency === 'month' && target.frequency === 'year';
  return target.price < current.price && !isLessOften;
}

/** How a plan is offered to a member. */
export function planState(
  target: RankedPlan,
  { current, scheduled, mayDowngrade }: PlanSituation,
): PlanState {
  if (current === null) return 'new';
  if (isSamePlan(current, target)) return 'current';
  if (scheduled !== null && isSamePlan(scheduled, target)) return 'downgrade';
  const hasNoPlan = target.tierId !== current.tierId && target.planId === null;
  const isRefused = hasNoPlan || isAnnualToMonthly(current, target);
  return isRefused || (!mayDowngrade && isCheaper(current, target)) ? 'disabled' : 'active';
}

/** The annual plan of a tier, to offer it to whom a monthly one above the current price was chosen by; or null. */
export function annualInstead({ tier, plan }: ChosenPlan, current: RankedPlan | null): ChosenPlan | null {
  if (plan?.frequency !== 'month' || current === null || plan.price <= current.price) return null;
  const annual = tier.membershipTierPlans.find(({ frequency }) => frequency === 'year');
  return annual ? { tier, plan: annual } : null;
}

const noMinimum: Cents = 100;

/** What a plan costs before anything is known of its purchases, cents. */
export function subtotalOf({ tier, plan }: ChosenPlan): Cents {
  if (tier.hasNoMinimum) return noMinimum;
  const price = plan?.price ?? tier.price;
  return price < 0 ? (tier.minRoundUp ?? 0) : price;
}

/** What round-ups are charged in a month at least, cents; null for a fixed price and where there is no minimum. */
export function monthlyMinimum({ tier, plan }: ChosenPlan): Cents | null {
  return (plan?.price ?? tier.price) < 0 ? leastRoundUp(tier) : null;
}

/** The instant (ISO, UTC) at which a paid period is followed by the next: a day after its end, where that is known. */
export function renewalAfter(period: { endsAt: string }): string;
export function renewalAfter(period: { endsAt: string | null }): string | null;
export function renewalAfter({ endsAt }: { endsAt: string | null }): string | null {
  return endsAt && addDays(endsAt, 1, { in: utc }).toISOString();
}
