import type { Tier } from './tier.ts';
import type { Cents } from './wire.ts';

/** What the round-ups of a month are charged at least and at most, cents; null for no limit. */
export interface RoundUpRange {
  least: Cents | null;
  most: Cents | null;
}

/** The least that a tier charges for the round-ups of a month, cents; null without a minimum. */
export function leastRoundUp({
  minRoundUp,
  hasNoMinimum,
}: Pick<Tier, 'minRoundUp' | 'hasNoMinimum'>): Cents | null {
  return hasNoMinimum || minRoundUp === null || minRoundUp <= 0 ? null : minRoundUp;
}

/** The range of a tier for a member with a cap, cents or null: neither that nor the tier's maximum is ever exceeded. */
export function roundUpRange(
  tier: Pick<Tier, 'minRoundUp' | 'hasNoMinimum' | 'maxRoundUp'>,
  cap: Cents | null,
): RoundUpRange {
  const least = leastRoundUp(tier);
  const limits = [cap, tier.maxRoundUp].filter((limit) => limit !== null);
  const most = limits.length === 0 ? null : Math.min(...limits);
  return { least: least !== null && most !== null ? Math.min(least, most) : least, most };
}

/** What is charged for the round-ups of a month, cents. */
export function withinRange(amount: Cents, { least, most }: RoundUpRange): Cents {
  return Math.min(Math.max(amount, least ?? 0), most ?? Infinity);
}
