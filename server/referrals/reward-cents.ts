import type { Cents } from '#machines/domain/wire.ts';
import type { ClientConfig } from '#server/db/schema.ts';

/** What a client gives for a friend, in cents, of what it says to members: "$15"; null where it says no amount. */
export function rewardCents({ referralReward }: Pick<ClientConfig, 'referralReward'>): Cents | null {
  const amount = Number.parseFloat(referralReward?.replace(/^\D+/, '') ?? '');
  return Number.isNaN(amount) ? null : Math.round(amount * 100);
}
