import type { Tier } from './tier.ts';
import { inEnglish } from './wire.ts';

const whole = /^Everything in (?<name>.+)$/;

/** What a tier offers, one by one: where it has everything of another tier, that tier's benefits stand in its place. */
export function benefitsOf(tier: Tier, tiers: readonly Tier[]): string[] {
  const others = tiers.filter(({ id }) => id !== tier.id);
  const benefits = tier.benefits.map(inEnglish).flatMap((benefit) => {
    const name = whole.exec(benefit)?.groups?.['name'];
    const included = others.find((other) => other.name === name);
    return included ? benefitsOf(included, others) : [benefit];
  });
  return [...new Set(benefits)];
}

/** What one tier offers that another one does not; all of it where there is no other. */
export function benefitsOnlyIn(tier: Tier, other: Tier | null, tiers: readonly Tier[]): string[] {
  const had = other ? benefitsOf(other, tiers) : [];
  return benefitsOf(tier, tiers).filter((benefit) => !had.includes(benefit));
}
