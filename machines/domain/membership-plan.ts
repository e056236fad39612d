import type { Membership } from './member.ts';
import type { PlanChoice } from './plan-choice.ts';

/** What a member is on, or has chosen in joining. */
export function planOfMembership(membership: Membership | null): PlanChoice | null {
  if (!membership?.membershipTierId) return null;
  const { membershipTierId, membershipTierPlanId } = membership;
  return { membershipTierId, membershipTierPlanId };
}
