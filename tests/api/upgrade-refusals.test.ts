import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '#server/db/schema.ts';
import { codeOf, ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { bodyOf, cardOf, fieldsOf, plansOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const change = (member: TestMember, body: unknown) => member.send('PATCH', '/membership', body, newKey());

describe('PATCH /membership', () => {
  test('[MEMB-02] requires an active card of one’s own', async () => {
    const member = await signInAs(server, 'manager');
    const [other, elsewhere] = [await signInAs(server, 'active'), await signInAs(server, 'active', 'harbor')];
    const body = planBody('Starter');
    for (const cardId of [await cardOf(server, other), await cardOf(server, elsewhere), 'x', "'"]) {
      expect(await codeOf(await change(member, { ...body, cardId }))).toBe('i_card_004');
    }
    expect(await fieldsOf(await change(member, body))).toEqual({ cardId: ['Choose a card.'] });
    const cardId = await cardOf(server, member);
    await server.db.update(cards).set({ status: 'paused' }).where(eq(cards.userId, member.userId));
    expect(await codeOf(await change(member, { ...body, cardId }))).toBe('i_card_001');
  });

  test('[R5] gives a hidden tier to nobody whom it was not given to', async () => {
    const member = await signInAs(server, 'manager');
    const cardId = await cardOf(server, member);
    const hidden = (await plansOf(server, 'varsity')).filter(({ tier }) => tier.hidden);
    expect(hidden).toHaveLength(2);
    for (const plan of hidden) {
      expect(await codeOf(await change(member, { ...bodyOf(plan), cardId }))).toBe('i_card_005');
    }
  });

  test.each([
    ['the plan that one is on', 'manager', 'Rookie', 'month'],
    ['a lower plan', 'active', 'Rookie', 'month'],
    ['a year to a month', 'annual', 'Captain', 'month'],
    ['a change after cancelling', 'active-churned', 'Captain', 'month'],
    ['dues', 'suspended', 'Captain', 'month'],
    ['a member who never paid', 'abandoned', 'Captain', 'month'],
  ] as const)('[SUBS-12] refuses %s with 422, and changes nothing', async (_, state, tier, frequency) => {
    const member = await signInAs(server, state);
    const before = await ledgerOf(server, member);
    const cardId = before.cards[0]?.id;
    expect((await change(member, { ...planBody(tier, frequency), cardId })).status).toBe(422);
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  const broken: [string, unknown][] = [
    ['no tier', {}],
    ['an empty tier', { membershipTierId: '' }],
    ['a tier that is a number', { membershipTierId: 7 }],
    ['a list', []],
    ['null', 'null'],
    ['an amount in words', { ...planBody('Starter'), amountToCharge: 'ten' }],
    ['an endless amount', `{"membershipTierId":"x","amountToCharge":1e999}`],
    ['an amount that is an object', { ...planBody('Starter'), amountToCharge: { $gt: 0 } }],
    ['a card that is a list', { ...planBody('Starter'), cardId: ['x'] }],
    ['a card that is too long', { ...planBody('Starter'), cardId: 'x'.repeat(101) }],
  ];
  test.each(broken)('[HTTP-02] refuses %s', async (_, body) => {
    const member = await signInAs(server, 'manager');
    expect((await change(member, body)).status).toBe(422);
  });

  test('[HTTP-06] allows ten attempts an hour, and requires a member who is logged in', async () => {
    const member = await signInAs(server, 'manager');
    for (let tried = 0; tried < 10; tried += 1) await change(member, planBody('Rookie'));
    expect(await codeOf(await change(member, planBody('Rookie')))).toBe('i_auth_005');
    const stranger = await signInAs(server, 'nonmember');
    expect(await codeOf(await change(stranger, planBody('Starter')))).toBe('i_member_002');
    expect((await server.client().send('PATCH', '/membership', planBody('Starter'))).status).toBe(401);
  });
});
