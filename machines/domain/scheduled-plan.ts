import type { Membership, Subscription } from './member.ts';

const endOf = ({ endsAt }: Subscription) => Date.parse(endsAt ?? '');

/** The paid period that a scheduled downgrade will begin; null when none is scheduled. */
export function scheduledSubscription({
  currentSubscription,
  membershipSubscriptions,
}: Pick<Membership, 'currentSubscription' | 'membershipSubscriptions'>): Subscription | null {
  const last = membershipSubscriptions.at(-1);
  if (!last || !currentSubscription) return null;
  return endOf(last) > endOf(currentSubscription) ? last : null;
}
