import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { payouts } from '#server/db/activity-schema.ts';
import { ledgerOf, newKey, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('a member gets a mail', () => {
  test('[LIFE-07] of a withdrawal, with its amount and card, its arrival and its receipt', async () => {
    const member = await signInAs(server, 'active');
    const [card] = (await ledgerOf(server, member)).cards;
    await member.post('/payouts', { cardId: card?.id, amount: 5.25 }, newKey());
    const [payout] = await server.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.userId, member.userId), eq(payouts.amountCents, 525)));
    const id = payout?.id ?? '';
    expect(await lettersOf(server, member)).toEqual([
      {
        subject: '$5.25 of cash back is on its way',
        text: [
          `We sent it to the card ending in ${card?.lastDigits}. It arrives by Nov 25, 2026. It may take your bank another day to post it.`,
          `Amount: $5.25\nCard: Ending in ${card?.lastDigits}\nDate: Nov 20, 2026\nArrives by: Nov 25, 2026\nReceipt: ${receiptNumber({ id })}`,
          `See your receipt: http://varsity.localhost:4173/account?withdrawal=${id}`,
        ].join('\n\n'),
      },
    ]);
  });
});
