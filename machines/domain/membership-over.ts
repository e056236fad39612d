import type { Membership } from './member.ts';

/** What is read of a membership to know whether it is over; the server's period is one, too. */
interface Ending {
  status: string;
  currentSubscription: object | null;
}

/** A member who left, and whose paid period has ended: nothing is withdrawn any more. */
export function isOver(membership: Ending | null): boolean {
  return membership?.status === 'churned' && membership.currentSubscription === null;
}

/** Whether a membership can be cancelled: it runs, or is owed for, and no payment for it is with the bank. */
export function mayLeave(membership: Membership): boolean {
  const { status, currentSubscription, pendingPayment } = membership;
  if (pendingPayment) return false;
  return status === 'overdue' || (status === 'active' && currentSubscription !== null);
}
