import { and, eq, gte, lt } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { cards, memberships } from '#server/db/schema.ts';
import { priceOf } from '#server/demo/tenants/tenant.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import {
  cardBody,
  codeOf,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { deleteTries } from '#tests/support/debts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const charge = (member: TestMember) => member.post('/membership/charge', undefined, newKey());
const summaryOf = async (member: TestMember): Promise<unknown> =>
  (await member.get('/membership/summary')).json();

/** Links a card and makes it the primary one. */
async function payWith(member: TestMember, lastDigits: string) {
  const answer: unknown = await (await member.post('/cards', cardBody(member, lastDigits), newKey())).json();
  const linked = (await ledgerOf(server, member)).cards.find(
    ({ platformId }) => platformId === cardBody(member, lastDigits).platformData['token'],
  );
  expect(answer).toMatchObject({ card: { id: linked?.id } });
  expect((await member.post(`/cards/${linked?.id}/set-as-default`)).status).toBe(200);
}

describe('GET /membership/summary', () => {
  test.each([
    ['varsity', 'overdue', '2026-11-15', 25],
    ['varsity', 'suspended', '2026-10-10', 25],
    ['roundup', 'overdue', '2026-11-01', 10],
    ['harbor', 'suspended', '2026-10-01', 5],
  ] as const)('[JOIN-10] reports at %s what the %s member owes, since when and why', async (...row) => {
    const [clientId, state, date, atLeast] = row;
    const member = await signInAs(server, state, clientId);
    const declined = (await ledgerOf(server, member)).charges.findLast(({ status }) => status === 'declined');
    const [year, month, day] = date.split('-').map(Number);
    const name = { 10: 'Oct', 11: 'Nov' }[month ?? 0];
    expect(await summaryOf(member)).toMatchObject({
      nextCharge: {
        date: `${date}T00:00:00.000Z`,
        amount: (declined?.amountCents ?? 0) / 100,
        reason: `Your payment of ${name} ${day}, ${year} was declined`,
      },
    });
    expect((declined?.amountCents ?? 0) / 100).toBeGreaterThanOrEqual(atLeast);
  });

  test('[JOIN-10] says when it fell due where nothing was tried', async () => {
    const member = await signInAs(server, 'overdue');
    await deleteTries(server, member);
    expect(await summaryOf(member)).toMatchObject({
      nextCharge: { amount: 25, reason: 'Your payment was due on Nov 15, 2026' },
    });
  });

  test('[JOIN-10] computes the round-ups of the month before, within the tier’s minimum and the cap', async () => {
    const member = await signInAs(server, 'overdue', 'roundup');
    await deleteTries(server, member);
    const october = await server.db
      .select()
      .from(cardTransactions)
      .where(
        and(
          eq(cardTransactions.userId, member.userId),
          gte(cardTransactions.purchasedAt, new Date('2026-10-01T00:00:00.000Z')),
          lt(cardTransactions.purchasedAt, new Date('2026-11-01T00:00:00.000Z')),
        ),
      );
    const given = october.reduce((sum, { contributionCents }) => sum + contributionCents, 0);
    const amountWith = async (maxRoundUpCents: number | null) => {
      await server.db
        .update(memberships)
        .set({ maxRoundUpCents })
        .where(eq(memberships.userId, member.userId));
      return summaryOf(member);
    };
    expect(given).toBeGreaterThan(0);
    expect(await amountWith(700)).toMatchObject({ nextCharge: { amount: 7 } });
    expect(await amountWith(null)).toMatchObject({ nextCharge: { amount: Math.max(given, 1000) / 100 } });
  });
});

