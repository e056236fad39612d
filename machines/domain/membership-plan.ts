import type { Membership } from './member.ts';
import type { PlanChoice } from './plan-choice.ts';

/** What a member is on, or has chosen in joining, or what one of the periods is of. */
export function planOfMembership(
  planned: Pick<Membership, 'membershipTierId' | 'membershipTierPlanId'> | null | undefined,
): PlanChoice | null {
  if (!planned?.membershipTierId) return null;
  const { membershipTierId, membershipTierPlanId } = planned;
  return { membershipTierId, membershipTierPlanId };
}

/** Whether a membership or one of its periods is on the plan that was chosen. */
export function isSameChoice(
  one: { membershipTierId: string | null; membershipTierPlanId: string | null } | null,
  choice: PlanChoice | null,
): boolean {
  return (
    one !== null &&
    choice !== null &&
    one.membershipTierId === choice.membershipTierId &&
    one.membershipTierPlanId === choice.membershipTierPlanId
  );
}
