import type { Membership } from './member.ts';

/** Whether a member of a status owes something: then cash back is not paid out, and a plan is not changed. */
export function owesDues(status: string): boolean {
  return status === 'overdue' || status === 'suspended';
}

/** Whether a membership waits for a payment: nothing is owed, something is, or it is with the bank and not to be paid again. */
export type DuesState = 'none' | 'due' | 'paying';

export function duesStateOf(membership: Membership | null | undefined): DuesState {
  if (!membership || !owesDues(membership.status)) return 'none';
  return membership.pendingPayment ? 'paying' : 'due';
}
