import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { benefitSchema, benefitText, type Benefit } from '#machines/domain/benefit.ts';
import { benefitsOf, compareBenefits, type BenefitChange } from '#machines/domain/tier-benefits.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { benefitChangeText } from '#src/messages/plans.ts';

const tickets = (count: number): Benefit => ({
  key: 'giveawayTickets',
  count,
  text: { en: `${count} tickets` },
});

const tier = (name: string, ...benefits: (string | Benefit)[]): Tier => ({
  ...(sampleTiers[0] as Tier),
  id: name.toLowerCase(),
  name,
  benefits: benefits.map((each) =>
    typeof each === 'string' ? { key: null, count: null, text: { en: each } } : each,
  ),
});

const rookie = tier('Rookie', 'Cash back', tickets(1));
const starter = tier('Starter', 'Everything in Rookie', tickets(5), 'Training films');
const captain = tier('Captain', 'Everything in Starter', tickets(12));
const tiers = [rookie, starter, captain];

const whole = (text: string): BenefitChange => ({ text, insteadOf: null });

describe('the benefits of a tier', () => {
  it('[SUBS-07] are those of the tier that it includes as well, each once, with its own number', () => {
    expect(benefitsOf(captain, tiers).map(benefitText)).toEqual([
      'Cash back',
      'Training films',
      '12 tickets',
    ]);
  });

  it('[SUBS-07] are compared like with like: more of a kind is gained, and not lost as well', () => {
    expect(compareBenefits(starter, captain, tiers)).toEqual({
      gained: [{ text: '12 tickets', insteadOf: 5 }],
      lost: [],
    });
    expect(compareBenefits(null, rookie, tiers)).toEqual({
      gained: [whole('Cash back'), whole('1 tickets')],
      lost: [],
    });
  });

  it('[SUBS-08] [R1] are all named that a lower tier takes away, fewer of a kind with what is left of it', () => {
    expect(compareBenefits(captain, rookie, tiers)).toEqual({
      gained: [],
      lost: [whole('Training films'), { text: '1 tickets', insteadOf: 12 }],
    });
  });

  it('[SUBS-07] are lost whole where the other tier has none of the kind', () => {
    expect(compareBenefits(rookie, tier('Bare', 'Cash back'), tiers)).toEqual({
      gained: [],
      lost: [whole('1 tickets')],
    });
  });

  it('[SUBS-07] stay as they are where the tier that is named is not known, or names this one back', () => {
    const odd = tier('Odd', 'Everything in Even', 'A mug');
    const even = tier('Even', 'Everything in Odd', 'A pen');
    expect(benefitsOf(odd, [odd]).map(benefitText)).toEqual(['Everything in Even', 'A mug']);
    expect(benefitsOf(odd, [odd, even]).map(benefitText)).toEqual(['Everything in Odd', 'A pen', 'A mug']);
  });

  it('[SUBS-07] are said with what they stand instead of', () => {
    const said = (insteadOf: number | null) => benefitChangeText({ text: 'Twelve tickets', insteadOf });
    expect([null, 1, 12, 30].map(said)).toEqual([
      'Twelve tickets',
      'Twelve tickets instead of one',
      'Twelve tickets instead of twelve',
      'Twelve tickets instead of 30',
    ]);
  });

  it('[HTTP-01] are read with and without a kind', () => {
    const text = { en: 'Ten tickets', fr: 'Dix billets' };
    expect(v.parse(benefitSchema, text)).toEqual({ key: null, count: null, text });
    expect(v.parse(benefitSchema, { key: 'giveawayTickets', count: 10, text })).toEqual({
      key: 'giveawayTickets',
      count: 10,
      text,
    });
    expect(v.parse(benefitSchema, { text })).toEqual({ key: null, count: null, text });
  });
});
