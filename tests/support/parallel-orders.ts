import type { DemoState } from '#server/demo/personas.ts';
import { cardBody, ledgerOf, planBody, type TestMember } from './api-members.ts';
import { cardOf, plansOf, priceOf, putOn } from './api-plans.ts';
import type { TestServer } from './api-server.ts';
import type { Growth } from './ledger-growth.ts';

/** A request of an order, without its key. */
export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
}

/** Something that a member asks for more than once at a time. */
export interface ParallelOrder {
  name: string;
  state: DemoState;
  /** Makes the member ready, and tells the requests, which are sent by turns. */
  prepare: (server: TestServer, member: TestMember) => Promise<readonly Request[]>;
  /** What may come of it, whatever the number of keys; what is not named stays as it was. */
  effects: readonly Partial<Growth>[];
  /** How many tries its limit lets through, at both servers together; more than are sent unless told. */
  limit?: number;
  /** Whether the later ones are told the same as the first, or refused. */
  repeated: 'reported' | 'refused' | 'either';
}

const patch = (body: unknown): Request => ({ method: 'PATCH', path: '/membership', body });
const post = (path: string, body?: unknown): Request => ({ method: 'POST', path, body });
const paidPeriod = { charges: 1, periods: 1 };
const paysOnce = [paidPeriod];

async function linkBeforehand(member: TestMember, lastDigits?: string) {
  const { status } = await member.post('/cards', cardBody(member, lastDigits));
  if (status !== 201) throw new Error(`The card was answered with ${status}`);
}

const activeCardsOf = async (server: TestServer, member: TestMember) =>
  (await ledgerOf(server, member)).cards.filter(({ status }) => status === 'active');

/** Whose period ended yesterday, and has not been here since. */
async function endYesterday(server: TestServer, member: TestMember) {
  const [plan] = await plansOf(server, 'varsity');
  if (!plan) throw new Error('There is no plan.');
  const midnight = new Date(server.clock.now().setUTCHours(0, 0, 0, 0));
  const startsAt = new Date(new Date(midnight).setUTCDate(midnight.getUTCDate() - 30));
  await putOn(server, member, plan, { startsAt, endsAt: new Date(midnight.getTime() - 1) });
}

