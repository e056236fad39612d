import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payoutSchema, type Payout } from '#machines/domain/payout.ts';
import { summarySchema } from '#machines/domain/summary.ts';
import { page } from '#machines/domain/wire.ts';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import {
  codeOf,
  ledgerOf,
  newKey,
  signInAs,
  statusesOf,
  type TestMember,
} from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const answer = v.object({ payout: payoutSchema });
const pageAnswer = page(payoutSchema);
const refusal = v.object({ errors: v.record(v.string(), v.array(v.string())) });

const balanceOf = async (member: TestMember) =>
  v.parse(summarySchema, await (await member.get('/membership/summary')).json());
const listOf = async (member: TestMember, query = '') =>
  v.parse(pageAnswer, await (await member.get(`/payouts${query}`)).json());
const withdraw = (member: TestMember, cardId: string, cents: number, key = newKey()) =>
  member.post('/payouts', { cardId, amount: cents / 100 }, key);
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return v.parse(refusal, await response.json()).errors;
};

/** A member with cash back, with the cards that it can go to. */
async function saver(clientId = 'varsity') {
  const member = await signInAs(server, 'active', clientId);
  const [first, second] = (await ledgerOf(server, member)).cards;
  if (!first || !second) throw new Error('An active member has two cards.');
  const { cashBackBalance } = await balanceOf(member);
  return { member, first, second, balance: cashBackBalance };
}

async function paidOut(member: TestMember): Promise<Payout[]> {
  return (await listOf(member, '?pageSize=0')).items;
}

