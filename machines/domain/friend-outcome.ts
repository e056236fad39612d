import { addMonths } from 'date-fns';
import { isUnpaid } from './dues.ts';
import { suspensionOf } from './dunning.ts';
import type { HistoryKind } from './history.ts';
import type { Membership } from './member.ts';
import { monthsToStay } from './referral.ts';
import { utc } from './utc.ts';

/** When a friend who joined at an instant has stayed long enough: on the same day of a later month, or its last one. */
export function stayedBy(joinedAt: Date): Date {
  return addMonths(joinedAt, monthsToStay, { in: utc });
}

/** What an account history says of somebody who leaves, is suspended, or stays. */
export const membershipChanges = [
  'cancelled',
  'suspended',
  'kept',
  'cameBack',
  'planRenewed',
  'planChanged',
] as const satisfies readonly HistoryKind[];

interface Friend {
  /** As it is now, and when it was cancelled last; null where it goes on. */
  status: Membership['status'];
  cancelledAt: Date | null;
  /** The last of {@link membershipChanges} by the day; null for none. */
  change: HistoryKind | null;
}

/** Whether somebody was a member on a day that is over: a payment may have been due, but they had neither left nor been suspended. */
export function wasMember({ status, cancelledAt, change }: Friend, day: Date): boolean {
  if (change === 'cancelled' || change === 'suspended') return false;
  if (status === 'churned') return cancelledAt !== null && cancelledAt > day;
  return status === 'active' || isUnpaid(status);
}

interface Behind {
  status: Membership['status'];
  /** Until when an active membership is paid, and when an unpaid one comes to its next step. */
  renewsAt: Date | null;
  dunningAt: Date | null;
}

/**
 * Whether it can't be said yet who was a member on a day: a job that is late has a step of theirs to take that was due by
 * then, or a renewal to try that may have led to a suspension.
 */
export function isUndecided({ status, renewsAt, dunningAt }: Behind, day: Date): boolean {
  if (dunningAt !== null) return dunningAt <= day;
  return status === 'active' && renewsAt !== null && suspensionOf(renewsAt) <= day;
}
