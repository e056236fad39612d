import { addMonths } from 'date-fns';
import type { Membership } from './member.ts';
import { monthsToStay } from './referral.ts';
import { utc } from './utc.ts';

/** When a friend who joined at an instant has stayed long enough: on the same day of a later month, or its last one. */
export function stayedBy(joinedAt: Date): Date {
  return addMonths(joinedAt, monthsToStay, { in: utc });
}

/** Whether somebody is a member still: a payment may be due, but nobody left or was suspended. */
export const isMemberStill = (status: Membership['status'] | null): boolean =>
  status === 'active' || status === 'overdue';
