import { page } from './catalogue-calls.ts';
import type { Member, State } from './entities.ts';
import { missing, refuse, sameId } from './http.ts';
import { billingCard, charge, enroll, findPlan, priceOf, subscribe } from './membership.ts';
import { findMember, type Handler } from './session-calls.ts';

export const readContributions: Handler = (state, { query }, { session }) => ({
  items: page(findMember(state, session).transactions, query),
});

export const createMembership: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  enroll(state, member, payload, billingCard(member));
  return undefined;
};

function currentPrice(state: State, member: Member): number {
  const { membership } = member;
  if (membership === null) throw refuse('i_member_002', 'Member not found');
  if (membership.membershipTierId === null) return 0;
  return priceOf(findPlan(state, { ...membership }));
}

function amountToCharge(state: State, member: Member, payload: Record<string, unknown>): number {
  const difference = priceOf(findPlan(state, payload)) - currentPrice(state, member);
  return Math.max(Math.round(difference * 100) / 100, 0);
}

/** Changes the newsletter, or the plan: the plan costs the difference. */
export const updateMembership: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  if (member.membership === null) throw refuse('i_member_002', 'Member not found');
  if (typeof payload['newsletter'] === 'boolean') {
    member.membership.newsletter = payload['newsletter'];
    member.user.newsletter = payload['newsletter'];
  }
  if (payload['membershipTierId'] !== undefined) {
    const cardId = payload['cardId'];
    const card =
      cardId === undefined || cardId === null
        ? billingCard(member)
        : member.cards.find(({ id, deleted }) => sameId(id, cardId) && !deleted);
    charge(state, member, card, amountToCharge(state, member, payload), 'upgrade');
    subscribe(state, member, findPlan(state, payload));
  }
  return { membership: member.membership };
};

export const previewUpdate: Handler = (state, { query }, { session }) => ({
  amountToCharge: amountToCharge(state, findMember(state, session), Object.fromEntries(query)),
});

export const chargeMembership: Handler = (state, _call, { session }) => {
  const member = findMember(state, session);
  charge(state, member, billingCard(member), currentPrice(state, member), 'renewal');
  if (member.membership !== null) subscribe(state, member, findPlan(state, { ...member.membership }));
  return undefined;
};

export const cancelMembership: Handler = (state, _call, { session }) => {
  const { membership } = findMember(state, session);
  if (membership === null) throw refuse('i_member_002', 'Member not found');
  membership.status = state.choices.words.cancelled;
  return undefined;
};

export const chooseAffinity: Handler = (state, { payload }, { session }) => {
  findMember(state, session).affinities = payload;
  return undefined;
};

/** The plan change has no path of its own in the specification: a server may not have it. */
export const downgrade: Handler = (state, { payload }, { session }) => {
  if (state.choices.downgradePath === null) throw missing();
  const member = findMember(state, session);
  if (member.membership === null) throw refuse('i_member_002', 'Member not found');
  const { tier, plan } = findPlan(state, payload);
  member.membership.membershipTierId = tier.id;
  member.membership.membershipTierPlanId = plan?.id ?? null;
  return undefined;
};