/** Every call that costs money or changes what a member has. */
export const parallelOrders: readonly ParallelOrder[] = [
  {
    name: 'joining with a card',
    state: 'abandoned',
    prepare: async (_, member) => [post('/cards', { ...cardBody(member), ...planBody('Starter') })],
    effects: [{ charges: 1, periods: 1, cards: 1 }],
    repeated: 'reported',
  },
  {
    name: 'coming back with a card',
    state: 'churned',
    prepare: async (_, member) => [post('/cards', { ...cardBody(member), ...planBody('Starter') })],
    effects: [{ charges: 1, periods: 1, cards: 1 }],
    repeated: 'reported',
  },
  {
    name: 'enrolling',
    state: 'nonmember',
    prepare: async () => [post('/membership', { ...planBody('Starter'), over18: true })],
    effects: [{ memberships: 1 }],
    repeated: 'refused',
  },
  {
    name: 'an upgrade',
    state: 'manager',
    prepare: async (server, member) => [
      patch({ ...planBody('Captain'), cardId: await cardOf(server, member) }),
    ],
    effects: paysOnce,
    repeated: 'refused',
  },
  {
    name: 'an upgrade at the agreed amount',
    state: 'manager',
    prepare: async (server, member) => {
      const { amountToCharge } = await priceOf(member, planBody('Captain'));
      const cardId = await cardOf(server, member);
      return [patch({ ...planBody('Captain'), cardId, amountToCharge: amountToCharge / 100 })];
    },
    effects: paysOnce,
    repeated: 'refused',
  },
  {
    name: 'upgrades to two plans',
    state: 'manager',
    prepare: async (server, member) => {
      const cardId = await cardOf(server, member);
      return ['Starter', 'Captain'].map((tier) => patch({ ...planBody(tier), cardId }));
    },
    effects: [...paysOnce, { charges: 2, periods: 2 }],
    repeated: 'either',
  },
  {
    name: 'coming back by an upgrade',
    state: 'churned',
    prepare: async (server, member) => {
      await linkBeforehand(member);
      return [patch({ ...planBody('Captain'), cardId: await cardOf(server, member) })];
    },
    effects: paysOnce,
    repeated: 'refused',
  },
  {
    name: 'coming back by an upgrade and by a card while the bank takes its time',
    state: 'churned',
    prepare: async (server, member) => {
      await linkBeforehand(member, '0341');
      return [
        patch({ ...planBody('Captain'), cardId: await cardOf(server, member) }),
        post('/cards', { ...cardBody(member, '0341'), ...planBody('Captain') }),
      ];
    },
    effects: [{ charges: 1 }, { charges: 1, periods: 1 }],
    repeated: 'either',
  },
  {
    name: 'keeping what was cancelled',
    state: 'active-churned',
    prepare: async (server, { userId }) => {
      const { membership } = await ledgerOf(server, { userId });
      const plan = { membershipTierId: membership?.tierId, membershipTierPlanId: membership?.tierPlanId };
      return [patch(plan)];
    },
    effects: [{}],
    repeated: 'refused',
  },
  {
    name: 'paying what is due',
    state: 'overdue',
    prepare: async () => [post('/membership/charge')],
    effects: paysOnce,
    limit: 5,
    repeated: 'reported',
  },
  {
    name: 'paying a debt after leaving',
    state: 'overdue',
    prepare: async (_, member) => {
      await member.post('/membership/cancel', {});
      return [post('/membership/charge')];
    },
    effects: [{ charges: 1 }],
    limit: 5,
    repeated: 'reported',
  },
  {
    name: 'paying a debt while leaving',
    state: 'overdue',
    prepare: async () => [post('/membership/charge'), post('/membership/cancel', {})],
    effects: [{ charges: 1 }, paidPeriod],
    repeated: 'either',
  },
  {
    name: 'a renewal, by whatever is asked first',
    state: 'manager',
    prepare: async (server, member) => {
      await endYesterday(server, member);
      return [
        { method: 'GET', path: '/users/me' },
        post('/membership/charge'),
        { method: 'GET', path: '/membership/summary' },
      ];
    },
    effects: paysOnce,
    repeated: 'reported',
  },
  {
    name: 'scheduling a downgrade',
    state: 'active',
    prepare: async () => [post('/membership/downgrade', planBody('Rookie'))],
    effects: [{ periods: 1 }],
    repeated: 'reported',
  },
  {
    name: 'taking a downgrade back',
    state: 'scheduled',
    prepare: async () => [{ method: 'DELETE', path: '/membership/downgrade' }],
    effects: [{ periods: -1 }],
    repeated: 'refused',
  },
  {
    name: 'cancelling',
    state: 'manager',
    prepare: async () => [post('/membership/cancel', {})],
    effects: [{}],
    repeated: 'refused',
  },
  {
    name: 'withdrawing all cash back',
    state: 'manager',
    prepare: async (server, member) => {
      const summary: unknown = await (await member.get('/membership/summary')).json();
      if (typeof summary !== 'object' || summary === null || !('cashBackBalance' in summary)) {
        throw new Error('There is no balance.');
      }
      const order = { cardId: await cardOf(server, member), amount: summary.cashBackBalance };
      return [post('/payouts', order)];
    },
    effects: [{ payouts: 1 }],
    repeated: 'refused',
  },
  {
    name: 'pausing a card',
    state: 'scheduled',
    prepare: async (server, member) => [post(`/cards/${await cardOf(server, member)}/pause`)],
    effects: [{ cards: -1, payouts: 1 }],
    repeated: 'reported',
  },
  {
    name: 'pausing or deleting each of two cards',
    state: 'scheduled',
    prepare: async (server, member) => {
      const [first, second] = await activeCardsOf(server, member);
      return [post(`/cards/${first?.id}/pause`), { method: 'DELETE', path: `/cards/${second?.id}` }];
    },
    effects: [{ cards: -1, payouts: 1 }, { cards: -1 }],
    repeated: 'either',
  },
  {
    name: 'resuming a card',
    state: 'scheduled',
    prepare: async (server, member) => {
      const id = await cardOf(server, member);
      await member.post(`/cards/${id}/pause`);
      return [post(`/cards/${id}/resume`)];
    },
    effects: [{ cards: 1 }],
    repeated: 'reported',
  },
  {
    name: 'choosing the primary card',
    state: 'scheduled',
    prepare: async (server, member) =>
      (await activeCardsOf(server, member)).map(({ id }) => post(`/cards/${id}/set-as-default`)),
    effects: [{}],
    repeated: 'reported',
  },
];
