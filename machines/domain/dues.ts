import type { Membership } from './member.ts';
import type { Cents } from './wire.ts';

/** What is read of a membership to know whether something is owed. */
export interface Owing {
  status: string;
  /** The open debts together; null for none, and where the server names none. */
  dues?: { amount: Cents } | null | undefined;
}

/** Whether a member of a status has an unpaid period. */
export function isUnpaid(status: string): boolean {
  return status === 'overdue' || status === 'suspended';
}

/**
 * Whether a member owes something, whatever the status: then cash back is not paid out, no plan is changed, and who
 * comes back pays first.
 */
export function owesDues({ status, dues }: Owing): boolean {
  return isUnpaid(status) || (dues?.amount ?? 0) > 0;
}

/** Whether what is owed brings nothing back by being paid: the membership runs, or was left. */
export function owesOnlyDebts(membership: Owing): boolean {
  return owesDues(membership) && !isUnpaid(membership.status);
}

/** Whether a membership waits for a payment: nothing is owed, something is, or it is with the bank and not to be paid again. */
export type DuesState = 'none' | 'due' | 'paying';

export function duesStateOf(membership: Membership | null | undefined): DuesState {
  if (!membership || !owesDues(membership)) return 'none';
  return membership.pendingPayment ? 'paying' : 'due';
}
