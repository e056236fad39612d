import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients, memberships } from '#server/db/schema.ts';
import { demoTenant } from '#server/demo/tenants/tenants.ts';
import { newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { memberRoundingUp } from '#tests/support/round-ups.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { config } = demoTenant('harbor');
  const featureFlags = { ...config.featureFlags, downgradeMembership: true };
  await server.db
    .update(clients)
    .set({ config: { ...config, featureFlags } })
    .where(eq(clients.id, 'harbor'));
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

/** What a mail says, without its link. */
const saidIn = async (member: TestMember, subject: string) => {
  const letter = (await lettersOf(server, member)).find((each) => each.subject === subject);
  return letter?.text.split('\n\n').slice(0, -1);
};

async function goOn(member: TestMember) {
  await member.post('/membership/cancel', {});
  await member.send('PATCH', '/membership', planBody('Spare Change', 'month', 'harbor'), newKey());
  return saidIn(member, 'Your membership continues');
}

describe('a mail names the next charge', () => {
  test('[LIFE-07] of round-ups by the range of their month, at most the member’s own cap', async () => {
    const [free, capped] = [await memberRoundingUp(server, 1154), await memberRoundingUp(server, 1154)];
    await server.db
      .update(memberships)
      .set({ maxRoundUpCents: 2500 })
      .where(eq(memberships.userId, capped.userId));
    const undone = 'You undid your cancellation. Your plan renews as before.';
    expect(await goOn(free)).toEqual([undone, 'Next charge: CAD\u00a05.00 to CAD\u00a075.00 on Dec 1, 2026']);
    expect(await goOn(capped)).toEqual([
      undone,
      'Next charge: CAD\u00a05.00 to CAD\u00a025.00 on Dec 1, 2026',
    ]);
  });

  test('[LIFE-07] of a plan that is to come, with its price', async () => {
    const member = await signInAs(server, 'active');
    await member.post('/membership/downgrade', planBody('Rookie'), newKey());
    expect(await saidIn(member, 'Your plan changes on Dec 2, 2026')).toEqual([
      'You chose Rookie, monthly. It starts on Dec 2, 2026, and $10.00 is charged then. You stay on Starter, monthly until then. The change itself is free.',
    ]);
  });

  test('[LIFE-07] of round-ups that are to come, on the day on which the first are charged', async () => {
    const member = await memberRoundingUp(server, 1154);
    const cardId = await cardOf(server, member);
    const order = { ...planBody('Mooring', 'month', 'harbor'), cardId, amountToCharge: 15 };
    await member.send('PATCH', '/membership', order, newKey());
    await member.post('/membership/downgrade', planBody('Spare Change', 'month', 'harbor'), newKey());
    expect(await saidIn(member, 'Your plan changes on Dec 20, 2026')).toEqual([
      'You chose Spare Change, monthly. It starts on Dec 20, 2026. You stay on Mooring, monthly until then. The change itself is free.',
      'Your first round-ups are charged on Jan 1, 2027 (CAD\u00a05.00 to CAD\u00a075.00).',
    ]);
  });
});
