import type { Membership, Subscription } from './member.ts';

/** The paid period that a scheduled downgrade will begin; null when none is scheduled. */
export function scheduledSubscription({
  currentSubscription,
  membershipSubscriptions,
}: Pick<Membership, 'currentSubscription' | 'membershipSubscriptions'>): Subscription | null {
  const last = membershipSubscriptions.at(-1);
  if (!last || !currentSubscription) return null;
  return Date.parse(last.endsAt) > Date.parse(currentSubscription.endsAt) ? last : null;
}
