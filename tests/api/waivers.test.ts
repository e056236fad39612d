import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardTransactions, contributionMonths, donations } from '#server/db/activity-schema.ts';
import { dunning } from '#server/db/debts-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { ledgerEntries, ledgerPostings } from '#server/db/ledger-schema.ts';
import { memberships } from '#server/db/schema.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { describeDebts } from '#server/members/waive-debts.ts';
import { membershipIn } from '#tests/support/api-answers.ts';
import { ledgerOf, newKey, planBody, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { debtsOf, deleteTries } from '#tests/support/debts.ts';
import { lettersOf } from '#tests/support/member-mails.ts';
import { memberRoundingUp } from '#tests/support/round-ups.ts';
import { settleAt } from '#tests/support/settle-at.ts';
import { setCard, waive, waiverReason, whomOf } from '#tests/support/waivers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const cancel = (member: TestMember) => member.post('/membership/cancel', {}, newKey());
const sessionOf = async (member: TestMember) => {
  await member.login(member.email);
  return membershipIn(await member.get('/users/me'));
};
const entryOf = ({ userId }: TestMember) =>
  server.db
    .select({
      by: accountHistory.by,
      kind: accountHistory.kind,
      plan: accountHistory.plan,
      amountCents: accountHistory.amountCents,
    })
    .from(accountHistory)
    .where(and(eq(accountHistory.userId, userId), eq(accountHistory.kind, 'duesWaived')));
const triesOf = ({ userId }: TestMember) =>
  server.db
    .select({ dueAt: dunning.dueAt })
    .from(dunning)
    .innerJoin(memberships, eq(memberships.id, dunning.membershipId))
    .where(eq(memberships.userId, userId));
describe('a waiver', () => {
  test('[LIFE-02] of an overdue membership makes it active on its days, charges nothing, and ends the tries', async () => {
    const member = await signInAs(server, 'active');
    await setCard(server, member, '0259');
    await settleAt(server, '2026-12-02T00:00:00.000Z');
    server.clock.set(new Date('2026-12-04T08:00:00.000Z'));
    const before = await ledgerOf(server, member);
    expect(before.membership?.status).toBe('overdue');
    expect(await describeDebts(server.services, whomOf(member))).toEqual([
      `${member.email} owes $25.00:`,
      '  Starter, monthly, due since Dec 2, 2026: $25.00',
    ]);
    expect(await ledgerOf(server, member)).toEqual(before);
    expect(await waive(server, member, 2500)).toEqual([
      `Waived for ${member.email}: $25.00`,
      '  Starter, monthly, due since Dec 2, 2026: $25.00',
      'The membership is active again. Its period runs until Jan 1, 2027, and then renews.',
    ]);
    expect(await sessionOf(member)).toMatchObject({
      status: 'active',
      dues: null,
      currentSubscription: { endsAt: '2027-01-01T23:59:59.999Z' },
    });
    expect(await triesOf(member)).toEqual([]);
    const after = await ledgerOf(server, member);
    const [waived, ...more] = after.charges.slice(before.charges.length);
    expect(more).toEqual([]);
    expect(waived).toMatchObject({ status: 'waived', amountCents: 2500, subscriptionId: null, cardId: null });
    expect(await debtsOf(server, member)).toMatchObject([
      { chargeId: waived?.id, paidAt: new Date('2026-12-04T08:00:00.000Z'), waiverReason },
    ]);
    await settleAt(server, '2026-12-31T00:00:00.000Z');
    expect(await ledgerOf(server, member)).toEqual(after);
  });

  test('[LIFE-02] is followed by a charge of the next period alone', async () => {
    const member = await signInAs(server, 'overdue');
    await waive(server, member, 2500);
    const before = (await ledgerOf(server, member)).charges;
    await setCard(server, member, '4242');
    await settleAt(server, '2026-12-15T00:00:00.000Z');
    const { charges: made, periods } = await ledgerOf(server, member);
    expect(made.slice(before.length)).toMatchObject([{ status: 'succeeded', amountCents: 2500 }]);
    expect(periods.at(-1)).toMatchObject({
      startsAt: new Date('2026-12-15T00:00:00.000Z'),
      endsAt: new Date('2027-01-14T23:59:59.999Z'),
    });
  });

  test('[LIFE-02] [LIFE-03] of a suspended membership makes it active, as paying would, from today on', async () => {
    const member = await signInAs(server, 'active');
    await setCard(server, member, '0259');
    await settleAt(server, '2027-01-20T08:00:00.000Z');
    expect((await ledgerOf(server, member)).membership?.status).toBe('suspended');
    await waive(server, member, 2500);
    expect(await sessionOf(member)).toMatchObject({
      status: 'active',
      dues: null,
      currentSubscription: { endsAt: '2027-02-19T23:59:59.999Z' },
    });
  });

  test('[LIFE-02] of who has left leaves them as they are, and lets them come back for the price alone', async () => {
    const member = await signInAs(server, 'overdue');
    await cancel(member);
    const before = await ledgerOf(server, member);
    expect((await waive(server, member, 2500))?.at(-1)).toBe('The membership is as it was.');
    const after = await ledgerOf(server, member);
    expect([after.membership, after.periods]).toEqual([before.membership, before.periods]);
    expect(await sessionOf(member)).toMatchObject({ status: 'churned', dues: null });
    await setCard(server, member, '4242');
    const order = { ...planBody('Starter'), cardId: await cardOf(server, member), amountToCharge: 25 };
    expect((await member.send('PATCH', '/membership', order, newKey())).status).toBe(200);
  });

  test('[LIFE-02] writes down and ends what an older server left without a debt', async () => {
    const member = await signInAs(server, 'overdue');
    await deleteTries(server, member);
    await waive(server, member, 2500);
    expect(await debtsOf(server, member)).toMatchObject([{ amountCents: 2500, waiverReason }]);
    expect(await sessionOf(member)).toMatchObject({ status: 'active', dues: null });
  });

  test('[LIFE-02] [LIFE-04] of round-ups ends their tries, and has only what stores gave that month passed on', async () => {
    const member = await memberRoundingUp(server, 480);
    const facts = { clientId: 'harbor', userId: member.userId, cardId: await cardOf(server, member) };
    await server.db.insert(cardTransactions).values({
      ...facts,
      description: 'SHOP',
      amountCents: 900,
      contributionCents: 120,
      purchasedAt: testNow,
    });
    await setCard(server, member, '0259');
    await cancel(member);
    await settleAt(server, '2026-12-03T00:00:00.000Z');
    expect(await debtsOf(server, member)).toMatchObject([{ kind: 'roundUps', month: '2026-11-01' }]);
    const [owed] = await debtsOf(server, member);
    const own = eq(donations.userId, member.userId);
    const november = and(own, eq(donations.month, '2026-11-01'));
    expect(await server.db.select().from(donations).where(november)).toEqual([]);
    await waive(server, member, owed?.amountCents ?? 0, 'harbor');
    await setCard(server, member, '4242');
    await settleAt(server, '2027-02-01T00:00:00.000Z');
    expect(await server.db.select().from(donations).where(november)).toMatchObject([{ amountCents: 120 }]);
    const month = and(
      eq(contributionMonths.userId, member.userId),
      eq(contributionMonths.month, '2026-11-01'),
    );
    expect(await server.db.select().from(contributionMonths).where(month)).toMatchObject([
      { giving: 'passedOn' },
    ]);
    const { charges: made } = await ledgerOf(server, member);
    const ofNovember = made.filter(({ month: of }) => of === '2026-11-01');
    expect(ofNovember.map(({ status }) => status)).toEqual(['declined', 'waived']);
  });

  test('[LIFE-01] is an entry of the ledger with two sides, with which all tables agree', async () => {
    const member = await signInAs(server, 'overdue');
    await waive(server, member, 2500);
    const [entry] = await server.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, member.userId))
      .orderBy(desc(ledgerEntries.id))
      .limit(1);
    expect(entry?.kind).toBe('duesWaived');
    const sides = await server.db
      .select({ account: ledgerPostings.account, amountCents: ledgerPostings.amountCents })
      .from(ledgerPostings)
      .where(eq(ledgerPostings.entryId, entry?.id ?? 0))
      .orderBy(asc(ledgerPostings.account));
    expect(sides).toEqual([
      { account: 'dues', amountCents: -2500 },
      { account: 'duesWaived', amountCents: 2500 },
    ]);
    const { differences } = await checkLedger(server.db);
    expect(differences.filter(({ email }) => email === member.email)).toEqual([]);
  });

  test('[LIFE-07] [ACCT-02] is an update, one mail, and a line of the billing history', async () => {
    const member = await signInAs(server, 'overdue');
    await waive(server, member, 2500);
    expect(await entryOf(member)).toEqual([
      { by: 'program', kind: 'duesWaived', plan: 'Starter, monthly', amountCents: 2500 },
    ]);
    const letters = await lettersOf(server, member);
    expect(letters).toEqual([
      {
        subject: 'You no longer owe $25.00',
        text: [
          'We waived $25.00 for Starter, monthly. You don’t have to pay it, and we won’t charge a card for it.',
          'Your membership is active again.',
          'There’s nothing you need to do.',
          'Next charge: $25.00 on Dec 15, 2026',
          'Go to your account: http://varsity.localhost:4173/account',
        ].join('\n\n'),
      },
    ]);
    const listed = await member.get('/membership/charges?pageSize=1');
    expect(await listed.json()).toMatchObject({
      items: [{ status: 'waived', amount: 25, description: 'Starter, monthly', cardLastDigits: '' }],
    });
  });
});
