import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dunning } from '#server/db/debts-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { continueBackfills } from '#server/db/backfills.ts';
import { cards, memberships } from '#server/db/schema.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { membershipIn } from '#tests/support/api-answers.ts';
import { ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { deleteTries } from '#tests/support/debts.ts';
import { mailsOf } from '#tests/support/member-mails.ts';
import { settleAt } from '#tests/support/settle-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

const setCard = (member: TestMember, lastDigits: string) =>
  server.db.update(cards).set({ lastDigits }).where(eq(cards.userId, member.userId));

/** A member whose renewal of Dec 2 is declined. */
async function declining() {
  const member = await signInAs(server, 'active');
  await setCard(member, '0259');
  return member;
}

const renewed = ['paymentDeclined', 'suspended', 'planRenewed', 'paymentPending'] as const;

/** What became of the renewal since Dec 2: each entry with its day. */
async function courseOf({ userId }: TestMember) {
  const rows = await server.db
    .select({ at: accountHistory.at, kind: accountHistory.kind })
    .from(accountHistory)
    .where(and(eq(accountHistory.userId, userId), inArray(accountHistory.kind, renewed)))
    .orderBy(asc(accountHistory.at), asc(accountHistory.position));
  return rows
    .map(({ at, kind }) => `${at.toISOString().slice(0, 10)} ${kind}`)
    .filter((entry) => entry >= '2026-12-02');
}

const sessionAt = async (member: TestMember, instant: string) => {
  server.clock.set(new Date(instant));
  await member.login(member.email);
  return membershipIn(await member.get('/users/me'));
};

const wholeCourse = [
  '2026-12-02 paymentDeclined',
  '2026-12-05 paymentDeclined',
  '2026-12-09 paymentDeclined',
  '2026-12-16 paymentDeclined',
  '2027-01-01 suspended',
];

const dueAtOf = async ({ userId }: TestMember) => {
  const rows = await server.db
    .select({ dueAt: dunning.dueAt })
    .from(dunning)
    .innerJoin(memberships, eq(memberships.id, dunning.membershipId))
    .where(eq(memberships.userId, userId));
  return rows.map(({ dueAt }) => dueAt.toISOString());
};

describe('a declined renewal', () => {
  test('[LIFE-04] is tried again after 3, 7 and 14 days, and the membership suspended after 30', async () => {
    const member = await declining();
    const steps: [string, number][] = [
      ['2026-12-02T00:00:00.000Z', 1],
      ['2026-12-04T23:59:59.999Z', 1],
      ['2026-12-05T00:00:00.000Z', 2],
      ['2026-12-09T00:00:00.000Z', 3],
      ['2026-12-16T00:00:00.000Z', 4],
      ['2026-12-31T23:59:59.999Z', 4],
      ['2027-01-01T00:00:00.000Z', 5],
      ['2027-03-01T00:00:00.000Z', 5],
    ];
    for (const [instant, length] of steps) {
      await settleAt(server, instant);
      expect([instant, await courseOf(member)]).toEqual([instant, wholeCourse.slice(0, length)]);
    }
    expect(await dueAtOf(member)).toEqual([]);
  });

  test('[LIFE-04] goes through all steps in order where the clock jumps, for who opens a page', async () => {
    const member = await declining();
    expect(await sessionAt(member, '2027-03-01T00:00:00.000Z')).toMatchObject({
      status: 'suspended',
      dues: { amount: 2500, nextTryAt: null },
    });
    expect(await courseOf(member)).toEqual(wholeCourse);
  });

  test('[LIFE-04] is tried once by two servers at once', async () => {
    const member = await declining();
    server.clock.set(new Date('2027-01-02T00:00:00.000Z'));
    const { signal } = new AbortController();
    await Promise.all([
      renewDue(server.services, signal),
      renewDue(server.services, signal),
      member.get('/users/me'),
    ]);
    expect(await courseOf(member)).toEqual(wholeCourse);
  });

  test('[LIFE-03] renews on the same day as before where a try passes, and ends the schedule', async () => {
    const member = await declining();
    await settleAt(server, '2026-12-03T00:00:00.000Z');
    await setCard(member, '4242');
    await settleAt(server, '2026-12-05T00:00:00.000Z');
    expect(await courseOf(member)).toEqual(['2026-12-02 paymentDeclined', '2026-12-05 planRenewed']);
    const { periods, charges } = await ledgerOf(server, member);
    expect(periods.at(-1)).toMatchObject({
      startsAt: new Date('2026-12-05T00:00:00.000Z'),
      endsAt: new Date('2027-01-01T23:59:59.999Z'),
    });
    expect(charges.at(-1)).toMatchObject({ status: 'succeeded', amountCents: 2500 });
    expect(await dueAtOf(member)).toEqual([]);
  });

  test('[LIFE-03] sets a new day of renewals where it is paid after the suspension', async () => {
    const member = await declining();
    await sessionAt(member, '2027-01-20T08:00:00.000Z');
    await setCard(member, '4242');
    expect(await membershipIn(await member.post('/membership/charge', undefined, newKey()))).toMatchObject({
      status: 'active',
      dues: null,
      currentSubscription: { endsAt: '2027-02-19T23:59:59.999Z' },
    });
  });

  test('[LIFE-04] waits for a slow bank before anything else', async () => {
    const member = await declining();
    await settleAt(server, '2026-12-03T00:00:00.000Z');
    await setCard(member, '0341');
    await settleAt(server, '2026-12-05T00:00:00.000Z');
    expect(await membershipIn(await member.login(member.email))).toMatchObject({ status: 'overdue' });
    await settleAt(server, '2026-12-05T00:00:06.000Z');
    expect(await courseOf(member)).toEqual([
      '2026-12-02 paymentDeclined',
      '2026-12-05 paymentPending',
      '2026-12-05 planRenewed',
    ]);
  });

  test('[LIFE-02] is tried no more once its member pays or leaves', async () => {
    const [paying, leaving] = [await declining(), await declining()];
    await sessionAt(paying, '2026-12-03T00:00:00.000Z');
    await sessionAt(leaving, '2026-12-03T00:00:00.000Z');
    await setCard(paying, '4242');
    expect((await paying.post('/membership/charge', undefined, newKey())).status).toBe(200);
    expect((await leaving.post('/membership/cancel', {}, newKey())).status).toBe(200);
    expect([await dueAtOf(paying), await dueAtOf(leaving)]).toEqual([[], []]);
    await settleAt(server, '2027-01-01T00:00:00.000Z');
    expect(await courseOf(leaving)).toEqual(['2026-12-02 paymentDeclined']);
    expect(await membershipIn(await leaving.login(leaving.email))).toMatchObject({
      status: 'churned',
      dues: { amount: 2500, nextTryAt: null },
    });
  });

  test('[LIFE-04] has its next try and the day of the suspension in the session', async () => {
    const member = await declining();
    const suspendsAt = '2027-01-01T00:00:00.000Z';
    expect((await sessionAt(member, '2026-12-03T00:00:00.000Z'))?.dues).toMatchObject({
      nextTryAt: '2026-12-05T00:00:00.000Z',
      suspendsAt,
    });
    expect((await sessionAt(member, '2026-12-20T00:00:00.000Z'))?.dues).toMatchObject({
      nextTryAt: null,
      suspendsAt,
    });
  });
});

describe('each try and the suspension', () => {
  test('[LIFE-07] are mailed once, with what comes next', async () => {
    const member = await declining();
    for (const day of ['2026-12-02', '2026-12-05', '2026-12-09', '2026-12-16', '2027-01-02']) {
      await settleAt(server, `${day}T12:00:00.000Z`);
      await mailsOf(server, member);
    }
    const mails = await mailsOf(server, member);
    const declined = mails.filter(({ subject }) => subject === 'Your payment didn’t go through');
    const said = declined.flatMap(({ body }) =>
      body.split('\n').filter((line) => line.startsWith('This was')),
    );
    expect(said.toSorted()).toEqual([
      'This was try 1 of 4. We’ll try again on Dec 5, 2026.',
      'This was try 2 of 4. We’ll try again on Dec 9, 2026.',
      'This was try 3 of 4. We’ll try again on Dec 16, 2026.',
      'This was try 4 of 4, the last one: we won’t try again.',
    ]);
    for (const { body } of declined) {
      expect(body).toContain('If this isn’t paid by Jan 1, 2027, your membership is suspended that day.');
    }
    const suspended = mails.filter(
      ({ subject }) => subject === 'Your membership was suspended on Jan 1, 2027',
    );
    expect(suspended.map(({ body }) => body)).toEqual([
      expect.stringContaining('We couldn’t charge $25.00 for Starter, monthly for 30 days'),
    ]);
  });
});

describe('a membership that an older server made overdue', () => {
  test('[LIFE-04] is tried from its next day on, and its debt written', async () => {
    const member = await signInAs(server, 'overdue');
    await setCard(member, '0259');
    await deleteTries(server, member);
    await server.db.delete(dunning);
    await server.db
      .update(backfills)
      .set({ isDone: false, position: null })
      .where(eq(backfills.name, 'dunning'));
    await continueBackfills(server.db, new AbortController().signal);
    await server.db.update(dunning).set({ dueAt: new Date('2026-11-20T12:00:00.000Z') });
    await settleAt(server, '2026-11-22T00:00:00.000Z');
    expect(await dueAtOf(member)).toEqual(['2026-11-29T00:00:00.000Z']);
    await settleAt(server, '2026-11-30T00:00:00.000Z');
    const { charges } = await ledgerOf(server, member);
    expect(charges.map(({ status, createdAt }) => `${status} ${createdAt.toISOString()}`)).toEqual([
      'declined 2026-11-22T00:00:00.000Z',
      'declined 2026-11-29T00:00:00.000Z',
    ]);
  });
});
