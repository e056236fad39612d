import type { Cents } from './wire.ts';

/** A purchase whose reward is due. */
interface Purchase {
  amount: Cents;
  reward: Cents;
  /** What of the amount came back to the member by the reward's day. */
  refunded: Cents;
}

/**
 * What of a pending reward is confirmed on its day: the share of the purchase that wasn't refunded, half a cent rounded
 * up. Nothing of one that was refunded in full. What comes back after that day takes nothing of it.
 */
export function confirmedReward({ amount, reward, refunded }: Purchase): Cents {
  if (refunded <= 0) return reward;
  const left = Math.max(0, amount - refunded);
  return Math.floor((2 * reward * left + amount) / (2 * amount));
}
