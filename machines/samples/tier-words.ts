import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from './tiers.ts';

type Sold = Pick<Tier, 'name' | 'price' | 'hidden'> & { membershipTierPlans: readonly unknown[] };

/** What replaces the two tiers of the samples: the cheapest tier that is sold by month and year, and the dearest. */
function soldInstead<Each extends Sold>(tiers: readonly Each[]): readonly [low: Each, high: Each] | null {
  const [low, ...others] = tiers
    .filter(
      ({ price, hidden, membershipTierPlans }) => price > 0 && !hidden && membershipTierPlans.length > 1,
    )
    .toSorted((one, other) => one.price - other.price);
  const high = others.at(-1);
  return low && high ? [low, high] : null;
}

/** Each tier of the samples that a tenant replaces, with the tier that it sells instead. */
export function tierPairs<Each extends Sold>(tiers: readonly Each[]) {
  return (soldInstead(tiers) ?? []).flatMap((tier, index) => {
    const sample = sampleTiers[index];
    return sample ? [{ sample, tier }] : [];
  });
}

/** The words of the catalogue with the tiers that a tenant sells, "Choose Captain, monthly", and the way back. */
export function tierWords(tiers: readonly Sold[]) {
  const pairs = tierPairs(tiers);
  const named = (text: string, from: 'sample' | 'tier', to: 'sample' | 'tier') =>
    pairs.reduce(
      (reported, pair) => reported.replaceAll(new RegExp(`\\b${pair[from].name}\\b`, 'g'), pair[to].name),
      text,
    );
  return {
    words: (text: string) => named(text, 'sample', 'tier'),
    sampleWords: (text: string) => named(text, 'tier', 'sample'),
  };
}
