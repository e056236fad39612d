import type { Membership } from './member.ts';

/** A member who left, and whose paid period has ended. */
export function isOver(membership: Membership | null): boolean {
  return membership?.status === 'churned' && membership.currentSubscription === null;
}

/** Whether a membership can be cancelled: it runs, or is owed for, and no payment for it is with the bank. */
export function mayLeave(membership: Membership): boolean {
  const { status, currentSubscription, pendingPayment } = membership;
  if (pendingPayment) return false;
  return status === 'overdue' || (status === 'active' && currentSubscription !== null);
}
