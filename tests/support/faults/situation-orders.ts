import * as v from 'valibot';
import type { DemoState } from '#server/demo/stories.ts';
import type * as calls from '#src/api/calls.ts';
import type * as laterCalls from '#src/api/later-calls.ts';
import { planBody, type TestMember } from '#tests/support/api-members.ts';
import { historyOrders, type HistoryOrder } from '#tests/support/history-orders.ts';
import { parallelOrders, type Request } from '#tests/support/parallel-orders.ts';
import { askCode, askToken, newPassword } from '#tests/support/password-reset.ts';
import { sessionOrders } from '#tests/support/session-orders.ts';
import { form } from '#tests/support/sign-up.ts';
import type { TestServer } from '#tests/support/api-server.ts';

/** A call of the registry, as somebody in a state of the demo makes it and is answered. */
export interface SituationOrder {
  state: DemoState;
  /** Made before somebody is logged in. */
  isVisitor?: true;
  request: (server: TestServer, member: Caller) => Promise<Request>;
}

/** Who makes a call. */
export interface Caller extends TestMember {
  activationToken: string;
}

type CallName = keyof typeof calls | keyof typeof laterCalls;

const items = v.object({ items: v.array(v.looseObject({ id: v.string() })) });

/** A call that somebody logged in makes on a page: nothing comes of it. */
function read(path: string, state: DemoState = 'active'): SituationOrder {
  return { state, request: async () => ({ method: 'GET', path }) };
}

/** Reads the first of a list by its id. */
function readFirst(path: string): SituationOrder {
  const request = async (_: TestServer, member: Caller): Promise<Request> => ({
    method: 'GET',
    path: `${path}/${await firstOf(member, path)}`,
  });
  return { state: 'active', request };
}

async function firstOf(member: Caller, path: string): Promise<string> {
  const [first] = v.parse(items, await (await member.get(path)).json()).items;
  if (!first) throw new Error(`There is nothing at ${path}.`);
  return first.id;
}

/** What a visitor sends; nobody is logged in. */
function visit(
  path: string,
  bodyOf?: (server: TestServer, member: Caller) => Promise<object>,
): SituationOrder {
  return {
    state: 'active',
    isVisitor: true,
    request: async (server, member) =>
      bodyOf ? { method: 'POST', path, body: await bodyOf(server, member) } : { method: 'GET', path },
  };
}

function inParallel(name: string): SituationOrder {
  const order = parallelOrders.find((each) => each.name === name);
  if (!order) throw new Error(`There is no parallel order "${name}".`);
  const request = async (server: TestServer, member: Caller) => {
    const [first] = await order.prepare(server, member);
    if (!first) throw new Error(`The order "${name}" asks for nothing.`);
    return first;
  };
  return { state: order.state, request };
}

function asWritten(name: string): SituationOrder {
  const all: readonly HistoryOrder[] = [...historyOrders, ...sessionOrders];
  const order = all.find((each) => each.name === name);
  if (!order) throw new Error(`There is no order "${name}" in the history.`);
  return { state: order.state, request: order.request };
}

const passwords = { password: newPassword, passwordConfirmation: newPassword };
const activation = { ...passwords, over18: true, newsletter: false };
const preview = new URLSearchParams(planBody('Captain')).toString();

/** Every call of the registry: one without an order does not compile. */
export const situationOrders: Readonly<Record<CallName, SituationOrder>> = {
  fetchCsrfCookie: visit('/sanctum/csrf-cookie'),
  fetchClient: visit(''),
  fetchTiers: visit('/membership-tiers'),
  fetchTheme: visit('/theme'),
  logIn: visit('/login', async (_, { email }) => ({ email, password: 'Demo!2345' })),
  logOut: { state: 'active', request: async () => ({ method: 'POST', path: '/logout' }) },
  redirectToProvider: visit('/socialite/google/redirect', async () => ({
    client: 'varsity',
    page: '/login',
    referralCode: null,
  })),
  fetchSession: read('/users/me'),
  fetchRewards: read('/rewards'),
  searchRewards: read('/rewards/search?search=a'),
  fetchReward: readFirst('/rewards'),
  fetchCategories: read('/categories'),
  fetchCards: read('/cards'),
  fetchSummary: read('/membership/summary'),
  signUp: visit('/signup', async () => form()),
  beginPasswordReset: visit('/password-reset-begin', async (_, { email }) => ({ email })),
  validateResetCode: visit('/password-reset-validate-token', async (server, member) => ({
    email: member.email,
    token: await askCode(server, member, member.email),
  })),
  resetPassword: visit('/password-reset', async (server, member) => ({
    email: member.email,
    token: await askToken(server, member, member.email),
    ...passwords,
  })),
  readActivation: {
    state: 'incomplete',
    isVisitor: true,
    request: async (_, { activationToken }) => ({ method: 'GET', path: `/activate/${activationToken}` }),
  },
  activate: {
    state: 'incomplete',
    isVisitor: true,
    request: async (_, { activationToken }) => ({
      method: 'POST',
      path: `/activate/${activationToken}`,
      body: activation,
    }),
  },
  changeProfile: {
    state: 'active',
    request: async () => ({ method: 'PATCH', path: '/users/me', body: { phone: '617 555 0100' } }),
  },
  fetchCardForm: read('/card-hosted-form'),
  linkCard: inParallel('joining with a card'),
  resumeCard: inParallel('resuming a card'),
  pauseCard: inParallel('pausing a card'),
  deleteCard: asWritten('deleting a card'),
  makeCardDefault: asWritten('choosing the primary card'),
  fetchAffinities: read('/membership/affinities'),
  chooseAffinity: {
    state: 'active',
    request: async (_, member) => ({
      method: 'POST',
      path: '/membership/affinities',
      body: { affinityId: await firstOf(member, '/membership/affinities') },
    }),
  },
  enrol: inParallel('enrolling'),
  changeMembership: inParallel('an upgrade'),
  previewChange: read(`/membership/update-preview?${preview}`, 'manager'),
  chargeMembership: inParallel('paying what is due'),
  cancelMembership: inParallel('cancelling'),
  scheduleDowngrade: inParallel('scheduling a downgrade'),
  cancelDowngrade: inParallel('taking a downgrade back'),
  fetchTransactions: read('/transactions'),
  fetchContributions: read('/membership/contributions'),
  fetchPayouts: read('/payouts'),
  fetchPayout: readFirst('/payouts'),
  withdraw: inParallel('withdrawing all cash back'),
  fetchReferralLink: read('/referrals/link'),
  changeEmail: {
    state: 'active',
    request: async (_, { email }) => {
      const moved = `moved-${email}`;
      return { method: 'PATCH', path: '/users/me/email', body: { email: moved, emailConfirmation: moved } };
    },
  },
  changePassword: asWritten('changing the password'),
  changePreferences: {
    state: 'active',
    request: async () => ({ method: 'PATCH', path: '/membership', body: { newsletter: false } }),
  },
  fetchCharges: read('/membership/charges'),
  fetchCharge: readFirst('/membership/charges'),
  fetchGiving: read('/membership/giving'),
  fetchReferrals: read('/referrals'),
  fetchHistory: read('/users/me/history'),
  fetchDevices: read('/users/me/sessions'),
  endSession: asWritten('logging another device out'),
  endOtherSessions: asWritten('logging all other devices out'),
};