describe('POST /payouts', () => {
  test.each(demoTenants.map(({ id }) => id))(
    '[ACTV-04] pays the whole balance of a member of %s to a card, once and to the cent',
    async (clientId) => {
      const { member, second, balance } = await saver(clientId);
      const before = await paidOut(member);
      const { lifetimeCashBack } = await balanceOf(member);
      const response = await withdraw(member, second.id, balance);
      expect(response.status).toBe(201);
      const { payout } = v.parse(answer, await response.json());
      expect(payout).toMatchObject({
        cardId: second.id,
        amount: balance,
        status: 'pending',
        type: 'payout',
        description: 'Cash back to Mastercard 4444',
        message: '',
        createdAt: testNow.toISOString(),
        updatedAt: testNow.toISOString(),
      });
      expect(await paidOut(member)).toEqual([payout, ...before]);
      expect(await balanceOf(member)).toMatchObject({ cashBackBalance: 0, lifetimeCashBack });
      const rewards = await server.db
        .select()
        .from(cardTransactions)
        .where(eq(cardTransactions.userId, member.userId));
      expect(rewards.filter(({ rewardStatus }) => rewardStatus === 'confirmed')).toEqual([]);
    },
  );

  test('[ACTV-04] pays a part, of the oldest purchases first, and the rest later', async () => {
    const { member, first, balance } = await saver();
    const part = Math.floor(balance / 3);
    for (const cents of [part, part, balance - 2 * part]) {
      expect((await withdraw(member, first.id, cents)).status).toBe(201);
      server.clock.advance(1);
    }
    expect((await balanceOf(member)).cashBackBalance).toBe(0);
    const [last, second, one] = await paidOut(member);
    expect([one?.amount, second?.amount, last?.amount]).toEqual([part, part, balance - 2 * part]);
    expect((one?.dateTo ?? '') <= (second?.dateFrom ?? '')).toBe(true);
    expect((second?.dateTo ?? '') <= (last?.dateFrom ?? '')).toBe(true);
  });

  test('[ACTV-04] [CARD-04] leaves a card that is paused afterwards nothing to forfeit but the rest', async () => {
    const { member, first, second, balance } = await saver();
    await withdraw(member, second.id, balance - 100);
    const response = await member.post(`/cards/${first.id}/pause`);
    expect(response.status).toBe(200);
    const { cashBackBalance } = await balanceOf(member);
    expect(cashBackBalance).toBeGreaterThanOrEqual(0);
    const forfeited = (await paidOut(member)).filter(({ type }) => type === 'forfeit');
    expect(forfeited.reduce((sum, { amount }) => sum + amount, 0)).toBe(100 - cashBackBalance);
    expect(cashBackBalance).toBeLessThanOrEqual(100);
  });

  test('[ACTV-04] refuses more than the balance, nothing and less, and no amount', async () => {
    const { member, first, balance } = await saver();
    const most = (balance / 100).toFixed(2);
    expect(await errorsOf(await withdraw(member, first.id, balance + 1))).toEqual({
      amount: [`You can withdraw at most ${most}.`],
    });
    for (const amount of [0, -5]) {
      const response = await member.post('/payouts', { cardId: first.id, amount }, newKey());
      expect(await errorsOf(response)).toEqual({ amount: ['Enter an amount above 0.'] });
    }
    for (const body of [{}, { cardId: first.id }, { amount: 5 }, { cardId: 7, amount: 'all' }, []]) {
      expect((await member.post('/payouts', body, newKey())).status).toBe(422);
    }
    expect((await balanceOf(member)).cashBackBalance).toBe(balance);
  });

  test('[ACTV-04] refuses without a balance, without a membership and without a session', async () => {
    const fresh = await signInAs(server, 'new');
    const [card] = (await ledgerOf(server, fresh)).cards;
    expect(await codeOf(await withdraw(fresh, card?.id ?? '', 100))).toBe('i_card_002');
    const stranger = await signInAs(server, 'nonmember');
    expect(await codeOf(await withdraw(stranger, 'card', 100))).toBe('i_member_002');
    expect((await server.client().post('/payouts', { cardId: 'card', amount: 1 }, newKey())).status).toBe(
      401,
    );
  });

  test.each(['overdue', 'suspended'] as const)(
    '[ACTV-04] pays a member who is %s nothing before what is due is paid',
    async (state) => {
      const member = await signInAs(server, state);
      const [card] = (await ledgerOf(server, member)).cards;
      const before = await balanceOf(member);
      expect(before.cashBackBalance).toBeGreaterThan(0);
      expect(await errorsOf(await withdraw(member, card?.id ?? '', 100))).toEqual({
        membership: ['Pay what is due before you withdraw.'],
      });
      expect(await balanceOf(member)).toEqual(before);
    },
  );

  test('[ACTV-04] pays a member who is leaving what they have earned', async () => {
    const member = await signInAs(server, 'active-churned');
    const [card] = (await ledgerOf(server, member)).cards;
    const { cashBackBalance } = await balanceOf(member);
    expect((await withdraw(member, card?.id ?? '', cashBackBalance)).status).toBe(201);
    expect((await balanceOf(member)).cashBackBalance).toBe(0);
  });

  test('[ACTV-04] pays no card that is not the member’s, or not active', async () => {
    const [{ member, first, second, balance }, other] = [await saver(), await saver()];
    expect(await codeOf(await withdraw(member, other.first.id, 100))).toBe('i_card_004');
    await member.post(`/cards/${second.id}/pause`);
    expect(await codeOf(await withdraw(member, second.id, 100))).toBe('i_card_004');
    await server.db.update(cards).set({ status: 'deleted' }).where(eq(cards.id, first.id));
    expect(await codeOf(await withdraw(member, first.id, 100))).toBe('i_card_001');
    expect((await balanceOf(other.member)).cashBackBalance).toBe(other.balance);
    expect((await balanceOf(member)).cashBackBalance).toBeLessThanOrEqual(balance);
  });

  test('[ACTV-04] [R42] gives one by its id, and nobody else’s', async () => {
    const [{ member, first }, other] = [await saver(), await saver()];
    const { payout } = v.parse(answer, await (await withdraw(member, first.id, 100)).json());
    const path = `/payouts/${payout.id}`;
    expect(v.parse(answer, await (await member.get(path)).json()).payout).toEqual(payout);
    expect((await other.member.get(path)).status).toBe(404);
    expect((await server.client().get(path)).status).toBe(401);
    expect((await member.get("/payouts/1'--")).status).toBe(404);
  });

  test('[SUBS-13] [R7] pays once under one key, and nobody the same cash back twice', async () => {
    const { member, first, balance } = await saver();
    const key = newKey();
    const same = await Promise.all([1, 2, 3, 4].map(() => withdraw(member, first.id, balance, key)));
    expect(statusesOf(same).filter((status) => status === 201).length).toBeGreaterThan(0);
    expect(statusesOf(same).every((status) => status === 201 || status === 409)).toBe(true);
    const again = await withdraw(member, first.id, balance, key);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect((await withdraw(member, first.id, balance - 1, key)).status).toBe(422);

    const rich = await saver();
    const two = await Promise.all([1, 2].map(() => withdraw(rich.member, rich.first.id, rich.balance)));
    expect(statusesOf(two)).toEqual([201, 520]);
    for (const each of [member, rich.member]) {
      const rows = await server.db.select().from(payouts).where(eq(payouts.userId, each.userId));
      expect(rows.filter(({ createdAt }) => createdAt >= testNow)).toHaveLength(1);
    }
  });
});

describe('GET /payouts', () => {
  test('[ACTV-04] shows a payout as on its way until the third business day', async () => {
    const { member, first } = await saver();
    await withdraw(member, first.id, 500);
    const statusAt = async (instant: string) => {
      server.clock.advance(Date.parse(instant) - server.clock.now().getTime());
      await member.login(member.email);
      const [latest] = await paidOut(member);
      return latest?.status;
    };
    expect(testNow.toISOString()).toBe('2026-11-20T12:00:00.000Z');
    expect(await statusAt('2026-11-25T11:59:59.999Z')).toBe('pending');
    expect(await statusAt('2026-11-25T12:00:00.000Z')).toBe('completed');
    expect((await paidOut(member))[0]?.updatedAt).toBe('2026-11-25T12:00:00.000Z');
  });

  test('[ACTV-04] lists a member’s own, a page at a time', async () => {
    const { member } = await saver();
    const all = await listOf(member, '?pageSize=0');
    expect(all.total).toBe(all.items.length);
    expect(all.items.map(({ createdAt }) => createdAt)).toEqual(
      all.items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const second = await listOf(member, '?pageSize=1&pageNumber=2');
    expect(second).toEqual({ items: [all.items[1]], pageNumber: 2, pageSize: 1, total: all.total });
    expect((await listOf(await signInAs(server, 'new'))).items).toEqual([]);
  });
});
