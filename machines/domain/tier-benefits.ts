import { benefitText, type Benefit } from './benefit.ts';
import type { Tier } from './tier.ts';

const whole = /^Everything in (?<name>.+)$/;

/** One thing that a change of tier brings or takes away; `insteadOf` is how many of it there were before. */
export interface BenefitChange {
  text: string;
  insteadOf: number | null;
}

export interface BenefitChanges {
  gained: BenefitChange[];
  lost: BenefitChange[];
}

/**
 * What a tier offers, one by one: where it has everything of another tier, that tier's benefits stand in its place. Of
 * a kind that is counted only what the tier itself says of it counts.
 */
export function benefitsOf(tier: Tier, tiers: readonly Tier[]): Benefit[] {
  const others = tiers.filter(({ id }) => id !== tier.id);
  const benefits = tier.benefits.flatMap((benefit) => {
    const name = whole.exec(benefitText(benefit))?.groups?.['name'];
    const included = others.find((other) => other.name === name);
    return included ? benefitsOf(included, others) : [benefit];
  });
  return benefits.filter(
    (benefit, place) => benefits.findLastIndex((other) => isAlike(benefit, other)) === place,
  );
}

/** What changes with the tier, like compared with like; everything is gained where there is none before. */
export function compareBenefits(before: Tier | null, after: Tier, tiers: readonly Tier[]): BenefitChanges {
  const had = before ? benefitsOf(before, tiers) : [];
  const has = benefitsOf(after, tiers);
  return {
    gained: has.flatMap((benefit): BenefitChange[] => {
      const earlier = had.find((other) => isAlike(benefit, other));
      if (!earlier) return [{ text: benefitText(benefit), insteadOf: null }];
      return isFewer(earlier, benefit) ? [{ text: benefitText(benefit), insteadOf: earlier.count }] : [];
    }),
    lost: had.flatMap((benefit): BenefitChange[] => {
      const left = has.find((other) => isAlike(benefit, other));
      if (!left) return [{ text: benefitText(benefit), insteadOf: null }];
      return isFewer(left, benefit) ? [{ text: benefitText(left), insteadOf: benefit.count }] : [];
    }),
  };
}

function isAlike(one: Benefit, other: Benefit): boolean {
  return one.key === other.key && (one.key !== null || benefitText(one) === benefitText(other));
}

function isFewer(one: Benefit, other: Benefit): boolean {
  return (one.count ?? 0) < (other.count ?? 0);
}
