import { describe, expect, it } from 'vitest';
import type { Membership } from '#machines/domain/member.ts';
import { planAt } from '#machines/domain/plan-frequency.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import {
  hasDuesOutstanding,
  offerOf,
  scheduledPlan,
  settledChoice,
  shownTiers,
  wayTo,
} from '#machines/subscription/plan-offers.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';

const { active } = sampleSessions;
const [silver, gold] = sampleTiers as [(typeof sampleTiers)[0], (typeof sampleTiers)[0]];
const silverMonth = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };
const goldYear = { membershipTierId: 'gold', membershipTierPlanId: 'gold-year' };

function facts(
  membership: Partial<Membership> = {},
  given: Partial<SubscriptionFacts> = {},
): SubscriptionFacts {
  return {
    session: { ...active, membership: { ...active.membership, ...membership } },
    cards: [],
    tiers: sampleTiers,
    mayDowngrade: true,
    hasReferral: false,
    isNew: false,
    interrupted: null,
    ...given,
  };
}

describe('how plans are offered to a member', () => {
  it('[SUBS-03] [R5] the tier that the member is on stays in sight though it is hidden', () => {
    const tiers = [silver, { ...gold, hidden: true }, { ...gold, id: 'secret', hidden: true }];
    expect(shownTiers(facts({}, { tiers })).map(({ id }) => id)).toEqual(['silver', 'gold']);
    expect(shownTiers(facts({ currentSubscription: null }, { tiers })).map(({ id }) => id)).toEqual([
      'silver',
    ]);
  });

  it('[SUBS-03] a scheduled downgrade is distinguished from the plan that runs', () => {
    const scheduled = facts({
      membershipSubscriptions: [{ ...silverMonth, endsAt: '2027-01-21T00:00:00Z' }],
    });
    expect(scheduledPlan(scheduled)?.plan?.id).toBe('silver-month');
    expect(offerOf(planAt(silver, 'month'), scheduled)).toBe('downgrade');
    expect(wayTo(silverMonth, scheduled)).toBe(null);
  });

  it('[SUBS-03] a period that ends with the current one is no scheduled downgrade', () => {
    const endsAt = '2026-12-21T00:00:00Z';
    expect(scheduledPlan(facts({ membershipSubscriptions: [{ ...silverMonth, endsAt }] }))).toBe(null);
  });

  it('[SUBS-04] what is owed comes before any plan, for as long as nothing is paid for', () => {
    expect(hasDuesOutstanding(facts({ status: 'overdue', currentSubscription: null }))).toBe(true);
    expect(hasDuesOutstanding(facts({ status: 'overdue' }))).toBe(false);
    expect(hasDuesOutstanding(facts({ currentSubscription: null }))).toBe(false);
    expect(hasDuesOutstanding(facts({}, { session: { ...active, membership: null } }))).toBe(false);
  });

  it('[LIFE-02] a debt closes every plan but the one that runs, as the server does', () => {
    const owing = facts({ dues: { amount: 450, since: '2026-12-01T00:00:00Z' } });
    expect(hasDuesOutstanding(owing)).toBe(true);
    expect([wayTo(goldYear, owing), wayTo(silverMonth, owing)]).toEqual([null, null]);
    expect(offerOf(planAt(silver, 'month'), owing)).toBe('disabled');
  });

  it('[SUBS-04] a choice leads to the card, to the review of an upgrade or of a downgrade, or nowhere', () => {
    expect(wayTo(silverMonth, facts({ currentSubscription: null }))).toBe('card');
    expect(wayTo(goldYear, facts())).toBe('upgrade');
    expect(wayTo(silverMonth, facts())).toBe('downgrade');
    expect(wayTo({ membershipTierId: 'gold', membershipTierPlanId: 'gold-month' }, facts())).toBe(null);
    expect(wayTo(silverMonth, facts({}, { mayDowngrade: false }))).toBe(null);
    expect(wayTo({ membershipTierId: 'gone', membershipTierPlanId: null }, facts())).toBe(null);
  });

  it('[MEMB-06] who comes back with a card that can pay reviews the plan; anybody else links a card', () => {
    const before = { ...active.user, lastSubscription: { endsAt: '2026-09-20T23:59:59.999Z' } };
    const over = { ...active.membership, status: 'churned', currentSubscription: null } as const;
    const gone = (given: Partial<SubscriptionFacts> = {}) =>
      facts(over, { session: { ...active, user: before, membership: over }, cards: [sampleCard], ...given });
    expect(wayTo(silverMonth, gone())).toBe('upgrade');
    expect(wayTo(goldYear, gone())).toBe('upgrade');
    expect(wayTo(silverMonth, gone({ cards: [] }))).toBe('card');
    expect(wayTo(silverMonth, gone({ cards: [{ ...sampleCard, status: 'expired' }] }))).toBe('card');
    expect(wayTo(silverMonth, facts(over, { cards: [sampleCard] }))).toBe('card');
    const imported = { ...over, status: 'active', importStatus: 'INCOMPLETE' } as const;
    const session = { ...active, user: before, membership: imported };
    expect(wayTo(silverMonth, gone({ session }))).toBe('card');
  });

  it.each(['overdue', 'suspended', 'unknown'] as const)(
    '[SUBS-04] [JOIN-10] no plan is begun while a payment is due: %s',
    (status) => {
      const one = [{ ...silver, membershipTierPlans: silver.membershipTierPlans.slice(0, 1) }];
      const duesOutstanding = facts({ status, currentSubscription: null }, { cards: [sampleCard] });
      expect(wayTo(silverMonth, duesOutstanding)).toBe(null);
      expect(offerOf(planAt(gold, 'month'), duesOutstanding)).toBe('disabled');
      expect(settledChoice({ ...duesOutstanding, tiers: one })).toBe(null);
    },
  );

  it('[SUBS-02] [R6] nobody is asked who has one plan to take, or has it from an import', () => {
    const one = [{ ...silver, membershipTierPlans: silver.membershipTierPlans.slice(0, 1) }];
    expect(settledChoice(facts({ currentSubscription: null }, { tiers: one }))).toEqual(silverMonth);
    expect(settledChoice(facts({}, { tiers: one }))).toBe(null);
    expect(settledChoice(facts({ importStatus: 'INCOMPLETE' }))).toEqual({
      membershipTierId: 'gold',
      membershipTierPlanId: 'gold-month',
    });
  });
});
