import { and, between, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isActiveChurned, type Session } from '#machines/domain/member.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { cardTransactions, donations, payouts, referrals } from '#server/db/activity-schema.ts';
import { demoUserId, signInDemo } from '#tests/support/api-demo-members.ts';
import { sessionOf, summaryOf } from '#tests/support/api-answers.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const signIn = (state: DemoState, host?: string) => signInDemo(server, state, host);
const idOf = (state: DemoState) => demoUserId(server, state);

describe('GET /users/me', () => {
  const states: [DemoState, (session: Session) => boolean][] = [
    ['active', ({ user, membership }) => user.isSubscribed && membership?.status === 'active'],
    [
      'annual',
      ({ membership }) => membership?.status === 'active' && membership.membershipTierPlanId !== null,
    ],
    ['overdue', ({ membership }) => membership?.status === 'overdue'],
    ['suspended', ({ membership }) => membership?.status === 'suspended'],
    ['churned', ({ membership }) => membership?.status === 'churned' && !isActiveChurned(membership)],
    ['active-churned', ({ membership }) => membership !== null && isActiveChurned(membership)],
    ['abandoned', ({ user, membership }) => user.isMember && membership?.status === 'abandoned_checkout'],
    ['nonmember', ({ user, membership }) => !user.isMember && membership === null],
    ['amex', ({ membership }) => membership?.status === 'active'],
    ['admin', ({ user }) => user.permissionFlag === 'admin'],
    ['manager', ({ user }) => user.permissionFlag === 'manager'],
    ['new', ({ user }) => user.createdAt?.slice(0, 10) === testNow.toISOString().slice(0, 10)],
    ['empty', ({ membership }) => membership?.status === 'active'],
  ];

  test.each(states)('[HTTP-01] reports the state of the demo member "%s"', async (name, isSo) => {
    const session = await sessionOf(await signIn(name));
    expect(session.user.email).toBe(`${name}@example.com`);
    expect(isSo(session)).toBe(true);
  });

  test('[MEMB-05] reports what is due and since when to an overdue or suspended member, and to nobody else', async () => {
    const [again, suspension] = ['2026-11-22T00:00:00.000Z', '2026-12-15T00:00:00.000Z'];
    for (const [state, others] of [
      ['overdue', { anchorDay: 15, nextTryAt: again, suspendsAt: suspension }],
      ['suspended', { nextTryAt: null }],
    ] as const) {
      const member = await signIn(state);
      const { nextCharge } = await summaryOf(member);
      expect(nextCharge?.amount).toBeGreaterThan(0);
      expect((await sessionOf(member)).membership?.dues).toEqual({
        amount: nextCharge?.amount,
        since: nextCharge?.date,
        description: 'Starter, monthly',
        ...others,
      });
    }
    expect((await sessionOf(await signIn('active'))).membership?.dues).toBeNull();
  });

  test('[HTTP-01] lists a scheduled downgrade last', async () => {
    const { membership } = await sessionOf(await signIn('scheduled'));
    const latest = membership?.membershipSubscriptions.at(-1);
    expect(latest?.membershipTierPlanId).not.toBe(membership?.currentSubscription?.membershipTierPlanId);
    expect(membership?.currentSubscription).toEqual(membership?.membershipSubscriptions.at(-2));
  });

  test('[HTTP-01] waits for an imported member to activate: until then there is no password', async () => {
    const response = await server.client().login('incomplete@example.com');
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code: 'i_auth_003' });
  });

  test('[HTTP-01] gives this month’s tickets', async () => {
    const member = await signIn('active');
    const { lotteryTicketNumbers } = await sessionOf(member);
    expect(lotteryTicketNumbers.length).toBeGreaterThan(0);
    expect(new Set(lotteryTicketNumbers).size).toBe(lotteryTicketNumbers.length);
  });

  test('[HTTP-01] follows the clock: a period that has ended is the current one no more', async () => {
    const before = await sessionOf(await signIn('active-churned'));
    const endsAt = Date.parse(before.membership?.currentSubscription?.endsAt ?? '');
    server.clock.set(new Date(endsAt + 1000));
    const after = await sessionOf(await signIn('active-churned'));
    server.clock.reset();
    expect(after.membership?.currentSubscription).toBeNull();
    expect(after.user.isSubscribed).toBe(false);
    expect(after.user.lastSubscription?.endsAt).toBe(before.membership?.currentSubscription?.endsAt);
  });
});

