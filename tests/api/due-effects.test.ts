import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payoutSchema } from '#machines/domain/payout.ts';
import { summarySchema } from '#machines/domain/summary.ts';
import { page } from '#machines/domain/wire.ts';
import { continueBackfills } from '#server/db/backfills.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { cards, memberships } from '#server/db/schema.ts';
import { writeOrderedMails } from '#server/mail/write-ordered-mails.ts';
import { newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
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

const account = 'Go to your account: http://varsity.localhost:4173/account';
async function lettersWritten(member: TestMember) {
  await writeOrderedMails(server.services, server.services.jobs);
  return lettersOf(server, member);
}

const entriesOf = async ({ userId }: TestMember, kind: 'membershipEnded' | 'withdrawalSentBack') => {
  const rows = await server.db.select().from(accountHistory).where(eq(accountHistory.userId, userId));
  return rows
    .filter((row) => row.kind === kind && row.at >= testNow)
    .map(({ at, by, plan, amountCents, cardLastDigits }) => ({ at, by, plan, amountCents, cardLastDigits }));
};

const endOf = async ({ userId }: TestMember) =>
  (await server.db.select().from(dueEffects).where(eq(dueEffects.userId, userId)))[0]?.at ?? null;

describe('a cancelled plan', () => {
  async function leaver() {
    const member = await signInAs(server, 'active');
    await member.post('/membership/cancel', {});
    const ends = (await endOf(member)) ?? new Date(0);
    await lettersWritten(member);
    return { member, ends };
  }

  test('[LIFE-07] ends once, as of its day, with a mail; however late the job is', async () => {
    const { member, ends } = await leaver();
    await settleAt(server, new Date(ends.getTime() - 1));
    expect(await entriesOf(member, 'membershipEnded')).toEqual([]);
    const before = (await lettersWritten(member)).length;
    await settleAt(server, new Date(ends.getTime() + 40 * 86_400_000));
    await settleAt(server, new Date(ends.getTime() + 41 * 86_400_000));
    expect(await entriesOf(member, 'membershipEnded')).toEqual([
      { at: ends, by: 'program', plan: 'Starter, monthly', amountCents: null, cardLastDigits: null },
    ]);
    expect((await lettersWritten(member)).slice(before)).toEqual([
      {
        subject: 'Your plan has ended',
        text: [
          'Starter, monthly ended on Dec 1, 2026, as you asked. Your benefits have stopped, and it won’t renew.',
          'Cash back that is left stays in your account. You can withdraw it once you come back.',
          account,
        ].join('\n\n'),
      },
    ]);
  });

  test('[LIFE-07] never ends where its member goes on', async () => {
    const { member, ends } = await leaver();
    await member.send('PATCH', '/membership', planBody('Starter'));
    await settleAt(server, new Date(ends.getTime() + 1000));
    expect(await entriesOf(member, 'membershipEnded')).toEqual([]);
  });

  test('[LIFE-07] ends, too, where an older version cancelled it; one that has ended already does not again', async () => {
    const [before, over] = [await leaver(), await leaver()];
    const cancelled = [
      [before.member, new Date('2040-01-31T23:59:59.999Z')],
      [over.member, new Date('2026-01-31T23:59:59.999Z')],
    ] as const;
    for (const [{ userId }, renewsAt] of cancelled) {
      await server.db.delete(dueEffects).where(eq(dueEffects.userId, userId));
      await server.db.update(memberships).set({ renewsAt }).where(eq(memberships.userId, userId));
    }
    await server.db
      .update(backfills)
      .set({ isDone: false, position: null })
      .where(eq(backfills.name, 'due_effects'));
    for (const _ of [1, 2]) await continueBackfills(server.db, new AbortController().signal);
    expect(await endOf(before.member)).toEqual(new Date('2040-02-01T00:00:00.000Z'));
    expect(await endOf(over.member)).toBeNull();
  });
});

describe('a withdrawal to a bank that does not take it', () => {
  const summaryOf = async (member: TestMember) =>
    v.parse(summarySchema, await (await member.get('/membership/summary')).json());
  const payoutOf = async (member: TestMember) =>
    v.parse(page(payoutSchema), await (await member.get('/payouts')).json()).items[0];

  test('[LIFE-07] [ACTV-04] comes back once: it says so, the mail says so, and the money is there again', async () => {
    const member = await signInAs(server, 'active');
    const before = await summaryOf(member);
    await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, member.userId));
    const [card] = await server.db.select().from(cards).where(eq(cards.userId, member.userId)).limit(1);
    const answer = await member.post('/payouts', { cardId: card?.id, amount: 12.34 }, newKey());
    expect(answer.status).toBe(201);
    expect((await summaryOf(member)).cashBackBalance).toBe(before.cashBackBalance - 1234);
    const back = (await endOf(member)) ?? testNow;
    await settleAt(server, new Date(back.getTime() - 1));
    await member.login(member.email);
    expect(await payoutOf(member)).toMatchObject({ status: 'pending' });
    const onTheWay = await summaryOf(member);
    await settleAt(server, back);
    await settleAt(server, back);
    expect(await payoutOf(member)).toMatchObject({
      amount: 1234,
      status: 'failed',
      message: 'The bank sent the transfer back. Your cash back is in your balance again.',
      updatedAt: back.toISOString(),
    });
    expect((await summaryOf(member)).cashBackBalance).toBe(onTheWay.cashBackBalance + 1234);
    expect(await entriesOf(member, 'withdrawalSentBack')).toEqual([
      { at: back, by: 'program', plan: null, amountCents: 1234, cardLastDigits: '0259' },
    ]);
    expect((await lettersWritten(member)).slice(-1)).toEqual([
      {
        subject: '$12.34 of cash back was sent back',
        text: [
          'The bank of the card ending in 0259 didn’t accept the transfer, and doesn’t tell us why. Your cash back is in your balance again.',
          'You can withdraw it to another card.',
          'Amount: $12.34\nCard: Ending in 0259\nSent back: Nov 24, 2026',
          account,
        ].join('\n\n'),
      },
    ]);
  });
});
