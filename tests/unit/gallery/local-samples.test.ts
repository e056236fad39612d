import { describe, expect, it } from 'vitest';
import { localiser } from '#gallery/screens/local-samples.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleCharges } from '#machines/samples/charges.ts';
import { samplePreview } from '#machines/samples/plan-previews.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

const sold = (name: string, price: number, index: number): Tier => ({
  ...(sampleTiers[index] as Tier),
  id: name.toLowerCase(),
  name,
  price,
});
const places = {
  name: 'Harbor Giving',
  path: (path: string) => path,
  elsewhere: 'elsewhere',
  home: 'https://harbor.example.com',
  currency: 'CAD',
} as const;
const harbor = localiser([sold('Mooring', 1500, 0), sold('Lighthouse', 6000, 1)], places);

describe('the samples at a tenant', () => {
  it('[FLOW-04] a change costs what the plans of the tenant cost, and its cause says the same', () => {
    const { lines, amountToCharge, nextRenewal } = harbor.local(samplePreview);
    expect(lines).toEqual([
      { description: 'Lighthouse, monthly', amount: 6000 },
      { description: 'Unused time on Mooring', amount: -750 },
    ]);
    expect(amountToCharge).toBe(5250);
    expect(nextRenewal?.amount).toBe(6000);
    expect(harbor.words('It costs $20.00 now')).toBe('It costs CAD\u00a052.50 now');
    expect(harbor.local({ ...samplePreview, amountToCharge: 0, lines: [] }).amountToCharge).toBe(0);
  });

  it('[FLOW-04] stay as they are where no two tiers are sold', () => {
    const roundup = localiser([], { ...places, currency: 'USD' });
    expect(roundup.local(samplePreview)).toEqual(samplePreview);
    expect(roundup.words('It costs $20.00 now')).toBe('It costs $20.00 now');
  });

  it('[FLOW-04] a code that was sent with 20 of 30 seconds to wait was sent 10 seconds ago', () => {
    const sent = (pause: number) => harbor.local({ sentAt: 0, pause }).sentAt;
    expect(sent(30_000) - sent(20_000)).toBe(10_000);
    expect(sent(30_000)).toBeGreaterThan(performance.timeOrigin);
    expect(sent(30_000)).toBeLessThanOrEqual(Date.now());
    expect(harbor.local({ sentAt: null, pause: 0 })).toEqual({ sentAt: null, pause: 0 });
  });

  it('[FLOW-04] are paid in the money of the tenant', () => {
    expect(harbor.local(sampleCharges).items.map(({ currencyCode }) => currencyCode)).toEqual(['CAD', 'CAD']);
  });

  it('[FLOW-04] lead a friend to the app of the tenant', () => {
    expect(harbor.local(sampleReferralLink).url).toMatch(/^https:\/\/harbor\.example\.com\/sign-up/);
  });
});