describe('POST /membership/charge', () => {
  test.each(demoTenants)('[JOIN-10] renews an overdue member of $id', async (tenant) => {
    const member = await signInAs(server, 'overdue', tenant.id);
    const before = await ledgerOf(server, member);
    const owed = before.charges.at(-1);
    const response = await charge(member);
    expect(response.status).toBe(200);
    const after = await ledgerOf(server, member);
    const period = after.periods.at(-1);
    expect(after.charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({
        amountCents: owed?.amountCents,
        description: owed?.description,
        status: 'succeeded',
        cardLastDigits: '4242',
        subscriptionId: period?.id,
        createdAt: testNow,
      }),
    ]);
    expect(after.periods).toHaveLength(before.periods.length + 1);
    const roundsUp = priceOf(tenant, tenant.plans.usual) < 0;
    const endsAt = roundsUp ? '2026-11-30T23:59:59.999Z' : '2026-12-14T23:59:59.999Z';
    const paid = { amount: toMajorUnits(owed?.amountCents ?? 0), cardLastDigits: '4242' };
    expect(await response.json()).toMatchObject({
      membership: { status: 'active', currentSubscription: { endsAt, charge: paid } },
    });
    expect(await summaryOf(member)).not.toMatchObject({
      nextCharge: { reason: expect.stringContaining('declined') },
    });
  });

  test('[JOIN-10] answers a suspended member that the card is declined, and takes another card', async () => {
    const member = await signInAs(server, 'suspended');
    const before = await ledgerOf(server, member);
    expect(await codeOf(await charge(member))).toBe('i_membership_subscription_001');
    const declined = await ledgerOf(server, member);
    expect(declined.charges.at(-1)).toMatchObject({
      status: 'declined',
      amountCents: 2500,
      cardLastDigits: '0259',
      subscriptionId: null,
      createdAt: testNow,
    });
    expect([declined.membership, declined.periods]).toEqual([before.membership, before.periods]);

    await payWith(member, '4242');
    expect(await (await charge(member)).json()).toMatchObject({ membership: { status: 'active' } });
    const { charges } = await ledgerOf(server, member);
    const paid = charges.filter(({ id }) => !declined.charges.some((each) => each.id === id));
    expect(paid).toMatchObject([{ status: 'succeeded', cardLastDigits: '4242' }]);
  });

  test.each(['/users/me', '/membership/summary'])(
    '[JOIN-10] waits six seconds for a slow bank, and %s reports when it has gone through',
    async (path) => {
      const member = await signInAs(server, 'overdue');
      await payWith(member, '0341');
      const before = await ledgerOf(server, member);
      const response = await charge(member);
      expect([response.status, await response.json()]).toEqual([202, { pending: true }]);
      server.clock.advance(5999);
      await member.get(path);
      const waiting = await ledgerOf(server, member);
      expect([waiting.membership?.status, waiting.charges.at(-1)?.status]).toEqual(['overdue', 'pending']);

      server.clock.advance(1);
      await member.get(path);
      const { membership, charges, periods } = await ledgerOf(server, member);
      expect(membership?.status).toBe('active');
      expect(periods).toHaveLength(before.periods.length + 1);
      expect(charges.at(-1)).toMatchObject({ status: 'succeeded', subscriptionId: periods.at(-1)?.id });
    },
  );

  test('[JOIN-10] reports at the next login that the slow payment has gone through', async () => {
    const member = await signInAs(server, 'overdue');
    await payWith(member, '0341');
    await charge(member);
    server.clock.advance(3 * 3_600_000);
    expect(await (await member.login(member.email)).json()).toMatchObject({
      membership: { status: 'active', currentSubscription: { endsAt: '2026-12-14T23:59:59.999Z' } },
    });
  });

  test('[SUBS-13] makes no second charge while one is under way, nor when twenty reads settle it at once', async () => {
    const member = await signInAs(server, 'overdue');
    await payWith(member, '0341');
    const before = await ledgerOf(server, member);
    for (const answer of await Promise.all([charge(member), charge(member), charge(member)])) {
      expect(answer.status).toBe(202);
    }
    server.clock.advance(6000);
    await Promise.all(Array.from({ length: 20 }, () => member.get('/users/me')));
    const after = await ledgerOf(server, member);
    expect(after.charges).toHaveLength(before.charges.length + 1);
    expect(after.periods).toHaveLength(before.periods.length + 1);
  });

  test.each(['active', 'annual', 'active-churned', 'churned', 'abandoned', 'empty'] as const)(
    '[JOIN-10] charges nothing where nothing is due: %s',
    async (state) => {
      const member = await signInAs(server, state);
      const before = await ledgerOf(server, member);
      const response = await charge(member);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ membership: { status: before.membership?.status } });
      expect(await ledgerOf(server, member)).toEqual(before);
    },
  );

  test('[JOIN-10] refuses without an active card, with an inactive primary one, and without a membership', async () => {
    const member = await signInAs(server, 'suspended');
    await server.db.update(cards).set({ status: 'paused' }).where(eq(cards.userId, member.userId));
    expect(await codeOf(await charge(member))).toBe('i_card_001');
    await member.post('/cards', cardBody(member), newKey());
    await server.db
      .update(cards)
      .set({ billing: false })
      .where(eq(cards.platformId, String(cardBody(member).platformData['token'])));
    expect(await codeOf(await charge(member))).toBe('i_card_004');
    expect(await codeOf(await charge(await signInAs(server, 'nonmember')))).toBe('i_member_002');
    expect((await server.client().post('/membership/charge', undefined, newKey())).status).toBe(401);
  });

  test('[HTTP-06] lets five charges an hour be tried', async () => {
    const member = await signInAs(server, 'suspended');
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await codeOf(await charge(member))).toBe('i_membership_subscription_001');
    }
    const response = await charge(member);
    expect(response.headers.get('Retry-After')).toBe('3600');
    expect(await codeOf(response)).toBe('i_auth_005');
  });

  test('[JOIN-10] leaves the member on their plan', async () => {
    const member = await signInAs(server, 'overdue');
    await charge(member);
    expect((await ledgerOf(server, member)).membership).toMatchObject({
      tierId: planBody('Starter').membershipTierId,
      tierPlanId: planBody('Starter').membershipTierPlanId,
    });
  });
});
