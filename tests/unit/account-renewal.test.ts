import { expect, test } from 'vitest';
import type { Membership } from '#machines/domain/member.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { asRoundUps } from '#tests/support/round-up-tiers.ts';
import { factsOfMembership } from '#src/app/membership-facts.ts';
import { membershipSection } from '#src/flows/account/membership.facts.ts';

const { active } = sampleSessions;
const gold = { membershipTierId: 'gold', membershipTierPlanId: null, endsAt: '2026-12-21T00:00:00Z' };
const silver = { ...gold, membershipTierId: 'silver', endsAt: '2026-12-31T00:00:00Z' };

/** The first row of the membership, of round-ups in one of the tiers. */
function renewalOf(tierId: string, change: Partial<Membership>) {
  const membership = { ...active.membership, currentSubscription: gold, ...change };
  const facts = factsOfMembership(membership, asRoundUps(tierId));
  return membershipSection(facts, { ...active, membership }, sampleProgramme.client).rows[0];
}

const label = 'Next renewal';

test('[LIFE-06] the next renewal of round-ups has the range of its amount, in the cap of the member', () => {
  expect(renewalOf('gold', {})).toEqual({
    label,
    value: 'Dec\u00a022,\u00a02026',
    note: '$5.00 to $75.00',
  });
  expect(renewalOf('gold', { maxRoundUp: 4000 })?.note).toBe('$5.00 to $40.00');
});

test('[LIFE-06] scheduled round-ups are charged first after their first period', () => {
  expect(renewalOf('silver', { membershipSubscriptions: [gold, silver] })).toEqual({
    label,
    value: 'Jan\u00a01,\u00a02027',
    note: '$5.00 to $75.00',
  });
});
