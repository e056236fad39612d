import { isSameChoice } from './membership-plan.ts';
import type { Membership } from './member.ts';
import type { PlanChoice } from './plan-choice.ts';

/** What of a membership a payment changes. */
export interface MembershipMark {
  status: string;
  membershipTierId: string | null;
  membershipTierPlanId: string | null;
  /** The end of the period that runs, an instant; null for none. */
  endsAt: string | null;
}

/** A membership as it is before a payment. */
export function markOf({
  status,
  membershipTierId,
  membershipTierPlanId,
  currentSubscription,
}: Membership): MembershipMark {
  return {
    status,
    membershipTierId,
    membershipTierPlanId,
    endsAt: currentSubscription?.endsAt ?? null,
  };
}

/** Whether a membership runs now as it did not before: it became active, or another period runs. */
export function hasRenewed(before: MembershipMark | undefined, membership: Membership): boolean {
  const now = markOf(membership);
  const isActive = now.status === 'active';
  if (before === undefined) return isActive;
  return (isActive && before.status !== 'active') || (now.endsAt !== null && now.endsAt !== before.endsAt);
}

/** Whether a membership is on a plan that was paid for: it was on another one before, or a period of it runs by now. */
export function hasChangedTo(
  choice: PlanChoice | null,
  before: MembershipMark | undefined,
  membership: Membership,
): boolean {
  if (!isSameChoice(membership, choice)) return false;
  if (before !== undefined && !isSameChoice(before, choice)) return true;
  const isRunning = membership.currentSubscription !== null;
  return isRunning && (before === undefined || hasRenewed(before, membership));
}

/** Whether a membership is to move down to a plan: the latest period is of it, or the membership was put on it at once. */
export function isMovedTo(
  choice: PlanChoice | null,
  before: MembershipMark | undefined,
  membership: Membership,
): boolean {
  if (isSameChoice(membership.membershipSubscriptions.at(-1) ?? null, choice)) return true;
  return before !== undefined && !isSameChoice(before, choice) && isSameChoice(membership, choice);
}