describe('GET /membership/summary', () => {
  test('[HTTP-01] adds up to the cent what the member’s transactions say', async () => {
    const summary = await summaryOf(await signIn('active'));
    const userId = await idOf('active');
    const rows = await server.db.select().from(cardTransactions).where(eq(cardTransactions.userId, userId));
    const paid = await server.db.select().from(payouts).where(eq(payouts.userId, userId));
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const rewardsIn = (...statuses: (string | null)[]) =>
      sum(rows.filter((row) => statuses.includes(row.rewardStatus)).map((row) => row.rewardAmountCents));

    expect(rows.length).toBeGreaterThan(100);
    expect(summary.lifetimeCashBack).toBe(rewardsIn('confirmed', 'paid'));
    expect(summary.pendingCashBack).toBe(rewardsIn('pending'));
    expect(summary.cashBackBalance).toBe(
      summary.lifetimeCashBack -
        sum(paid.filter(({ status }) => status !== 'failed').map((row) => row.amountCents)),
    );
    expect(summary.contributedThisMonth).toBe(
      sum(
        rows.filter((row) => row.purchasedAt >= new Date('2026-11-01')).map((row) => row.contributionCents),
      ),
    );
    expect(summary.cashBackBalance).toBeGreaterThan(0);
    const expected = rows
      .filter(({ rewardStatus }) => rewardStatus === 'pending')
      .map((row) => row.expectedAt);
    expect(summary.pendingExpectedAt).toBe(expected.sort((a, b) => Number(b) - Number(a))[0]?.toISOString());
  });

  test('[HOME-01] reports what each of the last six months gave, the running one last, those without a gift too', async () => {
    const userId = await idOf('manager');
    const inJuly = { from: new Date('2026-07-01T00:00:00.000Z'), to: new Date('2026-07-31T23:59:59.999Z') };
    const { purchasedAt } = cardTransactions;
    await server.db
      .delete(cardTransactions)
      .where(and(eq(cardTransactions.userId, userId), between(purchasedAt, inJuly.from, inJuly.to)));
    await server.db
      .delete(donations)
      .where(and(eq(donations.userId, userId), eq(donations.month, '2026-07-01')));
    const rows = await server.db.select().from(cardTransactions).where(eq(cardTransactions.userId, userId));
    const givenIn = (month: string) =>
      rows
        .filter((row) => row.purchasedAt.toISOString().startsWith(month))
        .reduce((sum, row) => sum + row.contributionCents, 0);
    const { contributions, contributedThisMonth } = await summaryOf(await signIn('manager'));
    expect(contributions).toEqual(
      ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({
        month: `${month}-01T00:00:00.000Z`,
        amount: givenIn(month),
      })),
    );
    expect(contributions[1]?.amount).toBe(0);
    expect(contributions[5]?.amount).toBe(contributedThisMonth);
    expect(contributedThisMonth).toBeGreaterThan(0);
  });

  test('[R44] [LIFE-04] still names the day for what is pending once that day is over', async () => {
    const { pendingExpectedAt } = await summaryOf(await signIn('active'));
    server.clock.set(new Date(pendingExpectedAt ?? ''));
    const late = await summaryOf(await signIn('active'));
    server.clock.reset();
    expect(late.pendingCashBack).toBeGreaterThan(0);
    expect(late.pendingExpectedAt).toBe(pendingExpectedAt);
  });

  test('[HOME-01] reports the first steps that are done to who has nothing yet, and to nobody else', async () => {
    const stepsOf = async (member: TestClient) => (await summaryOf(member)).firstSteps;
    expect(await stepsOf(await signIn('active'))).toBeNull();
    expect(await stepsOf(await signIn('empty', 'roundup.localhost'))).toEqual({
      hasCause: null,
      hasInvited: false,
    });
    const empty = await signIn('empty');
    expect(await stepsOf(empty)).toEqual({ hasCause: false, hasInvited: false });
    const { items } = v.parse(
      v.object({ items: v.array(v.object({ id: v.string() })) }),
      await (await empty.get('/membership/affinities')).json(),
    );
    await empty.post('/membership/affinities', { affinityId: items[0]?.id });
    await server.db.insert(referrals).values({
      clientId: 'varsity',
      userId: await idOf('empty'),
      email: 'friend@example.net',
      status: 'pending',
      createdAt: testNow,
    });
    expect(await stepsOf(empty)).toEqual({ hasCause: true, hasInvited: true });
  });

  test('[HOME-01] says whose month each donation gives', async () => {
    const { lastDonations } = await summaryOf(await signIn('active'));
    expect(lastDonations.slice(0, 2).map(({ date, month }) => [date, month])).toEqual([
      ['2026-11-03T15:00:00.000Z', '2026-10-01T00:00:00.000Z'],
      ['2026-10-03T15:00:00.000Z', '2026-09-01T00:00:00.000Z'],
    ]);
  });

  test('[HTTP-01] gives the last donations, newest first, and what is charged next', async () => {
    const { lastDonations, nextCharge } = await summaryOf(await signIn('active'));
    const dates = lastDonations.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(nextCharge?.amount).toBeGreaterThan(0);
    expect(nextCharge?.reason).not.toBe('');
  });

  test('[HTTP-01] announces the charge for one day after the running period', async () => {
    const member = await signIn('annual');
    const { membership } = await sessionOf(member);
    const { nextCharge } = await summaryOf(member);
    const endsAt = Date.parse(membership?.currentSubscription?.endsAt ?? '');
    expect(Date.parse(nextCharge?.date ?? '')).toBe(endsAt + 86_400_000);
  });

  test.each(['churned', 'active-churned', 'abandoned'] as const)(
    '[HTTP-01] announces no charge to the member "%s"',
    async (name) => {
      expect((await summaryOf(await signIn(name))).nextCharge).toBeNull();
    },
  );

  test('[HTTP-01] is all zeros for a member who has nothing yet', async () => {
    expect(await summaryOf(await signIn('empty'))).toMatchObject({
      cashBackBalance: 0,
      pendingCashBack: 0,
      lifetimeCashBack: 0,
      pendingExpectedAt: null,
      contributedThisMonth: 0,
      contributions: Array.from({ length: 6 }, () => expect.objectContaining({ amount: 0 }) as unknown),
      lastDonations: [],
    });
  });

  test('[HTTP-02] is refused with i_member_002 to a non-member', async () => {
    const response = await (await signIn('nonmember')).get('/membership/summary');
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code: 'i_member_002' });
  });
});
