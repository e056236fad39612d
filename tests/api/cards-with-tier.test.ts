import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberships, tiers } from '#server/db/schema.ts';
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

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

beforeEach(() => server.services.throttle.clear());

afterEach(() => server.clock.reset());

const link = (member: TestMember, body: unknown) => member.post('/cards', body, newKey());

describe('POST /cards with a tier', () => {
  test('[JOIN-05] begins the membership and charges the first month once', async () => {
    const member = await signInAs(server, 'abandoned');
    const response = await link(member, { ...cardBody(member), ...planBody('Captain'), maxRoundUp: 45.5 });
    expect(response.status).toBe(201);
    const { membership, periods, charges, cards: own } = await ledgerOf(server, member);
    expect(membership).toMatchObject({
      status: 'active',
      tierId: planBody('Captain').membershipTierId,
      tierPlanId: planBody('Captain').membershipTierPlanId,
      maxRoundUpCents: 4550,
    });
    expect(periods).toEqual([
      expect.objectContaining({
        tierId: planBody('Captain').membershipTierId,
        tierPlanId: planBody('Captain').membershipTierPlanId,
        startsAt: testNow,
        endsAt: new Date('2026-12-19T23:59:59.999Z'),
      }),
    ]);
    expect(charges).toEqual([
      expect.objectContaining({
        subscriptionId: periods[0]?.id,
        cardId: own[0]?.id,
        cardLastDigits: '4242',
        description: 'Captain, monthly',
        amountCents: 5000,
        status: 'succeeded',
        createdAt: testNow,
      }),
    ]);
    expect(await (await member.get('/users/me')).json()).toMatchObject({
      user: { isMember: true, isSubscribed: true },
      membership: { status: 'active', currentSubscription: { endsAt: '2026-12-19T23:59:59.999Z' } },
    });
  });

  test('[JOIN-05] charges a year for the annual plan, to the day before the next one', async () => {
    const member = await signInAs(server, 'abandoned');
    await link(member, { ...cardBody(member), ...planBody('Starter', 'year') });
    const { periods, charges } = await ledgerOf(server, member);
    expect(periods.map(({ endsAt }) => endsAt)).toEqual([new Date('2027-11-19T23:59:59.999Z')]);
    expect(charges.map(({ amountCents, description }) => [amountCents, description])).toEqual([
      [25_000, 'Starter, annual'],
    ]);
  });

  test('[JOIN-05] counts calendar months: from January 31 to the last of February', async () => {
    server.clock.set(new Date('2027-01-31T09:00:00.000Z'));
    const member = await signInAs(server, 'abandoned');
    await link(member, { ...cardBody(member), ...planBody('Starter') });
    const { periods } = await ledgerOf(server, member);
    expect(periods.map(({ endsAt }) => endsAt)).toEqual([new Date('2027-02-27T23:59:59.999Z')]);
  });

  test('[JOIN-05] begins a round-up membership to the end of the month without a charge', async () => {
    const member = await signInAs(server, 'abandoned', 'roundup');
    const response = await link(member, {
      ...cardBody(member),
      ...planBody('Round-up', 'month', 'roundup'),
    });
    expect(response.status).toBe(201);
    const { membership, periods, charges } = await ledgerOf(server, member);
    expect(membership?.status).toBe('active');
    expect(periods.map(({ endsAt }) => endsAt)).toEqual([new Date('2026-11-30T23:59:59.999Z')]);
    expect(charges).toEqual([]);
  });

  test('[JOIN-05] takes the tier’s usual plan when none is named', async () => {
    const member = await signInAs(server, 'abandoned');
    const { membershipTierId } = planBody('Rookie');
    expect((await link(member, { ...cardBody(member), membershipTierId })).status).toBe(201);
    const { charges } = await ledgerOf(server, member);
    expect(charges.map(({ description }) => description)).toEqual(['Rookie, monthly']);
  });

  test.each([
    ['an unknown tier', { membershipTierId: '00000000-0000-4000-8000-000000000000' }, 'i_card_005'],
    ['a tier that is no id', { membershipTierId: "' or 1=1" }, 'i_card_005'],
    ['a hidden tier', planBody('Booster'), 'i_card_005'],
    ['another client’s tier', planBody('Mooring', 'month', 'harbor'), 'i_card_005'],
    [
      'a plan of another tier',
      { ...planBody('Starter'), membershipTierPlanId: planBody('Captain').membershipTierPlanId },
      'i_card_006',
    ],
    ['a plan that is no id', { ...planBody('Starter'), membershipTierPlanId: 'monthly' }, 'i_card_006'],
    ['a cap of 20', { ...planBody('Starter'), maxRoundUp: 20 }, 'i_member_003'],
    ['the client’s maximum as cap', { ...planBody('Starter'), maxRoundUp: 500 }, 'i_member_004'],
  ])('[JOIN-05] refuses %s, links nothing and charges nothing', async (_, extra, code) => {
    const member = await signInAs(server, 'abandoned');
    expect(await codeOf(await link(member, { ...cardBody(member), ...extra }))).toBe(code);
    const { cards: own, charges, periods, membership } = await ledgerOf(server, member);
    expect([own, charges, periods, membership?.status]).toEqual([[], [], [], 'abandoned_checkout']);
  });

  test('[JOIN-05] lets a member go on with a hidden tier that was given to them', async () => {
    const [tier] = await server.db
      .select()
      .from(tiers)
      .where(and(eq(tiers.clientId, 'varsity'), eq(tiers.hidden, true)));
    const member = await signInAs(server, 'abandoned');
    await server.db
      .update(memberships)
      .set({ tierId: tier?.id ?? null })
      .where(eq(memberships.userId, member.userId));
    expect((await link(member, { ...cardBody(member), ...planBody('Booster') })).status).toBe(201);
  });

  test('[JOIN-05] charges nobody whose paid period runs', async () => {
    for (const state of ['active', 'active-churned'] as const) {
      const member = await signInAs(server, state);
      const before = await ledgerOf(server, member);
      expect((await link(member, { ...cardBody(member, '1881'), ...planBody('Captain') })).status).toBe(201);
      const after = await ledgerOf(server, member);
      expect(after.charges).toEqual(before.charges);
      expect(after.periods).toEqual(before.periods);
      expect(after.membership?.status).toBe(before.membership?.status);
    }
  });

  test('[JOIN-10] does not charge a member who owes something: that is what renewing is for', async () => {
    for (const state of ['overdue', 'suspended'] as const) {
      const member = await signInAs(server, state);
      const before = await ledgerOf(server, member);
      expect((await link(member, { ...cardBody(member), ...planBody('Starter') })).status).toBe(201);
      const after = await ledgerOf(server, member);
      expect([after.charges, after.membership]).toEqual([before.charges, before.membership]);
    }
  });

  test('[JOIN-05] brings back a member who left, and deletes the reason', async () => {
    const member = await signInAs(server, 'churned');
    expect((await link(member, { ...cardBody(member), ...planBody('Rookie') })).status).toBe(201);
    const { membership, charges } = await ledgerOf(server, member);
    expect(membership).toMatchObject({ status: 'active', cancelReason: null, cancelledAt: null });
    expect(charges.at(-1)).toMatchObject({ amountCents: 1000, status: 'succeeded', createdAt: testNow });
  });

  test('[SUBS-02] leaves an imported member nothing to complete once the first period is paid', async () => {
    const member = await signInAs(server, 'abandoned');
    const own = eq(memberships.userId, member.userId);
    await server.db.update(memberships).set({ status: 'active', importStatus: 'INCOMPLETE' }).where(own);
    expect((await link(member, cardBody(member))).status).toBe(201);
    expect((await ledgerOf(server, member)).membership?.importStatus).toBe('INCOMPLETE');
    expect((await link(member, { ...cardBody(member), ...planBody('Starter') })).status).toBe(200);
    expect((await ledgerOf(server, member)).membership?.importStatus).toBe('COMPLETE');
  });

  test('[JOIN-05] charges the first period of the card that declines later', async () => {
    const member = await signInAs(server, 'abandoned');
    await link(member, { ...cardBody(member, '0259'), ...planBody('Starter') });
    const { membership, charges } = await ledgerOf(server, member);
    expect([membership?.status, charges.map(({ status }) => status)]).toEqual(['active', ['succeeded']]);
  });

  test('[JOIN-05] [TRST-01] begins nothing until the bank has settled a first charge that takes six seconds', async () => {
    const member = await signInAs(server, 'abandoned');
    await link(member, { ...cardBody(member, '0341'), ...planBody('Starter') });
    const statusAt = async () => {
      await member.get('/users/me');
      const { membership, charges, periods } = await ledgerOf(server, member);
      return [membership?.status, charges.map(({ status }) => status), periods.length];
    };
    server.clock.advance(5999);
    expect(await statusAt()).toEqual(['abandoned_checkout', ['pending'], 0]);
    await link(member, { ...cardBody(member, '4242'), ...planBody('Starter') });
    expect(await statusAt()).toEqual(['abandoned_checkout', ['pending'], 0]);
    server.clock.advance(1);
    expect(await statusAt()).toEqual(['active', ['succeeded'], 1]);
  });
});
