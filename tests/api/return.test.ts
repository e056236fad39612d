import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoTenant, tenantIds } from '#server/demo/tenants/tenants.ts';
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
import { bodyOf, fieldsOf, plansOf, priceOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const comeBack = (member: TestMember, body: unknown, key = newKey()) =>
  member.send('PATCH', '/membership', body, key);

/** A member whose membership is over, with an active card. */
async function goneWith(lastDigits: string, clientId = 'varsity') {
  const member = await signInAs(server, 'churned', clientId);
  const { currencyCode } = demoTenant(clientId);
  await member.post('/cards', { ...cardBody(member, lastDigits), currencyCode }, newKey());
  const { cards } = await ledgerOf(server, member);
  return { member, cardId: cards.find(({ status }) => status === 'active')?.id };
}

describe('a member whose membership is over', () => {
  test('[MEMB-06] [R3] sees what coming back costs: a whole period, and nothing is credited', async () => {
    const member = await signInAs(server, 'churned');
    expect(await priceOf(member, planBody('Starter'))).toEqual({
      amountToCharge: 2500,
      lines: [{ description: 'Starter, monthly', amount: 2500 }],
      nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 2500 },
    });
  });

  test('[MEMB-06] comes back on the plan of before with a card that is linked, and pays for it once', async () => {
    const { member, cardId } = await goneWith('4242');
    const before = await ledgerOf(server, member);
    const [key, body] = [newKey(), { ...planBody('Starter'), cardId, amountToCharge: 25 }];
    const answers = await Promise.all([comeBack(member, body, key), comeBack(member, body, key)]);
    expect(statusesOf(answers).at(0)).toBe(200);
    expect((await comeBack(member, body, key)).headers.get('Idempotent-Replayed')).toBe('true');
    const { membership, charges, periods } = await ledgerOf(server, member);
    expect(membership).toMatchObject({ status: 'active', cancelledAt: null, cancelReason: null });
    expect(charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({ amountCents: 2500, status: 'succeeded', cardId }),
    ]);
    expect(periods).toHaveLength(before.periods.length + 1);
    expect(periods.slice(0, -1)).toEqual(before.periods);
  });

  test.each(tenantIds)(
    '[MEMB-06] [R3] can have every open plan of %s, dearer or cheaper, for exactly its price',
    { timeout: 60_000 },
    async (clientId) => {
      const plans = (await plansOf(server, clientId)).filter(({ tier }) => !tier.hidden);
      for (const plan of plans) {
        const { member, cardId } = await goneWith('4242', clientId);
        const { amountToCharge } = await priceOf(member, bodyOf(plan));
        const before = await ledgerOf(server, member);
        const body = { ...bodyOf(plan), cardId, amountToCharge: amountToCharge / 100 };
        expect((await comeBack(member, body)).status).toBe(200);
        const { membership, charges } = await ledgerOf(server, member);
        expect(membership).toMatchObject({
          status: 'active',
          tierId: plan.tier.id,
          tierPlanId: plan.plan?.id,
        });
        expect(charges.slice(before.charges.length).map(({ amountCents }) => amountCents)).toEqual(
          amountToCharge === 0 ? [] : [amountToCharge],
        );
      }
    },
  );

  test('[MEMB-06] stays out when the card declines, and comes back with another one', async () => {
    const { member, cardId } = await goneWith('0259');
    const before = await ledgerOf(server, member);
    const body = { ...planBody('Starter'), amountToCharge: 25 };
    expect(await codeOf(await comeBack(member, { ...body, cardId }))).toBe('i_membership_subscription_001');
    const declined = await ledgerOf(server, member);
    expect(declined.membership).toEqual(before.membership);
    expect(declined.charges.at(-1)).toMatchObject({ status: 'declined', subscriptionId: null });
    await member.post('/cards', cardBody(member, '4242'), newKey());
    const other = (await ledgerOf(server, member)).cards.at(-1)?.id;
    expect((await comeBack(member, { ...body, cardId: other })).status).toBe(200);
  });

  test('[MEMB-06] is back when the bank has settled it, and asked no second time meanwhile', async () => {
    const { member, cardId } = await goneWith('0341');
    const body = { ...planBody('Starter'), cardId, amountToCharge: 25 };
    expect((await comeBack(member, body)).status).toBe(202);
    expect((await comeBack(member, body)).status).toBe(202);
    expect((await ledgerOf(server, member)).membership?.status).toBe('churned');
    server.clock.advance(7000);
    await member.get('/users/me');
    const { membership, charges } = await ledgerOf(server, member);
    expect(membership?.status).toBe('active');
    expect(charges.filter(({ cardId: id }) => id === cardId).map(({ status }) => status)).toEqual([
      'succeeded',
    ]);
  });

  test('[MEMB-06] [R3] is refused another amount, somebody else’s card, none, and a hidden tier', async () => {
    const { member, cardId } = await goneWith('4242');
    const other = await goneWith('4242');
    const hidden = (await plansOf(server, 'varsity')).filter(({ tier }) => tier.hidden);
    const before = await ledgerOf(server, member);
    const body = planBody('Starter');
    expect(await fieldsOf(await comeBack(member, { ...body, cardId, amountToCharge: 24 }))).toEqual({
      amountToCharge: ['The amount is 25.00 now. Please look at it again.'],
    });
    expect(await codeOf(await comeBack(member, { ...body, cardId: other.cardId }))).toBe('i_card_004');
    expect((await comeBack(member, body)).status).toBe(422);
    for (const plan of hidden) {
      expect(await codeOf(await comeBack(member, { ...bodyOf(plan), cardId }))).toBe('i_card_005');
    }
    expect(await ledgerOf(server, member)).toEqual(before);
  });
});
