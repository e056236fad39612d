import { addDays } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyKinds } from '#machines/domain/history.ts';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { charges, users } from '#server/db/schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import { fulfillPromises } from '#server/jobs/fulfill-promises.ts';
import { waiveDebts } from '#server/members/waive-debts.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import { cardBody, ledgerOf, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { settleAt } from '#tests/support/settle-at.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { historyOrders } from '#tests/support/history-orders.ts';
import { sessionOrders } from '#tests/support/session-orders.ts';
import { askToken, newPassword, reset } from '#tests/support/password-reset.ts';
import { form } from '#tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const from = { 'User-Agent': agent, 'X-Request-Id': 'request-0001' };

const rowsOf = (userId: string) =>
  server.db
    .select()
    .from(accountHistory)
    .where(eq(accountHistory.userId, userId))
    .orderBy(asc(accountHistory.position));

const userIdOf = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

/** What was written down while something was done. */
async function writtenBy(userId: string, act: () => Promise<unknown>) {
  const before = await rowsOf(userId);
  await act();
  return (await rowsOf(userId)).slice(before.length);
}

const orders = [...historyOrders, ...sessionOrders];
const kindsOf = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind);

describe('what is written down', () => {
  test.each(orders)(
    '[TRST-06] is one entry for each effect, none for a replay or a refusal: $name',
    async ({ state, request, refused, writes }) => {
      const member = await signInAs(server, state);
      const order = await request(server, member);
      const headers = { ...from, ...newKey() };
      const send = () => member.send(order.method, order.path, order.body, headers);
      const isKeyed = /^\/(membership|cards$|payouts)/.test(order.path);

      const written = await writtenBy(member.userId, send);
      expect(kindsOf(written)).toEqual(writes);
      expect(
        written.map(({ clientId, at, by, browser, requestId }) => [clientId, at, by, browser, requestId]),
      ).toEqual(writes.map(() => ['varsity', testNow, 'member', 'Chrome on Linux', 'request-0001']));

      let replayed: string | null = null;
      const replay = async () => {
        replayed = (await send()).headers.get('Idempotent-Replayed');
      };
      const again = isKeyed ? await writtenBy(member.userId, replay) : [];
      expect([again, replayed]).toEqual([[], isKeyed ? 'true' : null]);

      const other = await refused(server, member);
      const nothing = await writtenBy(member.userId, () =>
        member.send(other.method, other.path, other.body, newKey()),
      );
      expect(nothing).toEqual([]);
    },
  );

  test('[TRST-06] is the sign-up, and nothing of an address that is taken', async () => {
    const visitor = server.client();
    const body = form();
    await visitor.post('/signup', body, from);
    const userId = await userIdOf(body.email);
    expect(await rowsOf(userId)).toMatchObject([
      { kind: 'accountCreated', by: 'member', at: testNow, requestId: 'request-0001' },
    ]);
    expect(await writtenBy(userId, () => visitor.post('/signup', body))).toEqual([]);
  });

  test('[TRST-06] is the activation, once', async () => {
    const { userId, activationToken } = await createDemoMember(server.db, {
      clientId: 'varsity',
      state: 'incomplete',
      now: testNow,
    });
    const activation = {
      password: newPassword,
      passwordConfirmation: newPassword,
      over18: true,
      newsletter: true,
    };
    const activate = () => server.client().post(`/activate/${activationToken}`, activation);
    expect(kindsOf(await writtenBy(userId, activate))).toEqual(['accountActivated']);
    expect(await writtenBy(userId, activate)).toEqual([]);
  });

  test('[TRST-06] is the new password by mail, and nothing of a token that was used', async () => {
    const { email, userId } = await signInAs(server, 'active');
    const visitor = server.client();
    const token = await askToken(server, visitor, email);
    expect(kindsOf(await writtenBy(userId, () => reset(visitor, email, token)))).toEqual(['passwordReset']);
    expect(await writtenBy(userId, () => reset(visitor, email, token))).toEqual([]);
  });

  test('[TRST-06] is each renewal, as of when it was and from nowhere: the program did it', async () => {
    const member = await signInAs(server, 'active');
    server.clock.set(new Date('2027-01-10T09:00:00.000Z'));
    const written = await writtenBy(member.userId, () => member.login(member.email));
    expect(
      written.map(({ kind, at, by, plan, amountCents, cardLastDigits, address, browser, requestId }) => [
        kind,
        at.toISOString(),
        [by, plan, amountCents, cardLastDigits],
        [address, browser, requestId],
      ]),
    ).toEqual(
      ['2026-12-02T00:00:00.000Z', '2027-01-02T00:00:00.000Z'].map((at) => [
        'planRenewed',
        at,
        ['program', 'Starter, monthly', 2500, '4242'],
        [null, null, null],
      ]),
    );
  });

  test('[TRST-06] is the scheduled plan when it begins, as a change', async () => {
    const member = await signInAs(server, 'scheduled');
    server.clock.advance(32 * 86_400_000);
    const [change] = await writtenBy(member.userId, () => member.login(member.email));
    expect(change).toMatchObject({ kind: 'planChanged', by: 'program', plan: 'Rookie, monthly' });
  });

  test('[TRST-06] is a renewal that no card could pay', async () => {
    const member = await signInAs(server, 'empty');
    server.clock.advance(400 * 86_400_000);
    const written = await writtenBy(member.userId, () => member.login(member.email));
    const tried = { kind: 'paymentDeclined', by: 'program', amountCents: 2500, cardLastDigits: null };
    expect(written).toMatchObject([
      ...['2026-12-14', '2026-12-17', '2026-12-21', '2026-12-28'].map((day) => ({
        ...tried,
        at: new Date(day),
        owedSince: new Date('2026-12-14'),
      })),
      { kind: 'suspended', by: 'program', at: new Date('2027-01-13'), amountCents: 2500 },
    ]);
  });

  test('[TRST-06] is a payment once it is through, as of when it was', async () => {
    const member = await signInAs(server, 'abandoned');
    await member.post('/cards', { ...cardBody(member, '0341'), ...planBody('Starter') }, newKey());
    server.clock.advance(60_000);
    const written = await writtenBy(member.userId, () => member.get('/users/me'));
    expect(written).toMatchObject([
      {
        kind: 'planBegun',
        by: 'program',
        at: new Date(testNow.getTime() + 6000),
        plan: 'Starter, monthly',
        amountCents: 2500,
        cardLastDigits: '0341',
      },
    ]);
  });

  test('[TRST-06] is a payment for a period that has begun already, once it is through', async () => {
    const member = await signInAs(server, 'active');
    const last = (await ledgerOf(server, member)).charges.at(-1);
    await server.db
      .update(charges)
      .set({ status: 'pending', settlesAt: testNow })
      .where(eq(charges.id, last?.id ?? ''));
    const written = await writtenBy(member.userId, () => member.get('/users/me'));
    expect(written).toMatchObject([{ kind: 'paymentSettled', by: 'program', amountCents: 2500 }]);
  });

  test('[TRST-06] [LIFE-04] has entries for what was promised', async () => {
    const { userId } = await createDemoMember(server.db, {
      clientId: 'varsity',
      state: 'active',
      now: testNow,
    });
    const [user] = await server.db.select().from(users).where(eq(users.id, userId));
    const [reward] = await server.db
      .select()
      .from(cardTransactions)
      .where(and(eq(cardTransactions.userId, userId), eq(cardTransactions.rewardStatus, 'pending')));
    if (!user || !reward) throw new Error('Nothing was promised.');
    const refund = { refundOf: reward.id, amountCents: -reward.amountCents, rewardStatus: null };
    await server.db.insert(cardTransactions).values({ ...reward, ...refund, id: undefined });
    server.clock.set(addDays(testNow, 69));
    const written = await writtenBy(userId, () =>
      withMemberLock(server.services, { user, origin: null }, ({ db, now }) =>
        fulfillPromises(db, [{ user, now }], server.services.settings),
      ),
    );
    expect(new Set(kindsOf(written))).toEqual(
      new Set(['planRenewed', 'cashBackConfirmed', 'cashBackRefused', 'givingPassedOn', 'friendRewarded']),
    );
  });

  test('[TRST-06] [LIFE-07] is the end of a cancelled plan, and a withdrawal that came back', async () => {
    const request = { clientId: 'varsity', now: testNow };
    const leaver = await createDemoMember(server.db, { ...request, state: 'active-churned' });
    const { userId } = await createDemoMember(server.db, { ...request, state: 'active' });
    const [payout] = await server.db.select().from(payouts).where(eq(payouts.userId, userId));
    if (!payout) throw new Error('Nothing was withdrawn.');
    const [sent] = await server.db
      .insert(payouts)
      .values({ ...payout, id: undefined, amountCents: 1, status: 'pending' })
      .returning();
    const effect = { kind: 'withdrawalSentBack', at: testNow, payoutId: sent?.id } as const;
    await server.db.insert(dueEffects).values({ clientId: 'varsity', userId, ...effect });
    expect(kindsOf(await writtenBy(userId, () => settleAt(server, testNow)))).toEqual(['withdrawalSentBack']);
    const ended = await writtenBy(leaver.userId, () => settleAt(server, addDays(testNow, 69)));
    expect(kindsOf(ended)).toContain('membershipEnded');
  });

  test('[TRST-06] [LIFE-07] is what an operator waived, by nobody’s order', async () => {
    const { userId, email } = await signInAs(server, 'overdue');
    const waiver = { reason: 'Outage of May 3', amountCents: 2500 };
    const written = await writtenBy(userId, () =>
      waiveDebts(server.services, { clientId: 'varsity', email }, waiver),
    );
    expect(written).toMatchObject([
      { kind: 'duesWaived', by: 'program', plan: 'Starter, monthly', amountCents: 2500, browser: null },
      { kind: 'planRenewed', by: 'program', plan: 'Starter, monthly', amountCents: 0 },
    ]);
  });

  test('[TRST-06] knows no other kinds than those that are written', async () => {
    const seen = new Set(kindsOf(await server.db.select().from(accountHistory)));
    expect(historyKinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
