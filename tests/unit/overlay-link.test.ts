import { describe, expect, it } from 'vitest';
import { linkOf, overlayAt, withoutOverlay } from '#machines/overlay-link/link-facts.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

describe('a link to a modal', () => {
  it('[SUBS-14] opens the plans, at a tier by its name in any case', () => {
    expect(overlayAt({ flow: 'upgrade', tier: 'GOLD' }, sampleTiers)).toEqual({
      kind: 'subscription',
      mode: 'upgrade',
      choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
    });
    expect(overlayAt({ flow: 'subscribe', tier: 'gold', plan: 'year' }, sampleTiers)).toEqual({
      kind: 'subscription',
      mode: 'subscribe',
      choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' },
    });
  });

  it('[ACTV-04] [SUBS-14] opens the withdrawal of cash back, and no amount stands in it', () => {
    const overlay = overlayAt({ flow: 'withdraw', tier: 'gold' }, sampleTiers);
    expect(overlay).toEqual({ kind: 'withdrawal' });
    expect(linkOf({ kind: 'withdrawal' }, sampleTiers)).toEqual({ flow: 'withdraw' });
    expect(withoutOverlay({ flow: 'withdraw', search: 'shoes' })).toEqual({ search: 'shoes' });
  });

  it('[SUBS-14] [CARD-05] names what is done to which card, and nothing that nobody can do', () => {
    const overlay = overlayAt({ flow: 'card', card: 'card-1', action: 'pause' }, sampleTiers);
    expect(overlay).toEqual({ kind: 'card', cardId: 'card-1', action: 'pause' });
    expect(withoutOverlay({ flow: 'card', card: 'card-1', action: 'pause' })).toEqual({});
    expect(overlayAt({ flow: 'card', card: 'card-1', action: 'steal' }, sampleTiers)).toBe(null);
    expect(overlayAt({ flow: 'card', card: 'card-1' }, sampleTiers)).toBe(null);
    expect(overlayAt({ flow: 'card', action: 'pause' }, sampleTiers)).toBe(null);
  });

  it('[DEAL-06] opens an offer by its id, and where the member is never stands in it', () => {
    expect(overlayAt({ offer: 'fern', search: 'tea' }, sampleTiers)).toEqual({
      kind: 'reward',
      rewardId: 'fern',
    });
    expect(overlayAt({ offer: '' }, sampleTiers)).toBe(null);
    const near = { latitude: 44.9, longitude: -93.2 };
    expect(linkOf({ kind: 'reward', rewardId: 'fern', place: 'deals', near }, sampleTiers)).toEqual({
      offer: 'fern',
    });
    expect(withoutOverlay({ offer: 'fern', search: 'tea' })).toEqual({ search: 'tea' });
  });

  it('[SUBS-14] ignores a tier and a flow that do not exist', () => {
    expect(overlayAt({ flow: 'upgrade', tier: 'gone' }, sampleTiers)).toEqual({
      kind: 'subscription',
      mode: 'upgrade',
    });
    expect(overlayAt({ flow: 'search' }, sampleTiers)).toBe(null);
    expect(overlayAt({ flow: 'zzz' }, sampleTiers)).toBe(null);
    expect(overlayAt({}, sampleTiers)).toBe(null);
  });

  it('[SUBS-14] is read back as it was written, and leaves the query of the page alone', () => {
    const overlay = overlayAt({ flow: 'upgrade', tier: 'gold', plan: 'year' }, sampleTiers);
    const link = overlay && linkOf(overlay, sampleTiers);
    expect(link).toEqual({ flow: 'upgrade', tier: 'Gold', plan: 'year' });
    expect(withoutOverlay({ search: 'shoes', ...link })).toEqual({ search: 'shoes' });
    expect(linkOf({ kind: 'search' }, sampleTiers)).toEqual({});
  });
});
