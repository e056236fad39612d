import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DemoState } from '#server/demo/personas.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { askPrice } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { growthOf, type Growth } from '#tests/support/ledger-growth.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

type Order = (member: TestMember) => Promise<Response>;

const meOf = async (member: TestMember): Promise<unknown> => (await member.get('/users/me')).json();
const patch = (member: TestMember, body: object) => member.send('PATCH', '/membership', body, newKey());
const link = (member: TestMember, lastDigits: string, tier: string) =>
  member.post('/cards', { ...cardBody(member, lastDigits), ...planBody(tier) }, newKey());

/** Links the card of the slow bank and makes it the primary one. */
async function slowCardOf(member: TestMember): Promise<string> {
  await member.post('/cards', cardBody(member, '0341'), newKey());
  const id = (await ledgerOf(server, member)).cards.find(({ lastDigits }) => lastDigits === '0341')?.id ?? '';
  expect((await member.post(`/cards/${id}/set-as-default`)).status).toBe(200);
  return id;
}

const join: Order = (member) => link(member, '0341', 'Starter');
const upgrade: Order = async (member) =>
  patch(member, { ...planBody('Captain'), cardId: await slowCardOf(member) });
const renew: Order = async (member) => {
  await slowCardOf(member);
  return member.post('/membership/charge', undefined, newKey());
};

/** Each payment that the bank can keep, with who makes it, its amount where that is fixed, and the plan that it pays. */
const payments: readonly {
  kind: 'join' | 'upgrade' | 'renewal';
  state: DemoState;
  amount: number | null;
  tier: string;
  pay: Order;
}[] = [
  { kind: 'join', state: 'abandoned', amount: 25, tier: 'Starter', pay: join },
  { kind: 'upgrade', state: 'active', amount: null, tier: 'Captain', pay: upgrade },
  { kind: 'renewal', state: 'overdue', amount: 25, tier: 'Starter', pay: renew },
];

type Answer = readonly [status: number, message?: string];

const nothing: Growth = { memberships: 0, periods: 0, charges: 0, payouts: 0, cards: 0, overlaps: 0 };
const notRunning: Answer = [422, 'There is no running membership whose plan could be changed.'];
const stillProcessed: Answer = [422, 'Your last payment is still being processed. Try again in a moment.'];
const payFirst: Answer = [422, 'Pay what is due before you change your plan.'];
const notScheduled: Answer = [422, 'No change of plan is scheduled.'];

/** What else a member may ask for meanwhile, and how it is answered while each of the payments is with the bank. */
const orders: readonly {
  name: string;
  order: Order;
  join: Answer;
  upgrade: Answer;
  renewal: Answer;
  /** What it brings where it is accepted; nothing unless given. */
  brings?: Partial<Growth>;
}[] = [
  {
    name: 'downgrading',
    order: (member) => member.post('/membership/downgrade', planBody('Rookie'), newKey()),
    join: notRunning,
    upgrade: stillProcessed,
    renewal: payFirst,
  },
  {
    name: 'taking a downgrade back',
    order: (member) => member.send('DELETE', '/membership/downgrade', undefined, newKey()),
    join: notScheduled,
    upgrade: notScheduled,
    renewal: notScheduled,
  },
  {
    name: 'upgrading to the highest plan',
    order: (member) => patch(member, planBody('Captain')),
    join: notRunning,
    upgrade: [202],
    renewal: payFirst,
  },
  {
    name: 'upgrading to a year',
    order: (member) => patch(member, planBody('Starter', 'year')),
    join: notRunning,
    upgrade: stillProcessed,
    renewal: payFirst,
  },
  {
    name: 'asking what the highest plan costs',
    order: (member) => askPrice(member, planBody('Captain')),
    join: notRunning,
    upgrade: [409, 'A payment for this plan is still being processed.'],
    renewal: payFirst,
  },
  {
    name: 'cancelling',
    order: (member) => member.post('/membership/cancel', {}, newKey()),
    join: [422, 'There is no running membership to cancel.'],
    upgrade: stillProcessed,
    renewal: stillProcessed,
  },
  {
    name: 'paying what is due',
    order: (member) => member.post('/membership/charge', undefined, newKey()),
    join: [200],
    upgrade: [200],
    renewal: [202],
  },
  {
    name: 'linking a card with a plan',
    order: (member) => link(member, '4242', 'Captain'),
    join: [201],
    upgrade: [201],
    renewal: [201],
    brings: { cards: 1 },
  },
  {
    name: 'withdrawing',
    order: async (member) => {
      const { cards } = await ledgerOf(server, member);
      return member.post('/payouts', { cardId: cards.at(-1)?.id, amount: 1 }, newKey());
    },
    join: [520, 'There are no contributions on this card.'],
    upgrade: [201],
    renewal: [422, 'Pay what is due before you withdraw.'],
    brings: { payouts: 1 },
  },
];

const reported = v.object({ message: v.optional(v.string()) });

describe('a payment that is with the bank', () => {
  test.each(payments)(
    '[TRST-01] [HTTP-06] is reported as $kind until it is settled, and no longer',
    async ({ kind, state, amount, pay }) => {
      const member = await signInAs(server, state);
      expect(await meOf(member)).toMatchObject({ membership: { pendingPayment: null } });
      await pay(member);
      const pending = (await ledgerOf(server, member)).charges.filter(({ status }) => status === 'pending');
      expect(pending).toHaveLength(1);
      expect(await meOf(member)).toMatchObject({
        membership: {
          pendingPayment: {
            kind,
            amount: amount ?? (pending[0]?.amountCents ?? 0) / 100,
            since: testNow.toISOString(),
          },
        },
      });
      server.clock.advance(6000);
      expect(await meOf(member)).toMatchObject({
        membership: { status: 'active', pendingPayment: null },
      });
    },
  );

  describe.each(payments)('for $kind', ({ kind, state, tier, pay }) => {
    test.each(orders)(
      `[TRST-01] [SUBS-13] meets $name: the ${kind} alone has an effect`,
      async ({ order, brings = {}, ...answers }) => {
        const [status, message] = answers[kind];
        const member = await signInAs(server, state);
        await pay(member);
        const before = await ledgerOf(server, member);
        const response = await order(member);
        expect([response.status, v.parse(reported, await response.json()).message]).toEqual([
          status,
          message,
        ]);
        const meanwhile = await ledgerOf(server, member);
        expect(growthOf(before, meanwhile)).toEqual({ ...nothing, ...(status === 201 ? brings : {}) });
        server.clock.advance(6000);
        expect(await meOf(member)).toMatchObject({
          membership: { status: 'active', ...planBody(tier), pendingPayment: null },
        });
        expect(growthOf(meanwhile, await ledgerOf(server, member))).toEqual({ ...nothing, periods: 1 });
      },
    );
  });

  test('[TRST-01] [SUBS-12] meets the end of the period: the next one is that of the upgrade', async () => {
    const member = await signInAs(server, 'active');
    server.clock.set(new Date('2026-12-01T23:59:58.000Z'));
    await member.login(member.email);
    await upgrade(member);
    const before = await ledgerOf(server, member);
    server.clock.advance(3000);
    expect(await meOf(member)).toMatchObject({
      membership: { pendingPayment: { since: '2026-12-01T23:59:58.000Z' } },
    });
    expect(growthOf(before, await ledgerOf(server, member))).toEqual(nothing);
    server.clock.advance(3000);
    expect(await meOf(member)).toMatchObject({
      membership: { ...planBody('Captain'), pendingPayment: null },
    });
    expect(growthOf(before, await ledgerOf(server, member))).toEqual({ ...nothing, periods: 1 });
  });
});
