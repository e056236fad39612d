import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comparePlans } from '#machines/domain/plan-change.ts';
import { cards, tierPlans } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { rankOf } from '#server/payments/plans.ts';
import {
  cardBody,
  codeOf,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  statusesOf,
  type TestMember,
} from '#tests/support/api-members.ts';
import { bodyOf, cardOf, fieldsOf, plansOf, priceOf, putOn } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const change = (member: TestMember, body: unknown, key = newKey()) =>
  member.send('PATCH', '/membership', body, key);

/** Links a card beside the others. */
async function linked(member: TestMember, lastDigits: string) {
  await member.post('/cards', cardBody(member, lastDigits), newKey());
  const own = (await ledgerOf(server, member)).cards;
  return own.find(({ platformId }) => platformId === cardBody(member, lastDigits).platformData['token'])?.id;
}

describe('PATCH /membership', () => {
  test('[MEMB-02] [R2] upgrades at once, charges the preview, and ends the period that ran', async () => {
    const member = await signInAs(server, 'manager');
    const [cardId, before] = [await cardOf(server, member), await ledgerOf(server, member)];
    const response = await change(member, { ...planBody('Captain'), cardId, amountToCharge: 43.17 });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      membership: {
        status: 'active',
        ...planBody('Captain'),
        currentSubscription: {
          ...planBody('Captain'),
          endsAt: '2026-12-19T23:59:59.999Z',
          charge: { amount: 43.17, cardLastDigits: '4444' },
        },
      },
    });
    const { periods, charges } = await ledgerOf(server, member);
    expect(periods).toHaveLength(before.periods.length + 1);
    expect(periods.at(-2)).toEqual({
      ...before.periods.at(-1),
      endsAt: new Date(testNow.getTime() - 1),
    });
    expect(charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({
        amountCents: 4317,
        description: 'Upgrade to Captain, monthly',
        status: 'succeeded',
        cardId,
        subscriptionId: periods.at(-1)?.id,
        createdAt: testNow,
      }),
    ]);
  });

  test.each(demoTenants)(
    '[R3] charges what was previewed to the cent, for every upgrade between two plans of $id',
    { timeout: 120_000 },
    async ({ id: clientId, config }) => {
      const member = await signInAs(server, 'active', clientId);
      const cardId = await cardOf(server, member);
      const plans = await plansOf(server, clientId);
      const pairs = plans.flatMap((from) => plans.map((to) => ({ from, to })));
      const upgrades = pairs.filter(
        ({ from, to }) =>
          comparePlans(rankOf(from), rankOf(to)) === 1 && (!to.tier.hidden || to.tier.id === from.tier.id),
      );
      expect(upgrades.length > 0).toBe(config.membershipModel !== 'round_up');
      for (const [index, { from, to }] of upgrades.entries()) {
        await server.services.throttle.clear();
        const startsAt = new Date(testNow.getTime() - (index % 27) * 86_400_000 - 1);
        const months = from.plan?.frequency === 'year' ? 12 : 1;
        const endsAt = new Date(startsAt);
        endsAt.setUTCMonth(endsAt.getUTCMonth() + months);
        endsAt.setUTCHours(0, 0, 0, -1);
        await putOn(server, member, from, { startsAt, endsAt });
        const body = bodyOf(to);
        const { amountToCharge, lines } = await priceOf(member, body);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountToCharge);
        const response = await change(member, { ...body, cardId, amountToCharge: amountToCharge / 100 });
        expect(response.status).toBe(200);
        const { charges, membership } = await ledgerOf(server, member);
        expect(charges.map(({ amountCents, status }) => [amountCents, status])).toEqual([
          [amountToCharge, 'succeeded'],
        ]);
        expect(membership).toMatchObject({ tierId: to.tier.id, tierPlanId: to.plan?.id });
      }
    },
  );

  test('[R3] refuses another amount, and one that is old, with the field, and charges nothing', async () => {
    const member = await signInAs(server, 'manager');
    const body = { ...planBody('Starter'), cardId: await cardOf(server, member) };
    const before = await ledgerOf(server, member);
    for (const amountToCharge of [0, 18.15, 18.18, 25, -18.17, 1e12]) {
      expect(await fieldsOf(await change(member, { ...body, amountToCharge }))).toEqual({
        amountToCharge: ['The amount is 18.17 now. Please look at it again.'],
      });
    }
    server.clock.advance(86_400_000);
    await member.login(member.email);
    expect(await fieldsOf(await change(member, { ...body, amountToCharge: 18.17 }))).toEqual({
      amountToCharge: ['The amount is 18.50 now. Please look at it again.'],
    });
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  test('[MEMB-02] leaves the plan when the card is declined, records it, and takes another card', async () => {
    const member = await signInAs(server, 'manager');
    const declining = await linked(member, '0259');
    const before = await ledgerOf(server, member);
    const response = await change(member, { ...planBody('Starter'), cardId: declining });
    expect(await codeOf(response)).toBe('i_membership_subscription_002');
    const declined = await ledgerOf(server, member);
    expect([declined.membership, declined.periods]).toEqual([before.membership, before.periods]);
    expect(declined.charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({ status: 'declined', amountCents: 1817, subscriptionId: null }),
    ]);
    const other = { ...planBody('Starter'), cardId: await cardOf(server, member) };
    expect((await change(member, other)).status).toBe(200);
  });

  test('[MEMB-02] waits for a slow bank: the plan begins when it is settled, and is charged once', async () => {
    const member = await signInAs(server, 'manager');
    const slow = await linked(member, '0341');
    const before = await ledgerOf(server, member);
    const order = { ...planBody('Starter'), cardId: slow };
    for (let attempts = 0; attempts < 2; attempts += 1) {
      const response = await change(member, order);
      expect([response.status, await response.json()]).toEqual([202, { pending: true }]);
    }
    expect(await fieldsOf(await change(member, { ...planBody('Captain'), cardId: slow }))).toHaveProperty(
      'membershipTierId',
    );
    const { membershipTierId, membershipTierPlanId } = planBody('Starter');
    const asked = `membershipTierId=${membershipTierId}&membershipTierPlanId=${membershipTierPlanId}`;
    expect((await member.get(`/membership/update-preview?${asked}`)).status).toBe(409);
    expect(await fieldsOf(await member.post('/membership/cancel', {}))).toHaveProperty('membershipTierId');
    const statusAfter = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      await member.get('/users/me');
      return ledgerOf(server, member);
    };
    expect((await statusAfter(5999)).membership?.tierId).toBe(before.membership?.tierId);
    const { membership, charges, periods } = await statusAfter(1);
    expect(membership).toMatchObject({
      status: 'active',
      tierId: planBody('Starter').membershipTierId,
      tierPlanId: planBody('Starter').membershipTierPlanId,
    });
    expect(periods).toHaveLength(before.periods.length + 1);
    expect(charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({ status: 'succeeded', amountCents: 1817, subscriptionId: periods.at(-1)?.id }),
    ]);
  });

  test('[MEMB-03] drops a downgrade that was scheduled', async () => {
    const member = await signInAs(server, 'scheduled');
    const { periods } = await ledgerOf(server, member);
    const body = { ...planBody('Captain', 'year'), cardId: await cardOf(server, member) };
    expect((await change(member, body)).status).toBe(200);
    const after = (await ledgerOf(server, member)).periods;
    expect(after.map(({ id }) => id)).not.toContain(periods.at(-1)?.id);
    expect(after.at(-1)).toMatchObject({ tierPlanId: planBody('Captain', 'year').membershipTierPlanId });
  });

  test('[SUBS-13] charges once under one key: again, with a lost answer, and many at once', async () => {
    const member = await signInAs(server, 'manager');
    const before = (await ledgerOf(server, member)).charges.length;
    const [key, body] = [newKey(), { ...planBody('Starter'), cardId: await cardOf(server, member) }];
    await server.client().request('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client: 'varsity', method: 'PATCH', path: '/membership', fault: 'lost' }),
    });
    expect((await change(member, body, key)).status).toBe(500);
    server.clock.advance(3_600_000);
    const again = await change(member, body, key);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    const many = await Promise.all(Array.from({ length: 20 }, () => change(member, body, key)));
    for (const answer of many) expect([200, 409]).toContain(answer.status);
    expect((await ledgerOf(server, member)).charges).toHaveLength(before + 1);
  });

  test('[SUBS-13] charges once when two tabs upgrade at once under keys of their own, or none', async () => {
    for (const keys of [
      [newKey(), newKey()],
      [{}, {}],
    ]) {
      const member = await signInAs(server, 'manager');
      const before = (await ledgerOf(server, member)).charges.length;
      const body = { ...planBody('Starter'), cardId: await cardOf(server, member) };
      const answers = await Promise.all(
        keys.map((key) => member.send('PATCH', '/membership', body, { ...key })),
      );
      expect(statusesOf(answers)).toEqual([200, 422]);
      expect((await ledgerOf(server, member)).charges).toHaveLength(before + 1);
    }
  });

  test('[SUBS-13] refuses another order under the same key', async () => {
    const member = await signInAs(server, 'manager');
    const [key, cardId] = [newKey(), await cardOf(server, member)];
    await change(member, { ...planBody('Starter'), cardId }, key);
    expect((await change(member, { ...planBody('Captain'), cardId }, key)).status).toBe(422);
  });

  test('[R14] needs no card where nothing is to pay', async () => {
    const member = await signInAs(server, 'active', 'harbor');
    const [beacon] = (await plansOf(server, 'harbor')).filter(
      ({ tier, plan }) => tier.name === 'Beacon' && plan?.frequency === 'month',
    );
    const free = eq(tierPlans.id, beacon?.plan?.id ?? '');
    await server.db.update(tierPlans).set({ priceCents: 0 }).where(free);
    await server.db.update(cards).set({ status: 'paused' }).where(eq(cards.userId, member.userId));
    const before = await ledgerOf(server, member);
    const response = await change(member, { ...planBody('Beacon', 'month', 'harbor'), amountToCharge: 0 });
    await server.db.update(tierPlans).set({ priceCents: 3000 }).where(free);
    expect(response.status).toBe(200);
    const after = await ledgerOf(server, member);
    expect(after.charges).toEqual(before.charges);
    expect(after.periods).toHaveLength(before.periods.length + 1);
  });
});
