import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHistory } from '#server/db/history-schema.ts';
import { cards } from '#server/db/schema.ts';
import { membershipIn } from '#tests/support/api-answers.ts';
import { cardBody, codeOf, ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

/** A member whose plan renews on Dec 2, with a card that is good to the end of a month of 2026. */
async function payingUntil(expiryMonth: number) {
  const member = await signInAs(server, 'active');
  await server.db.update(cards).set({ expiryMonth, expiryYear: 2026 }).where(eq(cards.userId, member.userId));
  await lettersOf(server, member);
  return { member, before: (await ledgerOf(server, member)).charges.length };
}

const renewalsOf = async ({ userId }: TestMember) => {
  const rows = await server.db
    .select()
    .from(accountHistory)
    .where(
      and(
        eq(accountHistory.userId, userId),
        inArray(accountHistory.kind, ['paymentDeclined', 'paymentPending', 'planRenewed']),
      ),
    )
    .orderBy(asc(accountHistory.at), asc(accountHistory.position));
  const since = rows.filter(({ at }) => at >= testNow);
  return since.map(({ at, kind, amountCents, cardLastDigits }) => [
    at.toISOString(),
    kind,
    amountCents,
    cardLastDigits,
  ]);
};

const chargedSince = async (member: TestMember, before: number) =>
  (await ledgerOf(server, member)).charges
    .slice(before)
    .map(({ amountCents, status, cardLastDigits }) => [amountCents, status, cardLastDigits]);

const renewal = '2026-12-02T00:00:00.000Z';

describe('a card that has expired by the renewal', () => {
  test('[CARD-09] [LIFE-04] is charged nothing: the payment is missing, and the member owes it', async () => {
    const { member, before } = await payingUntil(11);
    await settleAt(server, renewal);
    expect(await chargedSince(member, before)).toEqual([]);
    expect(await renewalsOf(member)).toEqual([[renewal, 'paymentDeclined', 2500, null]]);
    expect(await membershipIn(await member.login(member.email))).toMatchObject({
      status: 'overdue',
      currentSubscription: null,
      dues: {
        amount: 2500,
        since: renewal,
        description: 'Starter, monthly',
        nextTryAt: '2026-12-05T00:00:00.000Z',
        suspendsAt: '2027-01-01T00:00:00.000Z',
      },
    });
    expect(await (await member.get('/cards')).json()).toMatchObject({
      items: [
        { status: 'expired', billing: true },
        { status: 'expired', billing: false },
      ],
    });
    expect(await codeOf(await member.post('/membership/charge', undefined, newKey()))).toBe('i_card_001');
    expect(await chargedSince(member, before)).toEqual([]);
  });

  test('[CARD-09] [LIFE-07] is written about once, with what comes next', async () => {
    const { member } = await payingUntil(11);
    const earlier = (await lettersOf(server, member)).length;
    await settleAt(server, renewal);
    await settleAt(server, renewal);
    const letters = (await lettersOf(server, member)).filter(
      ({ subject }) => subject === 'Your payment didn’t go through',
    );
    expect(letters).toEqual([
      {
        subject: 'Your payment didn’t go through',
        text: [
          'We couldn’t charge $25.00 for Starter, monthly, because you have no card that can be charged.',
          'You weren’t charged. Until this is paid, you can’t withdraw cash back.',
          'This was try 1 of 4. We’ll try again on Dec 5, 2026.',
          'If this isn’t paid by Jan 1, 2027, your membership is suspended that day.',
          'Add a card to pay it.',
          'Pay $25.00: http://varsity.localhost:4173/renew',
        ].join('\n\n'),
      },
    ]);
    expect(await lettersOf(server, member)).toHaveLength(earlier + 1);
  });

  test('[CARD-09] [LIFE-03] is followed by the one that takes its place: the next try charges that, once', async () => {
    const { member, before } = await payingUntil(11);
    await settleAt(server, renewal);
    server.clock.set(new Date('2026-12-03T09:00:00.000Z'));
    await member.login(member.email);
    expect((await member.post('/cards', cardBody(member, '4444', 'mastercard'), newKey())).status).toBe(201);
    const added = (await ledgerOf(server, member)).cards.at(-1)?.id ?? '';
    expect((await member.post(`/cards/${added}/set-as-default`)).status).toBe(200);
    await settleAt(server, '2026-12-05T00:00:00.000Z');
    await settleAt(server, '2026-12-09T00:00:00.000Z');
    expect(await chargedSince(member, before)).toEqual([[2500, 'succeeded', '4444']]);
    const { periods } = await ledgerOf(server, member);
    expect(periods.at(-1)).toMatchObject({
      startsAt: new Date('2026-12-05T00:00:00.000Z'),
      endsAt: new Date('2027-01-01T23:59:59.999Z'),
    });
  });

  test('[CARD-09] is charged in the month to whose end it is good, and no more in the one after', async () => {
    const { member, before } = await payingUntil(12);
    await settleAt(server, '2026-12-31T23:59:59.999Z');
    await settleAt(server, '2027-01-02T00:00:00.000Z');
    expect(await chargedSince(member, before)).toEqual([[2500, 'succeeded', '4242']]);
    expect((await ledgerOf(server, member)).membership?.status).toBe('overdue');
  });
});
