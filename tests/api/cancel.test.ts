import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { fieldsOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const cancel = (member: TestMember, why: unknown = {}) => member.post('/membership/cancel', why);
const store = (member: TestMember, body: unknown = planBody('Starter'), key = newKey()) =>
  member.send('PATCH', '/membership', body, key);

describe('POST /membership/cancel', () => {
  test('[MEMB-01] ends the membership, leaves the paid period, and stores the reason', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    const response = await cancel(member, { reason: ' Moving away ', comment: 'It’s been 👍' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      membership: {
        status: 'churned',
        currentSubscription: { ...planBody('Starter'), endsAt: '2026-12-01T23:59:59.999Z' },
      },
    });
    const after = await ledgerOf(server, member);
    expect(after.membership).toMatchObject({
      cancelReason: 'Moving away',
      cancelComment: 'It’s been 👍',
      cancelledAt: testNow,
    });
    expect([after.periods, after.charges]).toEqual([before.periods, before.charges]);
  });

  test('[MEMB-01] is refused the second time, and changes nothing', async () => {
    const member = await signInAs(server, 'active');
    await cancel(member, { reason: 'First' });
    const once = await ledgerOf(server, member);
    server.clock.advance(1000);
    expect(await fieldsOf(await cancel(member, { reason: 'Second' }))).toEqual({
      status: ['Your membership is cancelled already.'],
    });
    expect(await ledgerOf(server, member)).toEqual(once);
  });

  test('[MEMB-01] needs no reason, and lets an overdue member go', async () => {
    const member = await signInAs(server, 'overdue');
    const response = await cancel(member);
    expect(await response.json()).toMatchObject({
      membership: { status: 'churned', currentSubscription: null },
    });
    expect((await ledgerOf(server, member)).membership).toMatchObject({
      cancelReason: null,
      cancelComment: null,
    });
  });

  test('[MEMB-01] drops a downgrade that was scheduled', async () => {
    const member = await signInAs(server, 'scheduled');
    const before = await ledgerOf(server, member);
    expect((await cancel(member)).status).toBe(200);
    expect((await ledgerOf(server, member)).periods).toEqual(before.periods.slice(0, -1));
  });

  test('[MEMB-01] is charged no more after the period', async () => {
    const member = await signInAs(server, 'active');
    await cancel(member);
    const before = await ledgerOf(server, member);
    server.clock.set(new Date('2027-02-01T00:00:00.000Z'));
    await member.login(member.email);
    expect(await (await member.get('/users/me')).json()).toMatchObject({
      membership: { status: 'churned', currentSubscription: null },
    });
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  test.each(['suspended', 'abandoned'] as const)('[MEMB-01] refuses %s members with 422', async (state) => {
    expect((await cancel(await signInAs(server, state))).status).toBe(422);
  });

  test.each([
    ['a reason that is too long', { reason: 'x'.repeat(101) }, 'reason'],
    ['a comment that is too long', { comment: 'x'.repeat(1001) }, 'comment'],
    ['a reason that is no text', { reason: 7 }, 'reason'],
    ['a text with a null character', { comment: 'a\0b' }, 'comment'],
  ] as const)('[HTTP-02] refuses %s', async (_, why, field) => {
    const member = await signInAs(server, 'active');
    expect(await fieldsOf(await cancel(member, why))).toHaveProperty(field);
    expect((await ledgerOf(server, member)).membership?.status).toBe('active');
  });

  test('[HTTP-02] requires a member who is logged in', async () => {
    expect(await codeOf(await cancel(await signInAs(server, 'nonmember')))).toBe('i_member_002');
    expect((await server.client().post('/membership/cancel', {})).status).toBe(401);
  });
});

describe('PATCH /membership with the plan that one is on', () => {
  test('[MEMB-01] undoes a cancellation, costs nothing, and deletes the reason', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    await cancel(member, { reason: 'Moving away', comment: 'Bye' });
    const response = await store(member);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ membership: { status: 'active', ...planBody('Starter') } });
    const after = await ledgerOf(server, member);
    expect(after).toEqual({
      ...before,
      membership: { ...before.membership, updatedAt: testNow },
    });
  });

  test('[MEMB-01] lets the demo member stay who has cancelled', async () => {
    const member = await signInAs(server, 'active-churned');
    expect(await (await store(member)).json()).toMatchObject({ membership: { status: 'active' } });
  });

  test('[SUBS-13] is the same with the same key, and refused when nothing is cancelled any more', async () => {
    const member = await signInAs(server, 'active-churned');
    const key = newKey();
    const first = await store(member, planBody('Starter'), key);
    const second = await store(member, planBody('Starter'), key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await store(member)).status).toBe(422);
  });

  test('[MEMB-01] can’t be undone when the period is over, nor for an amount', async () => {
    const member = await signInAs(server, 'active-churned');
    expect(
      await fieldsOf(await store(member, { ...planBody('Starter'), amountToCharge: 25 })),
    ).toHaveProperty('amountToCharge');
    const { periods } = await ledgerOf(server, member);
    server.clock.set(new Date((periods.at(-1)?.endsAt.getTime() ?? 0) + 1));
    await member.login(member.email);
    expect((await store(member)).status).toBe(422);
    expect((await ledgerOf(server, member)).membership?.status).toBe('churned');
  });
});
