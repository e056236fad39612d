import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberships, users } from '#server/db/schema.ts';
import { codeOf, ledgerOf, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const change = (member: Pick<TestMember, 'send'>, body: object) => member.send('PATCH', '/membership', body);

describe('the preferences of a membership', () => {
  test('[ACCT-02] the newsletter is switched on and off, and nothing else changes', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    for (const newsletter of [true, false]) {
      const response = await change(member, { newsletter });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ membership: { newsletter } });
      const [user] = await server.db.select().from(users).where(eq(users.id, member.userId));
      expect(user?.newsletter).toBe(newsletter);
      expect(await ledgerOf(server, member)).toEqual({
        ...before,
        membership: { ...before.membership, newsletter, updatedAt: expect.any(Date) },
      });
    }
  });

  test.each([
    [25, 25],
    ['30.50', 30.5],
    ['', null],
    [null, null],
  ])('[ACCT-02] [R50] the cap is set to %j, and returned', async (maxRoundUp, reported) => {
    const member = await signInAs(server, 'active', 'roundup');
    const response = await change(member, { maxRoundUp });
    expect(await response.json()).toMatchObject({ membership: { maxRoundUp: reported } });
    expect((await ledgerOf(server, member)).membership?.maxRoundUpCents).toBe(
      reported === null ? null : reported * 100,
    );
    expect(await (await member.get('/users/me')).json()).toMatchObject({
      membership: { maxRoundUp: reported },
    });
  });

  test.each([
    [20, 'i_member_003'],
    [500, 'i_member_004'],
  ])('[ACCT-02] a cap of %j is refused with %s, as at the sign-up', async (maxRoundUp, code) => {
    const member = await signInAs(server, 'active', 'roundup');
    const before = await ledgerOf(server, member);
    expect(await codeOf(await change(member, { maxRoundUp }))).toBe(code);
    expect(await ledgerOf(server, member)).toEqual(before);
  });

  test.each([
    ['harbor', 75, 75.01],
    ['roundup', 100, 100.01],
  ] as const)(
    '[ACCT-02] [LIFE-06] at %s a cap is at most the plan’s maximum, %i; one from before stays until it is changed',
    async (tenant, most, more) => {
      const member = await signInAs(server, 'active', tenant);
      const own = eq(memberships.userId, member.userId);
      expect(await codeOf(await change(member, { maxRoundUp: more }))).toBe('i_member_004');
      expect((await change(member, { maxRoundUp: most })).status).toBe(200);
      await server.db
        .update(memberships)
        .set({ maxRoundUpCents: Math.round(more * 100) })
        .where(own);
      expect((await change(member, { newsletter: true, maxRoundUp: more })).status).toBe(200);
    },
  );

  test.each([
    [{ maxRoundUp: 'much' }, { maxRoundUp: ['Enter an amount, like 25 or 25.50.'] }],
    [{ maxRoundUp: -1 }, { maxRoundUp: ['Enter an amount above 20, or leave it blank.'] }],
    [{ maxRoundUp: 0 }, { maxRoundUp: ['Enter an amount above 20, or leave it blank.'] }],
    [{ newsletter: 'yes' }, { newsletter: ['This is not a valid value.'] }],
    [{ newsletter: true, status: 'active' }, { status: ['This field can not be set here.'] }],
    [{}, { membershipTierId: ['This field is missing.'] }],
  ])('[FRMT-03] refuses %j', async (body, errors) => {
    const member = await signInAs(server, 'active', 'roundup');
    const response = await change(member, body);
    expect(response.status).toBe(422);
    expect(v.parse(v.looseObject({ errors: v.unknown() }), await response.json()).errors).toEqual(errors);
  });

  test('[ACCT-02] are a member’s: others get i_member_002, nobody 401', async () => {
    const person = await signInAs(server, 'nonmember');
    expect(await codeOf(await change(person, { newsletter: true }))).toBe('i_member_002');
    expect((await change(server.client(), { newsletter: true })).status).toBe(401);
  });
});
