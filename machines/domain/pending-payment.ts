import type { Membership, PendingPayment } from './member.ts';

/** The payment that is with the bank; null for none. */
export function pendingPaymentOf(membership: Membership | null): PendingPayment | null {
  return membership?.pendingPayment ?? null;
}

/** Whether a period has begun between two looks at a membership: what was with the bank is paid. */
export function hasBegun(before: Membership, after: Membership): boolean {
  const [was, is] = [before.currentSubscription, after.currentSubscription];
  if (after.status !== 'active' || is === null) return false;
  return (
    was?.endsAt !== is.endsAt ||
    was.membershipTierId !== is.membershipTierId ||
    was.membershipTierPlanId !== is.membershipTierPlanId
  );
}
