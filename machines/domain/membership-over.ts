import type { Membership } from './member.ts';

/** A member who left, and whose paid period has ended. */
export function isOver(membership: Membership | null): boolean {
  return membership?.status === 'churned' && membership.currentSubscription === null;
}
