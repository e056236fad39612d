import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  rankOf as rankOfChosen,
  subtotalOf as subtotalOfChosen,
  type RankedPlan,
} from '#machines/domain/plan-change.ts';
import { beginsFree as beginsFreeAfter, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { roundUpRange, type RoundUpRange } from '#machines/domain/round-up-range.ts';
import type { Frequency } from '#machines/domain/tier.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import { tierPlans, tiers } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';

/** A tier with the plan that it is paid by; a tier without plans has none. */
export interface PaidPlan {
  tier: typeof tiers.$inferSelect;
  plan: typeof tierPlans.$inferSelect | null;
}

interface Choice {
  tierId: string | null;
  tierPlanId: string | null;
}

const isId = (text: string | null) => v.is(v.pipe(v.string(), v.uuid()), text);

const plansOfTier = prepared((db) =>
  db
    .select({ tier: tiers, plan: tierPlans })
    .from(tiers)
    .leftJoin(tierPlans, eq(tierPlans.tierId, tiers.id))
    .where(and(eq(tiers.clientId, sql.placeholder('clientId')), eq(tiers.id, sql.placeholder('tierId'))))
    .limit(10)
    .prepare(unnamed),
);

/** A client's tier and plan by id. Null when there is no such tier; a plan that is not the tier's is null. */
export async function findPlan(
  db: Database,
  clientId: string,
  { tierId, tierPlanId }: Choice,
): Promise<PaidPlan | null> {
  if (tierId === null || !isId(tierId)) return null;
  const rows = await plansOfTier(db).execute({ clientId, tierId });
  const tier = rows[0]?.tier;
  if (!tier) return null;
  const plans = rows.flatMap(({ plan }) => (plan ? [plan] : []));
  const usual = tierPlanId === null ? plans.find(({ frequency }) => frequency === tier.frequency) : null;
  return { tier, plan: usual ?? plans.find(({ id }) => id === tierPlanId) ?? null };
}

/** {@link findPlan} on one database. */
export type PlanFinder = (clientId: string, choice: Choice) => Promise<PaidPlan | null>;

/** Finds each plan once: for one transaction. */
export function planFinder(db: Database): PlanFinder {
  const found = new Map<string, Promise<PaidPlan | null>>();
  return (clientId, { tierId, tierPlanId }) => {
    const key = JSON.stringify([clientId, tierId, tierPlanId]);
    const plan = found.get(key) ?? findPlan(db, clientId, { tierId, tierPlanId });
    found.set(key, plan);
    return plan;
  };
}

/**
 * The tier and plan that a member asks for. A hidden tier can be had only by whom it was given to. Without a plan it is
 * the tier's usual one. Throws `i_card_005` without such a tier, `i_card_006` without such a plan.
 */
export async function choosePlan(
  db: Database,
  clientId: string,
  choice: Choice,
  own: string | null = null,
): Promise<PaidPlan> {
  const found = await findPlan(db, clientId, choice);
  if (found === null || (found.tier.hidden && found.tier.id !== own)) throw rejected('i_card_005');
  if (choice.tierPlanId !== null && found.plan === null) throw rejected('i_card_006');
  return found;
}

/** What a plan is kept by. */
export const idsOf = ({ tier, plan }: PaidPlan) => ({ tierId: tier.id, tierPlanId: plan?.id ?? null });

/** What a period costs, in cents; negative where purchases are rounded up. */
export function priceOf({ tier, plan }: PaidPlan): Cents {
  return plan?.priceCents ?? tier.priceCents;
}

/** Whether purchases are rounded up and paid after the month, rather than a price at its start. */
export function isRoundUp(choice: PaidPlan): boolean {
  return priceOf(choice) < 0;
}

/** What a new member's first period costs at its start, in cents: round-ups are paid afterwards. */
export function startingCost(choice: PaidPlan): Cents {
  return isRoundUp(choice) ? 0 : priceOf(choice);
}

/** A plan as the rules of the domain read it. */
function chosenOf({ tier, plan }: PaidPlan): ChosenPlan {
  return {
    tier: {
      ...tier,
      price: tier.priceCents,
      minRoundUp: tier.minRoundUpCents,
      maxRoundUp: tier.maxRoundUpCents,
      membershipTierPlans: [],
    },
    plan: plan && { ...plan, price: plan.priceCents },
  };
}

/** What a plan is compared by. */
export const rankOf = (choice: PaidPlan): RankedPlan => rankOfChosen(chosenOf(choice));

/** Whether a period costs nothing at its start. */
export const beginsFree = (before: PaidPlan | null, choice: PaidPlan): boolean =>
  beginsFreeAfter(before && chosenOf(before), chosenOf(choice));

/** What the round-ups of a month are charged at least and at most to a member with a cap, cents or null. */
export const rangeOf = (choice: PaidPlan, cap: Cents | null): RoundUpRange =>
  roundUpRange(chosenOf(choice).tier, cap);

/** What a plan costs a period before anything is known of its purchases, cents. */
export const subtotalOf = (choice: PaidPlan): Cents => subtotalOfChosen(chosenOf(choice));

export function frequencyOf({ tier, plan }: PaidPlan): Frequency {
  return plan?.frequency ?? tier.frequency;
}

/** What a tier that is paid this often is named beside an amount: "Gold, monthly". */
export function planName(tier: string, frequency: Frequency): string {
  return `${tier}, ${frequency === 'year' ? 'annual' : 'monthly'}`;
}

/** A plan as it is named beside an amount. */
export function nameOf(choice: PaidPlan): string {
  return planName(choice.tier.name, frequencyOf(choice));
}
