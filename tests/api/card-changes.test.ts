import { summaryOf } from '#tests/support/api-answers.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import { cards } from '#server/db/schema.ts';
import { listOf, pause, remove, resume, withTwoCards } from '#tests/support/api-card-changes.ts';
import { codeOf, ledgerOf, statusesOf, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const verbs = [
  ['pause', pause],
  ['resume', resume],
  ['delete', remove],
] as const;

/** Each card as status, and whether it is the primary one. */
async function stateOf(member: TestMember) {
  return (await ledgerOf(server, member)).cards.map(({ status, billing }) => [status, billing]);
}

describe('POST /cards/{id}/pause', () => {
  test('[CARD-04] pauses a card, forfeits what it has earned to the cent, and nothing else', async () => {
    const { member, first, second } = await withTwoCards(server);
    const before = await summaryOf(member);
    const rows = (status: 'pending' | 'confirmed', { id } = first) =>
      server.db
        .select()
        .from(cardTransactions)
        .where(and(eq(cardTransactions.cardId, id), eq(cardTransactions.rewardStatus, status)));
    const sum = (amounts: { rewardAmountCents: number }[]) =>
      amounts.reduce((total, { rewardAmountCents }) => total + rewardAmountCents, 0);
    const [pending, confirmed] = [sum(await rows('pending')), sum(await rows('confirmed'))];
    expect(Math.min(pending, confirmed)).toBeGreaterThan(0);
    const balances = await listOf(member);
    expect(balances.find(({ id }) => id === first.id)?.rewardBalance).toBe((pending + confirmed) / 100);

    const times = (await rows('pending', second)).map(({ expectedAt }) => expectedAt?.getTime() ?? 0);
    const expectedAt = times.length === 0 ? null : new Date(Math.max(...times)).toISOString();

    const response = await pause(member, first.id);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      card: { id: first.id, status: 'paused', billing: false, updatedAt: testNow.toISOString() },
      forfeited: (pending + confirmed) / 100,
    });
    expect(await summaryOf(member)).toEqual({
      ...before,
      cashBackBalance: before.cashBackBalance - confirmed,
      pendingCashBack: before.pendingCashBack - pending,
      pendingExpectedAt: expectedAt,
    });
    const lines = await server.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.userId, member.userId), eq(payouts.type, 'forfeit')));
    expect(lines).toEqual([
      expect.objectContaining({ cardId: first.id, amountCents: confirmed, status: 'completed' }),
    ]);
    const after = await listOf(member);
    expect(after.find(({ id }) => id === first.id)?.rewardBalance).toBe(0);
    expect(after.find(({ id }) => id === second.id)).toMatchObject({
      rewardBalance: balances.find(({ id }) => id === second.id)?.rewardBalance,
      billing: true,
    });
  });

  test('[CARD-04] forfeits once: paused again, or paused after it was resumed', async () => {
    const { member, first } = await withTwoCards(server);
    await pause(member, first.id);
    const after = await summaryOf(member);
    expect(await (await pause(member, first.id)).json()).toMatchObject({ forfeited: 0 });
    await resume(member, first.id);
    expect(await (await pause(member, first.id)).json()).toMatchObject({ forfeited: 0 });
    expect(await summaryOf(member)).toEqual(after);
  });

  test('[CARD-04] takes the balances of the tenant’s other members from nobody', async () => {
    const [{ member, first }, other] = [await withTwoCards(server), await withTwoCards(server)];
    const before = await summaryOf(other.member);
    await pause(member, first.id);
    expect(await summaryOf(other.member)).toEqual(before);
  });
});

describe('the last active card', () => {
  test.each([
    ['paused', pause],
    ['deleted', remove],
  ] as const)('[CARD-04] can’t be %s: i_card_008, and nothing is forfeited', async (_, change) => {
    const { member, first, second } = await withTwoCards(server);
    expect((await change(member, second.id)).status).toBe(200);
    const before = [await stateOf(member), await summaryOf(member)];
    expect(await codeOf(await change(member, first.id))).toBe('i_card_008');
    expect([await stateOf(member), await summaryOf(member)]).toEqual(before);
  });

  test('[CARD-04] stays when both are paused or deleted at once', async () => {
    for (const change of [pause, remove]) {
      const { member, first, second } = await withTwoCards(server);
      const answers = await Promise.all([change(member, first.id), change(member, second.id)]);
      expect(statusesOf(answers)).toEqual([200, 520]);
      expect((await stateOf(member)).filter(([status]) => status === 'active')).toEqual([['active', true]]);
    }
  });

  test('[CARD-09] is not an expired one: that can be deleted, and the active one can’t', async () => {
    const { member, first, second } = await withTwoCards(server);
    await server.db.update(cards).set({ expiryYear: 2025 }).where(eq(cards.id, second.id));
    expect(await codeOf(await pause(member, first.id))).toBe('i_card_008');
    expect(await codeOf(await pause(member, second.id))).toBe('i_card_004');
    expect((await remove(member, second.id)).status).toBe(200);
  });
});

describe('POST /cards/{id}/resume', () => {
  test('[CARD-04] makes a paused card active again, beside the primary one', async () => {
    const { member, first } = await withTwoCards(server);
    await pause(member, first.id);
    expect(await stateOf(member)).toEqual([
      ['paused', false],
      ['active', true],
    ]);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await (await resume(member, first.id)).json()).toMatchObject({
        card: { id: first.id, status: 'active', billing: false },
      });
    }
    expect(await stateOf(member)).toEqual([
      ['active', false],
      ['active', true],
    ]);
  });

  test('[CARD-04] makes it the primary one where none can be charged', async () => {
    const { member, first, second } = await withTwoCards(server);
    await server.db
      .update(cards)
      .set({ status: 'paused' })
      .where(inArray(cards.id, [first.id, second.id]));
    expect(await (await resume(member, second.id)).json()).toMatchObject({ card: { billing: true } });
    expect(await stateOf(member)).toEqual([
      ['paused', false],
      ['active', true],
    ]);
  });

  test('[CARD-09] refuses an expired card with i_card_004, paused or not', async () => {
    const { member, first } = await withTwoCards(server);
    await pause(member, first.id);
    await server.db.update(cards).set({ expiryYear: 2025 }).where(eq(cards.id, first.id));
    expect(await codeOf(await resume(member, first.id))).toBe('i_card_004');
  });
});

describe.each(verbs)('%s', (_, change) => {
  test('[CARD-04] does not find cards of others, of other tenants, or what is no id', async () => {
    const { member } = await withTwoCards(server);
    for (const owner of [await withTwoCards(server), await withTwoCards(server, 'harbor')]) {
      const before = await stateOf(owner.member);
      expect((await change(member, owner.first.id)).status).toBe(404);
      expect(await stateOf(owner.member)).toEqual(before);
    }
    for (const id of ['x', '0', '%27', '..%2Fcards', '00000000-0000-4000-8000-000000000000']) {
      expect((await change(member, id)).status).toBe(404);
    }
  });

  test('[AUTH-06] requires a login and the CSRF token', async () => {
    const { member, second } = await withTwoCards(server);
    expect((await change({ ...member, ...server.client() }, second.id)).status).toBe(401);
    member.cookies.set('XSRF-TOKEN', 'forged');
    expect((await change(member, second.id)).status).toBe(419);
  });
});

test('[CARD-04] a deleted card is neither paused nor resumed: 404', async () => {
  const { member, second } = await withTwoCards(server);
  await remove(member, second.id);
  expect((await pause(member, second.id)).status).toBe(404);
  expect((await resume(member, second.id)).status).toBe(404);
});
