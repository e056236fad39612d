import { randomBytes } from 'node:crypto';

import type { Member, State } from './entities.ts';
import { invalid, refuse, text, unauthorized, type Context, type Result } from './http.ts';
import { unpaidMembership } from './membership.ts';
import { endSession, startSession, type Session } from './session.ts';

/** A call's handler; it may replace the session that the answer carries. */
export type Handler = (state: State, call: Context, visit: { session: Session }) => Result;

export function findMember(state: State, session: Session): Member {
  const member = state.tenant.members.find(({ user }) => user.id === session.userId);
  if (member === undefined) throw unauthorized();
  return member;
}

function findByEmail(state: State, email: string): Member | undefined {
  const sought = email.trim().toLowerCase();
  return state.tenant.members.find(({ user }) => user.email.toLowerCase() === sought);
}

/** The user with what the server works out of the membership. */
function describeUser(state: State, member: Member): Record<string, unknown> {
  const { user, membership, profile } = member;
  const tier = state.tenant.tiers.find(({ id }) => id === membership?.membershipTierId) ?? null;
  return {
    ...profile,
    ...user,
    membership,
    currentSubscription: membership?.currentSubscription ?? null,
    lastSubscription: membership?.membershipSubscriptions.at(-1) ?? null,
    currentTier: tier,
    currentTierPlan:
      tier?.membershipTierPlans.find(({ id }) => id === membership?.membershipTierPlanId) ?? null,
  };
}

export const csrfCookie: Handler = () => undefined;

export const signUp: Handler = (state, { payload }, visit) => {
  const email = text(payload, 'email');
  if (findByEmail(state, email) !== undefined) throw refuse('i_auth_001', 'User already exists');
  const newsletter = Object.entries(payload).some(
    ([key, value]) => /newsletter/i.test(key) && value === true,
  );
  const member: Member = {
    user: {
      id: state.nextId++,
      firstName: text(payload, 'firstName'),
      lastName: text(payload, 'lastName'),
      email,
      createdAt: state.now().toISOString(),
      language: 'en',
      permissionFlag: 'user',
      isMember: true,
      isSubscribed: false,
      newsletter,
      clientNewsletter: newsletter,
      oauthProvider: null,
      lotteryNumbers: [],
    },
    password: text(payload, 'password'),
    profile: {},
    membership: unpaidMembership(state, newsletter),
    cards: [],
    transactions: [],
    lotteryTicketNumbers: [],
    affinities: null,
  };
  state.tenant.members.push(member);
  visit.session = startSession(state, member.user.id);
  return undefined;
};

export const logIn: Handler = (state, { payload }, visit) => {
  const member = findByEmail(state, text(payload, 'email'));
  if (member === undefined || member.password !== payload['password']) {
    throw refuse('i_auth_003', 'Wrong email or password');
  }
  visit.session = startSession(state, member.user.id);
  return undefined;
};

export const logOut: Handler = (state, _call, visit) => {
  visit.session = endSession(state, visit.session);
  return undefined;
};

export const beginReset: Handler = (state, { payload }) => {
  const email = text(payload, 'email');
  if (findByEmail(state, email) === undefined) throw refuse('i_pass_001', 'User not found');
  state.resetTokens.set(randomBytes(8).toString('hex'), email);
  return undefined;
};

export const validateResetToken: Handler = (state, { payload }) => {
  const token = text(payload, 'token');
  const email = state.resetTokens.get(token);
  if (email === undefined || email !== payload['email']) throw refuse('i_pass_002', 'Token invalid');
  return { token: { email, token } };
};

export const resetPassword: Handler = (state, { payload }) => {
  const email = state.resetTokens.get(text(payload, 'token'));
  const member = email === undefined ? undefined : findByEmail(state, email);
  if (member === undefined) throw refuse('i_pass_002', 'Token invalid');
  member.password = text(payload, 'password');
  state.resetTokens.delete(text(payload, 'token'));
  return { user: describeUser(state, member) };
};

export const redirectToProvider: Handler = (state, { parameters }) => ({
  targetUrl: `${state.choices.appOrigin}/provider-${parameters[0]}`,
});

export const readSession: Handler = (state, _call, { session }) => {
  const member = findMember(state, session);
  return {
    user: describeUser(state, member),
    membership: member.membership,
    lotteryTicketNumbers: member.lotteryTicketNumbers,
  };
};

export const updateProfile: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  const user = member.user as unknown as Record<string, unknown>;
  const readOnly = new Set(['id', 'email', 'createdAt', 'permissionFlag', 'isMember', 'isSubscribed']);
  for (const [field, value] of Object.entries(payload)) {
    if (readOnly.has(field) || /password/i.test(field)) continue;
    if (field in user) user[field] = value;
    else member.profile[field] = value;
  }
  return undefined;
};

export const updateEmail: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  const email = text(payload, 'email');
  const owner = findByEmail(state, email);
  if (owner !== undefined && owner !== member) throw refuse('i_user_004', 'Email already in use');
  member.user.email = email;
  return undefined;
};

/** The names of the two passwords are not shown: the one that says it is new is the new one. */
export const updatePassword: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  const entries = Object.entries(payload).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const current = entries.find(([key]) => /current|old/i.test(key))?.[1];
  const next = (entries.find(([key]) => /new/i.test(key) && !/confirm/i.test(key)) ??
    entries.find(([key]) => key === 'password'))?.[1];
  if (next === undefined || next === '') throw invalid('A new password is required');
  if (current !== undefined && current !== member.password) throw refuse('i_user_001', 'Password mismatch');
  member.password = next;
  return undefined;
};

export const readImport: Handler = (state, { parameters }) => {
  if (state.tenant.imports[parameters[0] ?? ''] === undefined)
    throw refuse('i_member_002', 'Member not found');
  return undefined;
};

export const activateImport: Handler = (state, { parameters, payload }, visit) => {
  const token = parameters[0] ?? '';
  const imported = state.tenant.imports[token];
  if (imported === undefined) throw refuse('i_member_002', 'Member not found');
  const member = findByEmail(state, imported.email);
  if (member === undefined) throw refuse('i_auth_002', 'User not found');
  if (typeof payload['password'] === 'string') member.password = payload['password'];
  if (member.membership !== null) member.membership.importStatus = null;
  delete state.tenant.imports[token];
  visit.session = startSession(state, member.user.id);
  return undefined;
};
