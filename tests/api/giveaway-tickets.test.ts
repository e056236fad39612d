import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { membershipSchema, sessionSchema } from '#machines/domain/member.ts';
import { cardBody, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf, priceOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

async function ticketsOf(member: TestMember): Promise<string[]> {
  return v.parse(sessionSchema, await (await member.get('/users/me')).json()).lotteryTicketNumbers;
}

async function ticketsAt(member: TestMember, instant: string) {
  server.clock.set(new Date(instant));
  await member.login(member.email);
  return ticketsOf(member);
}

async function upgrade(member: TestMember, tier: string) {
  const { amountToCharge } = await priceOf(member, planBody(tier));
  const order = {
    ...planBody(tier),
    cardId: await cardOf(server, member),
    amountToCharge: amountToCharge / 100,
  };
  return (key = newKey()) => member.send('PATCH', '/membership', order, key);
}

test.each([
  ['Rookie', 1],
  ['Starter', 5],
  ['Captain', 12],
])(
  '[HOME-04] [PLAY-02] %s brings its tickets with the first period that is paid: %i',
  async (tier, promised) => {
    const member = await signInAs(server, 'abandoned');
    expect(await ticketsOf(member)).toEqual([]);
    const answer = await member.post('/cards', { ...cardBody(member), ...planBody(tier) }, newKey());
    expect(answer.status).toBe(201);
    const numbers = await ticketsOf(member);
    expect(numbers).toHaveLength(promised);
    expect(new Set(numbers).size).toBe(promised);
    for (const number of numbers) expect(number).toMatch(/^\d{7}$/);
  },
);

test('[HOME-04] an upgrade adds what the new plan promises above the old one, and says so in its answer', async () => {
  const member = await signInAs(server, 'active');
  const before = await ticketsOf(member);
  expect(before).toHaveLength(5);
  const answer = await (await upgrade(member, 'Captain'))();
  const after = await ticketsOf(member);
  expect(after).toHaveLength(12);
  expect(after).toEqual(expect.arrayContaining(before));
  const { membership } = v.parse(v.object({ membership: membershipSchema }), await answer.json());
  expect(membership.lotteryTicketNumbers).toEqual(after);
});

test('[TRST-01] one upgrade brings its tickets once, under one key and under several', async () => {
  const member = await signInAs(server, 'active');
  const order = await upgrade(member, 'Captain');
  const key = newKey();
  await Promise.all([order(key), order(key), order(), order()]);
  expect(await ticketsOf(member)).toHaveLength(12);
});

test('[SUBS-13] a payment that is declined brings none', async () => {
  const member = await signInAs(server, 'active');
  const linked = await member.post('/cards', cardBody(member, '0259'), newKey());
  const { card } = v.parse(v.object({ card: v.object({ id: v.string() }) }), await linked.json());
  const { amountToCharge } = await priceOf(member, planBody('Captain'));
  const order = { ...planBody('Captain'), cardId: card.id, amountToCharge: amountToCharge / 100 };
  expect((await member.send('PATCH', '/membership', order, newKey())).status).toBe(520);
  expect(await ticketsOf(member)).toHaveLength(5);
});

test('[HOME-04] a period holds tickets in each month that it runs in, and the next one brings those of its own', async () => {
  const member = await signInAs(server, 'abandoned');
  await member.post('/cards', { ...cardBody(member), ...planBody('Starter') }, newKey());
  expect(await ticketsAt(member, '2026-12-01T00:00:00.000Z')).toHaveLength(5);
  expect(await ticketsAt(member, '2026-12-31T00:00:00.000Z')).toHaveLength(5);
  expect(await ticketsAt(member, '2027-01-21T00:00:00.000Z')).toHaveLength(5);
});

test('[HOME-04] a year that is paid holds tickets in each of its months', async () => {
  const member = await signInAs(server, 'abandoned');
  await member.post('/cards', { ...cardBody(member), ...planBody('Starter', 'year') }, newKey());
  for (const month of ['2026-12', '2027-06', '2027-11']) {
    expect(await ticketsAt(member, `${month}-15T00:00:00.000Z`)).toHaveLength(5);
  }
});

test('[HOME-04] a lower plan takes no ticket away in the month in which it begins', async () => {
  const member = await signInAs(server, 'scheduled');
  expect(await ticketsAt(member, '2026-11-30T12:00:00.000Z')).toHaveLength(12);
  expect(await ticketsAt(member, '2026-12-05T12:00:00.000Z')).toHaveLength(1);
});
