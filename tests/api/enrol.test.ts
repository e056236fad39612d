import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardBody, codeOf, ledgerOf, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const form = { newsletter: true, over18: true };

describe('POST /membership', () => {
  test('[JOIN-09] makes a person a member who has yet to pay', async () => {
    const person = await signInAs(server, 'nonmember');
    const response = await person.post(
      '/membership',
      { ...planBody('Starter', 'year'), ...form, maxRoundUp: '60.00' },
      newKey(),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      user: { id: person.userId, isMember: true, isSubscribed: false },
      membership: { status: 'abandoned_checkout', ...planBody('Starter', 'year'), newsletter: true },
      lotteryTicketNumbers: [],
    });
    const { membership, charges, periods } = await ledgerOf(server, person);
    expect(membership).toMatchObject({ maxRoundUpCents: 6000, createdAt: testNow, importStatus: null });
    expect([charges, periods]).toEqual([[], []]);
  });

  test('[JOIN-09] leads on to the first payment', async () => {
    const person = await signInAs(server, 'nonmember', 'harbor');
    const plan = planBody('Beacon', 'month', 'harbor');
    await person.post('/membership', { ...plan, ...form }, newKey());
    const body = { ...cardBody(person), ...plan, currencyCode: 'CAD' };
    expect((await person.post('/cards', body, newKey())).status).toBe(201);
    const { membership, charges } = await ledgerOf(server, person);
    expect([membership?.status, charges.map(({ amountCents }) => amountCents)]).toEqual(['active', [3000]]);
  });

  test.each([
    ['an unknown tier', { membershipTierId: 'gold' }, 'i_card_005'],
    ['a hidden tier', planBody('Booster'), 'i_card_005'],
    ['another client’s tier', planBody('Round-up', 'month', 'roundup'), 'i_card_005'],
    ['an unknown plan', { ...planBody('Starter'), membershipTierPlanId: 'week' }, 'i_card_006'],
    ['a cap of 20', { ...planBody('Starter'), maxRoundUp: 20 }, 'i_member_003'],
    ['a cap of the maximum', { ...planBody('Starter'), maxRoundUp: 500 }, 'i_member_004'],
  ])('[JOIN-09] refuses %s, and the person stays outside', async (_, choice, code) => {
    const person = await signInAs(server, 'nonmember');
    expect(await codeOf(await person.post('/membership', { ...form, ...choice }, newKey()))).toBe(code);
    expect((await ledgerOf(server, person)).membership).toBeUndefined();
  });

  test.each([
    ['under 18', { ...planBody('Starter'), over18: false }, 'over18'],
    ['no tier', { over18: true }, 'membershipTierId'],
    ['a cap that is no amount', { ...planBody('Starter'), over18: true, maxRoundUp: 'lots' }, 'maxRoundUp'],
  ])('[FRMT-03] answers 422 at the field: %s', async (_, body, field) => {
    const person = await signInAs(server, 'nonmember');
    const response = await person.post('/membership', body, newKey());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('[JOIN-09] refuses who has joined with i_member_001, nobody with 401, and sets nothing else', async () => {
    const member = await signInAs(server, 'churned');
    expect(
      await codeOf(await member.post('/membership', { ...planBody('Starter'), ...form }, newKey())),
    ).toBe('i_member_001');
    expect((await server.client().post('/membership', { ...planBody('Starter'), ...form })).status).toBe(401);
    const person = await signInAs(server, 'nonmember');
    const extra = { status: 'active', importStatus: 'COMPLETE', permissionFlag: 'admin' };
    await person.post('/membership', { ...planBody('Starter'), ...form, ...extra }, newKey());
    expect(await (await person.get('/users/me')).json()).toMatchObject({
      user: { permissionFlag: 'user' },
      membership: { status: 'abandoned_checkout', importStatus: null },
    });
  });
});
