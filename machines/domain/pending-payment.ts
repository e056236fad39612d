import type { Membership, PendingPayment } from './member.ts';
import type { Cents } from './wire.ts';

/** The payment that is with the bank; null for none. */
export function pendingPaymentOf(membership: Membership | null): PendingPayment | null {
  return membership?.pendingPayment ?? null;
}

/** Whether what was with the bank was paid between two looks at a membership: a period has begun, or less is owed. */
export function hasBegun(before: Membership, after: Membership): boolean {
  if (before.pendingPayment?.kind === 'debt') return owedBy(after) < owedBy(before);
  const [was, is] = [before.currentSubscription, after.currentSubscription];
  if (after.status !== 'active' || is === null) return false;
  return (
    was?.endsAt !== is.endsAt ||
    was.membershipTierId !== is.membershipTierId ||
    was.membershipTierPlanId !== is.membershipTierPlanId
  );
}

const owedBy = ({ dues }: Membership): Cents => dues?.amount ?? 0;
