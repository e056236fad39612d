import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { memberships, tierPlans } from '#server/db/schema.ts';
import { codeOf, ledgerOf, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { askPrice, bodyOf, cardOf, fieldsOf, plansOf, priceOf, putOn } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

describe('GET /membership/update-preview', () => {
  test('[MEMB-02] [R1] names both plans, what is unused, and the next renewal', async () => {
    const member = await signInAs(server, 'manager');
    const response = await askPrice(member, planBody('Starter'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      amountToCharge: 18.17,
      lines: [
        { description: 'Starter, monthly', amount: 25 },
        { description: 'Unused time on Rookie, monthly', amount: -6.83 },
      ],
      nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 25 },
    });
  });

  test('[MEMB-02] [SUBS-12] reckons a change from a month to a year, and from a year to a dearer one', async () => {
    const monthly = await signInAs(server, 'manager');
    expect(await priceOf(monthly, planBody('Rookie', 'year'))).toEqual({
      amountToCharge: 8917,
      lines: [
        { description: 'Rookie, annual', amount: 9600 },
        { description: 'Unused time on Rookie, monthly', amount: -683 },
      ],
      nextRenewal: { date: '2027-11-20T23:59:59.999Z', amount: 9600 },
    });
    const annual = await signInAs(server, 'annual');
    const unused = Math.round((25_000 * 303.5) / 365);
    expect(await priceOf(annual, planBody('Captain', 'year'))).toMatchObject({
      amountToCharge: 60_000 - unused,
      lines: [
        { description: 'Captain, annual', amount: 60_000 },
        { description: 'Unused time on Starter, annual', amount: -unused },
      ],
    });
  });

  test('[MEMB-02] credits nothing of round-ups, which are paid after the month', async () => {
    const member = await signInAs(server, 'active', 'harbor');
    await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, member.userId));
    expect(await priceOf(member, planBody('Beacon', 'month', 'harbor'))).toEqual({
      amountToCharge: 3000,
      lines: [{ description: 'Beacon, monthly', amount: 3000 }],
      nextRenewal: { date: '2026-12-20T23:59:59.999Z', amount: 3000 },
    });
  });

  test('[MEMB-02] credits the running period by the second, from all of it to nothing', async () => {
    const member = await signInAs(server, 'manager');
    const rookie = (await plansOf(server, 'varsity')).find(
      ({ tier, plan }) => tier.name === 'Rookie' && plan?.frequency === 'month',
    );
    if (!rookie) throw new Error('no such plan');
    await putOn(server, member, rookie, {
      startsAt: new Date('2026-11-10T18:00:00.000Z'),
      endsAt: new Date('2026-12-09T23:59:59.999Z'),
    });
    const creditAt = async (instant: string) => {
      server.clock.set(new Date(instant));
      await member.login(member.email);
      return (await priceOf(member, planBody('Starter'))).lines.slice(1);
    };
    const unused = (amount: number) => [{ description: 'Unused time on Rookie, monthly', amount }];
    expect(await creditAt('2026-11-10T18:00:00.001Z')).toEqual(unused(-1000));
    expect(await creditAt('2026-11-10T18:01:00.000Z')).toEqual(unused(-1000));
    expect(await creditAt('2026-11-10T18:21:03.000Z')).toEqual(unused(-1000));
    expect(await creditAt('2026-11-10T18:21:05.000Z')).toEqual(unused(-999));
    expect(await creditAt('2026-11-25T09:00:00.000Z')).toEqual(unused(-500));
    expect(await creditAt('2026-12-09T23:00:00.000Z')).toEqual(unused(-1));
    expect(await creditAt('2026-12-09T23:59:59.999Z')).toEqual([]);
  });

  test('[MEMB-02] never falls below 0, and its lines add up to it', async () => {
    const member = await signInAs(server, 'manager', 'harbor');
    const all = await plansOf(server, 'harbor');
    const [from] = all.filter(({ tier, plan }) => tier.name === 'Lighthouse' && plan?.frequency === 'month');
    if (!from?.plan) throw new Error('no such plan');
    const dear = { ...from, plan: { ...from.plan, priceCents: 1_000_000 } };
    await server.db.update(tierPlans).set({ priceCents: 1_000_000 }).where(eq(tierPlans.id, dear.plan.id));
    await putOn(server, member, dear, {
      startsAt: new Date('2026-11-20T00:00:00.000Z'),
      endsAt: new Date('2026-12-19T23:59:59.999Z'),
    });
    const { amountToCharge, lines } = await priceOf(member, planBody('Mooring', 'year', 'harbor'));
    expect([amountToCharge, lines.map(({ amount }) => amount)]).toEqual([0, [15_000, -15_000]]);
    await server.db
      .update(tierPlans)
      .set({ priceCents: from.plan.priceCents })
      .where(eq(tierPlans.id, from.plan.id));
  });

  test('[CARD-02] refuses a tier or plan that does not exist, or is another tenant’s, each with its code', async () => {
    const member = await signInAs(server, 'manager');
    const { membershipTierId } = planBody('Starter');
    for (const id of ['x', '0', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", 'a'.repeat(100)]) {
      expect(await codeOf(await askPrice(member, { ...planBody('Starter'), membershipTierId: id }))).toBe(
        'i_card_005',
      );
      expect(await codeOf(await askPrice(member, { membershipTierId, membershipTierPlanId: id }))).toBe(
        'i_card_006',
      );
    }
    expect(await codeOf(await askPrice(member, planBody('Beacon', 'month', 'harbor')))).toBe('i_card_005');
    const mixed = { membershipTierId, membershipTierPlanId: planBody('Captain').membershipTierPlanId };
    expect(await codeOf(await askPrice(member, mixed))).toBe('i_card_006');
  });

  test('[R5] a hidden tier is to be had only by whom it was given to', async () => {
    const booster = (await plansOf(server, 'varsity')).filter(({ tier }) => tier.name === 'Booster');
    const [given] = booster;
    if (!given) throw new Error('no hidden tier');
    const stranger = await signInAs(server, 'manager');
    expect(await codeOf(await askPrice(stranger, bodyOf(given)))).toBe('i_card_005');
    const invited = await signInAs(server, 'manager');
    await server.db
      .update(memberships)
      .set({ tierId: given.tier.id })
      .where(eq(memberships.userId, invited.userId));
    expect((await askPrice(invited, bodyOf(given))).status).toBe(200);
  });

  test.each([
    ['the plan that one is on', 'manager', 'Rookie', 'month', 'You are on this plan.'],
    [
      'a lower plan',
      'active',
      'Rookie',
      'month',
      'This plan is no upgrade. It can follow the period that is paid.',
    ],
    [
      'a year to a month',
      'annual',
      'Captain',
      'month',
      'An annual plan can’t be changed to a monthly one here. Please contact support.',
    ],
    [
      'somebody who has cancelled',
      'active-churned',
      'Captain',
      'month',
      'You have cancelled. Keep your membership before you change its plan.',
    ],
    ['dues', 'overdue', 'Captain', 'month', 'Pay what is due before you change your plan.'],
    [
      'a member who never paid',
      'abandoned',
      'Captain',
      'month',
      'There is no running membership whose plan could be changed.',
    ],
  ] as const)('[SUBS-12] refuses %s with 422', async (_, state, tier, frequency, reason) => {
    const member = await signInAs(server, state);
    const response = await askPrice(member, planBody(tier, frequency));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: reason,
      errors: { membershipTierId: [reason] },
      errorDetails: { message: reason },
    });
  });

  test('[HTTP-02] requires a member, a tier, and nothing that is too long', async () => {
    const member = await signInAs(server, 'manager');
    expect(await codeOf(await askPrice(await signInAs(server, 'nonmember'), planBody('Starter')))).toBe(
      'i_member_002',
    );
    const path = '/membership/update-preview';
    expect((await server.client().get(`${path}?membershipTierId=x`)).status).toBe(401);
    for (const query of ['', '?membershipTierId=', `?membershipTierId=${'x'.repeat(101)}`]) {
      expect(await fieldsOf(await member.get(path + query))).toHaveProperty('membershipTierId');
    }
    const both = `?membershipTierId=${planBody('Starter').membershipTierId}&membershipTierPlanId=`;
    expect(await fieldsOf(await member.get(path + both))).toHaveProperty('membershipTierPlanId');
  });

  test('[MEMB-02] takes the usual plan of a tier when none is named, and changes nothing', async () => {
    const member = await signInAs(server, 'manager');
    const before = await ledgerOf(server, member);
    const { membershipTierId } = planBody('Starter');
    const preview = await priceOf(member, { membershipTierId, membershipTierPlanId: null });
    expect(preview).toEqual(await priceOf(member, planBody('Starter')));
    expect(await ledgerOf(server, member)).toEqual(before);
  });
});

describe('a price that a member saw', () => {
  test('[R3] holds for a quarter of an hour', async () => {
    const member = await signInAs(server, 'manager');
    const order = { ...planBody('Captain'), cardId: await cardOf(server, member), amountToCharge: 43.17 };
    const changeAt = async (instant: string) => {
      server.clock.set(new Date(instant));
      expect((await priceOf(member, order)).amountToCharge).toBe(4318);
      return (await member.send('PATCH', '/membership', order, newKey())).status;
    };
    expect(await changeAt('2026-11-20T12:52:00.000Z')).toBe(422);
    expect(await changeAt('2026-11-20T12:40:00.000Z')).toBe(200);
    expect((await ledgerOf(server, member)).charges.at(-1)).toMatchObject({ amountCents: 4317 });
  });
});
