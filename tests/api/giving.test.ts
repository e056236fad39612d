import { addMonths } from 'date-fns';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { dayOf } from '#machines/domain/day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givingSchema } from '#machines/domain/giving.ts';
import { utc } from '#machines/domain/utc.ts';
import { donations } from '#server/db/activity-schema.ts';
import { summaryOf } from '#tests/support/api-answers.ts';
import { signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const readGiving = async (member: TestMember, query = '') =>
  v.parse(givingSchema, await (await member.get(`/membership/giving${query}`)).json());

const rowsOf = ({ userId }: TestMember) =>
  server.db.select().from(donations).where(eq(donations.userId, userId)).orderBy(asc(donations.donatedAt));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

let months = 0;

async function give(member: TestMember, donatedAt: string, amountCents: number, recipient: string) {
  const month = dayOf(addMonths('2020-01-01T00:00Z', months++, { in: utc }));
  const row = { clientId: 'varsity', userId: member.userId, amountCents, recipient, month };
  await server.db.insert(donations).values({ ...row, donatedAt: new Date(donatedAt) });
}

describe('the giving statement', () => {
  test('[ACCT-02] sums a year to the cent as the database has it, by cause and by month', async () => {
    const member = await signInAs(server, 'active');
    const rows = await rowsOf(member);
    const years = [...new Set(rows.map(({ donatedAt }) => donatedAt.getUTCFullYear()))].toReversed();
    expect(years.length).toBeGreaterThan(1);
    for (const year of years) {
      const own = rows.filter(({ donatedAt }) => donatedAt.getUTCFullYear() === year);
      const giving = await readGiving(member, `?from=${year}-01-01&to=${year}-12-31`);
      const total = sumOf(own.map(({ amountCents }) => amountCents));
      expect(giving).toMatchObject({ from: `${year}-01-01`, to: `${year}-12-31`, years, total });
      expect(sumOf(giving.byCause.map(({ amount }) => amount))).toBe(total);
      expect(sumOf(giving.byCause.map(({ count }) => count ?? Number.NaN))).toBe(own.length);
      expect(giving.byMonth).toEqual(
        own.map(({ donatedAt, amountCents }) => ({
          month: donatedAt.toISOString().slice(0, 7),
          amount: amountCents,
          own: 0,
        })),
      );
    }
  });

  test('[R43] takes any period, both days within it, UTC', async () => {
    const member = await signInAs(server, 'empty');
    await give(member, '2026-02-28T23:59:59.999Z', 100, 'Rowing');
    await give(member, '2026-03-01T00:00:00.000Z', 250, 'Rowing');
    await give(member, '2026-03-31T23:59:59.999Z', 1, 'Tennis');
    await give(member, '2026-03-15T12:00:00.000Z', 300, 'Tennis');
    await give(member, '2026-04-01T00:00:00.000Z', 400, 'Tennis');
    expect(await readGiving(member, '?from=2026-03-01&to=2026-03-31')).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      years: [2026],
      total: 551,
      ownTotal: 0,
      taxNote: null,
      byCause: [
        { recipient: 'Tennis', amount: 301, own: 0, count: 2 },
        { recipient: 'Rowing', amount: 250, own: 0, count: 1 },
      ],
      byMonth: [{ month: '2026-03', amount: 551, own: 0 }],
    });
  });

  test('[ACCT-02] without a period is that of the last year in which anything was given', async () => {
    const member = await signInAs(server, 'empty');
    const year = server.clock.now().getUTCFullYear();
    expect(await readGiving(member)).toEqual({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      years: [],
      total: 0,
      ownTotal: 0,
      taxNote: null,
      byCause: [],
      byMonth: [],
    });
    await give(member, '2023-05-05T00:00:00.000Z', 700, 'Rowing');
    expect(await readGiving(member)).toMatchObject({ from: '2023-01-01', years: [2023], total: 700 });
  });

  test.each([
    ['?from=2026-03-01', { to: ['This field is missing.'] }],
    ['?from=2026-02-30&to=2026-03-01', { from: ['Must be a day, like 2026-11-22.'] }],
    ['?from=2026-03-02&to=2026-03-01', { to: ['The last day must not be before the first.'] }],
    ["?from=1'--&to=2026-03-01", { from: ['Must be a day, like 2026-11-22.'] }],
  ])('[R43] refuses %s', async (query, errors) => {
    const member = await signInAs(server, 'empty');
    const response = await member.get(`/membership/giving${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors });
  });

  test('[ACCT-02] is a member’s own, of this tenant', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'empty')];
    expect((await readGiving(other)).total).toBe(0);
    expect((await readGiving(member)).total).toBeGreaterThan(0);
    expect((await server.client().get('/membership/giving')).status).toBe(401);
  });
});

test('[HOME-01] [LIFE-04] months that were passed on together are listed with the last one first', async () => {
  const member = await signInAs(server, 'active');
  const passedOn = ['2026-09-01', '2026-11-01', '2026-08-01', '2026-10-01'];
  await server.db.delete(donations).where(eq(donations.userId, member.userId));
  await server.db.insert(donations).values(
    passedOn.map((month) => ({
      clientId: 'varsity',
      userId: member.userId,
      amountCents: 500,
      recipient: 'Rowing',
      month,
      donatedAt: testNow,
    })),
  );
  const { lastDonations } = await summaryOf(member);
  expect(lastDonations.map(({ month }) => month && dayOf(new Date(month)))).toEqual([
    '2026-11-01',
    '2026-10-01',
    '2026-09-01',
    '2026-08-01',
  ]);
});
