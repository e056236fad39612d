import { isUnpaid, owesOnlyDebts } from '#machines/domain/dues.ts';
import type { Membership } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { Due } from './renewal.types.ts';

/**
 * What a member is to pay: debts, where the membership is not unpaid; else what the balances say; without them the dues of
 * the membership; without these, or where they are less than nothing, the price of the plan; else no amount. Null when
 * nothing is due.
 */
export function dueNow(
  membership: Membership | null,
  summary: Pick<MembershipSummary, 'nextCharge'> | null,
  tiers: readonly Tier[],
): Due | null {
  if (membership === null) return null;
  const { dues, status } = membership;
  if (dues && owesOnlyDebts(membership)) {
    return { amount: dues.amount, date: dues.since, reason: dues.description ?? null, isDebt: true };
  }
  if (status === 'active') return null;
  const said = summary?.nextCharge ?? (dues ? { amount: dues.amount, date: dues.since, reason: null } : null);
  if (said !== null && said.amount >= 0) return said;
  if ((said === null && summary !== null) || !isUnpaid(status)) return null;
  const plan = planOf(planOfMembership(membership), tiers);
  return { amount: plan && priceOf(plan), date: null, reason: null };
}
