import type { Cents } from './wire.ts';

/** A purchase on the day on which its reward is due. */
interface Purchase {
  amount: Cents;
  reward: Cents;
  /** What of the amount came back to the member by then. */
  refunded: Cents;
}

/**
 * What of a pending reward is confirmed on its day: the share of the purchase that wasn't refunded, half a cent rounded
 * up. Nothing of one that was refunded in full.
 */
export function confirmedReward({ amount, reward, refunded }: Purchase): Cents {
  if (refunded <= 0) return reward;
  const left = Math.max(0, amount - refunded);
  return Math.floor((2 * reward * left + amount) / (2 * amount));
}
