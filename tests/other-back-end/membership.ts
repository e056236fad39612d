import type { Card, Member, Membership, Plan, State, Tier } from './entities.ts';
import { refuse, sameId } from './http.ts';

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The tier and the plan that a payload names; a tier with one plan needs no plan. */
export function findPlan(
  state: State,
  payload: Record<string, unknown>,
): { tier: Tier; plan: Plan | undefined } {
  const tier = state.tenant.tiers.find(({ id }) => sameId(id, payload['membershipTierId']));
  if (tier === undefined) throw refuse('i_card_005', 'Tier does not exist');
  const asked = payload['membershipTierPlanId'];
  const plan = isSet(asked)
    ? tier.membershipTierPlans.find(({ id }) => sameId(id, asked))
    : tier.membershipTierPlans[0];
  if (plan === undefined && (isSet(asked) || tier.price > 0))
    throw refuse('i_card_006', 'Plan does not exist');
  return { tier, plan };
}

export function priceOf({ tier, plan }: { tier: Tier; plan: Plan | undefined }): number {
  return Math.max(plan?.price ?? tier.price, 0);
}

/** Takes the money from a card; a card whose number ends in 9999 has none. */
export function charge(
  state: State,
  member: Member,
  card: Card | undefined,
  amount: number,
  reason: string,
): void {
  const failure = reason === 'upgrade' ? 'i_membership_subscription_002' : 'i_membership_subscription_001';
  if (amount <= 0) return;
  if (card === undefined || card.lastDigits === '9999') throw refuse(failure, 'Payment failed');
  state.charges.push({ userId: member.user.id, amount, reason });
}

export function billingCard(member: Member): Card | undefined {
  return member.cards.find(({ billing, deleted }) => billing && !deleted);
}

function endOf(state: State, plan: Plan | undefined): string {
  const end = state.now();
  if (plan?.frequency === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end.toISOString();
}

/** Puts the membership on a plan from now on. */
export function subscribe(
  state: State,
  member: Member,
  { tier, plan }: { tier: Tier; plan: Plan | undefined },
): void {
  const subscription = {
    membershipTierId: tier.id,
    membershipTierPlanId: plan?.id ?? null,
    endsAt: endOf(state, plan),
  };
  const before = member.membership;
  member.membership = {
    importStatus: null,
    referralRockParentId: null,
    newsletter: member.user.newsletter,
    ...before,
    status: state.choices.words.active,
    membershipTierId: tier.id,
    membershipTierPlanId: plan?.id ?? null,
    currentSubscription: subscription,
    membershipSubscriptions: [...(before?.membershipSubscriptions ?? []), subscription],
  };
  member.user.isMember = true;
  member.user.isSubscribed = tier.price > 0;
}

/** That of somebody who has joined and has paid for nothing yet. */
export function unpaidMembership(state: State, newsletter: boolean): Membership {
  return {
    status: state.choices.words.unpaid,
    membershipTierId: null,
    membershipTierPlanId: null,
    importStatus: null,
    currentSubscription: null,
    membershipSubscriptions: [],
    referralRockParentId: null,
    newsletter,
  };
}

/** Enrols, and takes the first payment where there is a card. */
export function enroll(
  state: State,
  member: Member,
  payload: Record<string, unknown>,
  card: Card | undefined,
): void {
  if (member.membership?.status === state.choices.words.active)
    throw refuse('i_member_001', 'Member already exists');
  const chosen = findPlan(state, payload);
  const cap = payload['maxRoundUp'];
  if (typeof cap === 'number' && chosen.tier.maxRoundUp !== null && cap > chosen.tier.maxRoundUp) {
    throw refuse('i_member_004', 'The value must be less than the maximum');
  }
  if (card === undefined) {
    member.membership ??= unpaidMembership(state, member.user.newsletter);
    member.membership.membershipTierId = chosen.tier.id;
    member.membership.membershipTierPlanId = chosen.plan?.id ?? null;
    member.user.isMember = true;
    return;
  }
  charge(state, member, card, priceOf(chosen), 'enrol');
  subscribe(state, member, chosen);
  if (cap !== undefined) member.profile['maxRoundUp'] = cap;
}
