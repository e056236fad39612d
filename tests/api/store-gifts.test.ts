import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { summaryOf } from '#tests/support/api-answers.ts';
import { ledgerOf, newKey, planBody } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { onlyPurchase } from '#tests/support/only-purchase.ts';
import { chargesBy, memberRoundingUp } from '#tests/support/round-ups.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

describe('what a store gives in a member’s name', () => {
  const gift = { contributionCents: 777 };

  test('[LIFE-06] on a fixed plan is no round-up of who comes to round-ups in the same month', async () => {
    const member = await memberRoundingUp(server, 0);
    await onlyPurchase(server, member, gift);
    expect(await summaryOf(member)).toMatchObject({
      contributedThisMonth: 777,
      nextCharge: { amount: 500, reason: 'Monthly minimum of your round-ups' },
    });
    const charges = await chargesBy(server, member, '2026-12-01T00:00:00.000Z');
    expect(charges.at(-1)).toMatchObject({
      description: 'Round-ups, November (monthly minimum)',
      amountCents: 500,
    });
  });

  test('[LIFE-05] is not charged to who leaves round-ups again in the same month', async () => {
    const member = await memberRoundingUp(server, 0);
    await onlyPurchase(server, member, gift);
    const body = { ...planBody('Mooring', 'month', 'harbor'), cardId: await cardOf(server, member) };
    const changed = await member.send('PATCH', '/membership', { ...body, amountToCharge: 15 }, newKey());
    expect(changed.status).toBe(200);
    const before = (await ledgerOf(server, member)).charges;
    expect(await chargesBy(server, member, '2026-12-02T00:00:00.000Z')).toEqual(before);
  });
});
