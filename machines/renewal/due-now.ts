import { owesDues } from '#machines/domain/dues.ts';
import type { Membership } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { Due } from './renewal.types.ts';

/**
 * What a member is to pay: what the balances say; without them the dues of the membership, else the price of the plan,
 * else no amount. Null when nothing is due.
 */
export function dueNow(
  membership: Membership | null,
  summary: Pick<MembershipSummary, 'nextCharge'> | null,
  tiers: readonly Tier[],
): Due | null {
  if (membership === null || membership.status === 'active') return null;
  if (summary?.nextCharge) return summary.nextCharge;
  const { dues } = membership;
  if (dues) return { amount: dues.amount, date: dues.since, reason: null };
  if (summary !== null || !owesDues(membership.status)) return null;
  const plan = planOf(planOfMembership(membership), tiers);
  return { amount: plan && priceOf(plan), date: null, reason: null };
}
