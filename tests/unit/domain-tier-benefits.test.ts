import { describe, expect, it } from 'vitest';
import { benefitsOf, benefitsOnlyIn } from '#machines/domain/tier-benefits.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

const tier = (name: string, ...benefits: string[]): Tier => ({
  ...(sampleTiers[0] as Tier),
  id: name.toLowerCase(),
  name,
  benefits: benefits.map((en) => ({ en })),
});

const rookie = tier('Rookie', 'Cash back', 'One ticket');
const starter = tier('Starter', 'Everything in Rookie', 'Five tickets', 'Training films');
const captain = tier('Captain', 'Everything in Starter', 'Twelve tickets');
const tiers = [rookie, starter, captain];

describe('the benefits of a tier', () => {
  it('[SUBS-07] are those of the tier that it includes as well, each once', () => {
    expect(benefitsOf(captain, tiers)).toEqual([
      'Cash back',
      'One ticket',
      'Five tickets',
      'Training films',
      'Twelve tickets',
    ]);
  });

  it('[SUBS-07] [R1] are not said to be lost by a tier that has everything of the present one', () => {
    expect(benefitsOnlyIn(starter, captain, tiers)).toEqual([]);
    expect(benefitsOnlyIn(captain, starter, tiers)).toEqual(['Twelve tickets']);
  });

  it('[SUBS-08] [R1] are all named that a lower tier takes away', () => {
    expect(benefitsOnlyIn(captain, rookie, tiers)).toEqual([
      'Five tickets',
      'Training films',
      'Twelve tickets',
    ]);
    expect(benefitsOnlyIn(rookie, null, tiers)).toEqual(['Cash back', 'One ticket']);
  });

  it('[SUBS-07] stay as they are where the tier that is named is not known, or names this one back', () => {
    const odd = tier('Odd', 'Everything in Even', 'A mug');
    const even = tier('Even', 'Everything in Odd', 'A pen');
    expect(benefitsOf(odd, [odd])).toEqual(['Everything in Even', 'A mug']);
    expect(benefitsOf(odd, [odd, even])).toEqual(['Everything in Odd', 'A pen', 'A mug']);
  });
});
