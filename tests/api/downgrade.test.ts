import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comparePlans, isAnnualToMonthly, renewalAfter } from '#machines/domain/plan-change.ts';
import { cards } from '#server/db/schema.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { rankOf } from '#server/payments/plans.ts';
import { codeOf, ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { bodyOf, fieldsOf, plansOf, putOn } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const schedule = (member: TestMember, body: unknown = planBody('Rookie'), key = newKey()) =>
  member.post('/membership/downgrade', body, key);
const takeBack = (member: TestMember) => member.send('DELETE', '/membership/downgrade');

/** The membership at an instant, as a member who comes back sees it. */
async function seenAt(member: TestMember, instant: string) {
  server.clock.set(new Date(instant));
  await member.login(member.email);
  const { membership, charges, periods } = await ledgerOf(server, member);
  const session: unknown = await (await member.get('/users/me')).json();
  return { membership, charges, periods, session };
}

/** Leaves the member with one card of these digits, or none. */
async function payWith(member: TestMember, lastDigits: string | null) {
  const own = eq(cards.userId, member.userId);
  if (lastDigits === null) await server.db.update(cards).set({ status: 'paused' }).where(own);
  else await server.db.update(cards).set({ lastDigits }).where(own);
}

const starter = planBody('Starter');
const rookie = planBody('Rookie');
const lastInstant = '2026-12-01T23:59:59.999Z';
const firstInstant = '2026-12-02T00:00:00.000Z';

describe('POST /membership/downgrade', () => {
  test('[SUBS-08] [MEMB-03] schedules the lower plan for the day after the paid period, and charges nothing', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    const response = await schedule(member);
    expect(response.status).toBe(200);
    const { membership, periods, charges } = await ledgerOf(server, member);
    expect(await response.json()).toMatchObject({
      membership: {
        status: 'active',
        ...starter,
        currentSubscription: { ...starter, endsAt: lastInstant },
        membershipSubscriptions: [
          ...before.periods.map(({ endsAt }) => ({ ...starter, endsAt: endsAt.toISOString() })),
          { ...rookie, endsAt: '2027-01-01T23:59:59.999Z' },
        ],
      },
    });
    expect(periods.at(-1)).toMatchObject({ startsAt: new Date(firstInstant), createdAt: testNow });
    expect(renewalAfter({ endsAt: lastInstant }).slice(0, 10)).toBe(firstInstant.slice(0, 10));
    expect([membership, charges]).toEqual([before.membership, before.charges]);
  });

  test('[R2] is not effective before the day after the paid period, and is from its first instant', async () => {
    const member = await signInAs(server, 'active');
    await schedule(member);
    const before = await ledgerOf(server, member);
    for (const instant of ['2026-11-25T08:00:00.000Z', lastInstant]) {
      const seen = await seenAt(member, instant);
      expect(seen.session).toMatchObject({
        membership: { status: 'active', ...starter, currentSubscription: starter },
      });
      expect([seen.membership, seen.charges]).toEqual([before.membership, before.charges]);
    }
    const seen = await seenAt(member, firstInstant);
    expect(seen.session).toMatchObject({
      membership: {
        status: 'active',
        ...rookie,
        currentSubscription: { ...rookie, endsAt: '2027-01-01T23:59:59.999Z' },
      },
    });
    expect(seen.charges.slice(before.charges.length)).toEqual([
      expect.objectContaining({
        amountCents: 1000,
        description: 'Rookie, monthly',
        status: 'succeeded',
        createdAt: new Date(firstInstant),
        subscriptionId: seen.periods.at(-1)?.id,
      }),
    ]);
    expect(seen.periods).toHaveLength(before.periods.length);
  });

  test('[R2] is charged once when many requests find that the period is over', async () => {
    const member = await signInAs(server, 'active');
    await schedule(member);
    const before = await ledgerOf(server, member);
    server.clock.set(new Date(firstInstant));
    await member.login(member.email);
    await Promise.all(Array.from({ length: 10 }, () => member.get('/users/me')));
    expect((await ledgerOf(server, member)).charges).toHaveLength(before.charges.length + 1);
  });

  test.each([
    ['a card that is declined', '0259', ['declined']],
    ['no card that can be charged', null, []],
  ] as const)('[SUBS-08] with %s makes the membership overdue on the new plan', async (_, digits, tried) => {
    const member = await signInAs(server, 'active');
    await schedule(member);
    await payWith(member, digits);
    const before = await ledgerOf(server, member);
    const seen = await seenAt(member, '2026-12-04T10:00:00.000Z');
    expect(seen.session).toMatchObject({
      membership: { status: 'overdue', ...rookie, currentSubscription: null },
    });
    expect(seen.charges.slice(before.charges.length).map(({ status }) => status)).toEqual(tried);
    expect(await (await member.get('/membership/summary')).json()).toMatchObject({
      nextCharge: { date: firstInstant, amount: 10 },
    });
    await server.db
      .update(cards)
      .set({ status: 'active', lastDigits: '4242' })
      .where(eq(cards.userId, member.userId));
    const paid = await member.post('/membership/charge', undefined, newKey());
    expect(await paid.json()).toMatchObject({ membership: { status: 'active', ...rookie } });
    expect((await ledgerOf(server, member)).charges.at(-1)).toMatchObject({ amountCents: 1000 });
  });

  test('[SUBS-08] waits for a slow bank at the change of plans', async () => {
    const member = await signInAs(server, 'active');
    await schedule(member);
    await payWith(member, '0341');
    const waiting = await seenAt(member, '2026-12-02T00:00:02.000Z');
    expect(waiting.session).toMatchObject({ membership: { status: 'active', currentSubscription: null } });
    expect(waiting.charges.at(-1)).toMatchObject({ status: 'pending', amountCents: 1000 });
    const seen = await seenAt(member, '2026-12-02T00:00:08.000Z');
    expect(seen.session).toMatchObject({
      membership: { status: 'active', ...rookie, currentSubscription: rookie },
    });
    expect(seen.charges).toHaveLength(waiting.charges.length);
  });

  test('[MEMB-03] takes the place of one that was scheduled before', async () => {
    const member = await signInAs(server, 'scheduled');
    const before = await ledgerOf(server, member);
    expect((await schedule(member, planBody('Starter'))).status).toBe(200);
    expect((await schedule(member, planBody('Starter'))).status).toBe(200);
    const after = await ledgerOf(server, member);
    expect(after.periods.slice(0, -1)).toEqual(before.periods.slice(0, -1));
    expect(after.periods.at(-1)).toMatchObject({ tierPlanId: starter.membershipTierPlanId });
  });

  test('[SUBS-13] is scheduled once under one key, and by two tabs at once', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    const key = newKey();
    await schedule(member, rookie, key);
    expect((await schedule(member, rookie, key)).headers.get('Idempotent-Replayed')).toBe('true');
    const tabs = await Promise.all([schedule(member), schedule(member)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ledgerOf(server, member)).periods).toHaveLength(before.periods.length + 1);
  });

  test(
    '[SUBS-12] follows the rules of plans for every pair of every tenant',
    { timeout: 120_000 },
    async () => {
      const period = { startsAt: new Date('2026-11-10T00:00:00.000Z'), endsAt: new Date(lastInstant) };
      for (const { id: clientId, config } of demoTenants) {
        const member = await signInAs(server, 'active', clientId);
        const plans = await plansOf(server, clientId);
        for (const { from, to } of plans.flatMap((one) => plans.map((other) => ({ from: one, to: other })))) {
          await server.services.throttle.clear();
          await putOn(server, member, from, period);
          const [current, target] = [rankOf(from), rankOf(to)];
          const isDown = comparePlans(current, target) === -1 && !isAnnualToMonthly(current, target);
          const isHidden = to.tier.hidden && to.tier.id !== from.tier.id;
          const expected = isHidden ? 520 : isDown && config.featureFlags.downgradeMembership ? 200 : 422;
          const { status } = await schedule(member, bodyOf(to));
          expect([from.tier.name, to.tier.name, status]).toEqual([from.tier.name, to.tier.name, expected]);
        }
      }
    },
  );

  test.each(['active-churned', 'overdue', 'suspended', 'churned', 'abandoned'] as const)(
    '[SUBS-08] refuses %s members with 422',
    async (state) => {
      const member = await signInAs(server, state);
      const before = await ledgerOf(server, member);
      expect(await fieldsOf(await schedule(member))).toHaveProperty('membershipTierId');
      expect(await ledgerOf(server, member)).toEqual(before);
    },
  );

  test('[HTTP-02] refuses what is no tier or plan, and who is no member', async () => {
    const member = await signInAs(server, 'active');
    expect(await codeOf(await schedule(member, planBody('Mooring', 'month', 'harbor')))).toBe('i_card_005');
    expect(await codeOf(await schedule(member, { ...rookie, membershipTierPlanId: 'x' }))).toBe('i_card_006');
    for (const body of [{}, [], { membershipTierId: [] }, { ...rookie, membershipTierPlanId: 7 }]) {
      expect((await schedule(member, body)).status).toBe(422);
    }
    expect(await codeOf(await schedule(await signInAs(server, 'nonmember')))).toBe('i_member_002');
    expect((await server.client().post('/membership/downgrade', rookie)).status).toBe(401);
  });
});

describe('DELETE /membership/downgrade', () => {
  test('[MEMB-03] takes a scheduled downgrade back: the plan goes on', async () => {
    const member = await signInAs(server, 'scheduled');
    const before = await ledgerOf(server, member);
    const response = await takeBack(member);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ membership: { status: 'active', ...planBody('Captain') } });
    const after = await ledgerOf(server, member);
    expect(after.periods).toEqual(before.periods.slice(0, -1));
    expect(after.membership).toEqual(before.membership);
  });

  test('[MEMB-03] is refused where none is scheduled, and when it has taken effect', async () => {
    const member = await signInAs(server, 'scheduled');
    await takeBack(member);
    expect(await fieldsOf(await takeBack(member))).toEqual({
      membershipTierId: ['No change of plan is scheduled.'],
    });
    const late = await signInAs(server, 'scheduled');
    const { periods } = await ledgerOf(server, late);
    server.clock.set(periods.at(-1)?.startsAt ?? testNow);
    await late.login(late.email);
    expect((await takeBack(late)).status).toBe(422);
    expect(await codeOf(await takeBack(await signInAs(server, 'nonmember')))).toBe('i_member_002');
  });
});
