import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryTickets, ticketCounters } from '#server/db/giveaway-schema.ts';
import { takeNumbers, ticketNumber } from '#server/giveaway/ticket-numbers.ts';
import { cardBody, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const series = { secret: 'secret', month: '2026-11-01' };
const join = async () => {
  const member = await signInAs(server, 'abandoned');
  const answer = await member.post('/cards', { ...cardBody(member), ...planBody('Captain') }, newKey());
  expect(answer.status).toBe(201);
  const held = await server.db.select().from(lotteryTickets).where(eq(lotteryTickets.userId, member.userId));
  return held.filter(({ month }) => month === '2026-11-01').map(({ number }) => number);
};

test('[SCAL-01] ticket numbers differ by place, below and above ten million', () => {
  for (const [first, pattern] of [
    [0, /^\d{7}$/],
    [9_995_000, /^\d{7}$/],
    [10_000_000, /^[1-9]\d{7}$/],
    [99_995_000, /^[1-9]\d{7}$/],
    [100_000_000, /^[1-9]\d{8}$/],
  ] as const) {
    const numbers = Array.from({ length: 5000 }, (_, index) => ticketNumber(series, first + index));
    expect(new Set(numbers).size).toBe(5000);
    for (const number of [numbers[0], numbers.at(-1)]) expect(number).toMatch(pattern);
  }
});

test('[SCAL-01] their order differs by tenant and month, and the next one can’t be derived', () => {
  const places = Array.from({ length: 1000 }, (_, place) => place);
  const steps = (of: typeof series) => {
    const numbers = places.map((place) => Number(ticketNumber(of, place)));
    return numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  };
  expect(new Set(steps(series)).size).toBeGreaterThan(990);
  const orders = [series, { ...series, secret: 'other' }, { ...series, month: '2026-12-01' }].map((of) =>
    places.map((place) => ticketNumber(of, place)).join(),
  );
  expect(new Set(orders).size).toBe(3);
});

test('[SCAL-01] members who join at once get numbers of their own', async () => {
  const held = (await Promise.all(Array.from({ length: 8 }, join))).flat();
  expect(held).toHaveLength(96);
  expect(new Set(held).size).toBe(96);
});

test('[SCAL-01] a member joins in a month whose ten million numbers are gone, and gets longer ones', async () => {
  const clientId = 'varsity';
  const gone = Array.from({ length: 16 }, (_, counter) => ({
    clientId,
    month: '2026-11-01',
    counter,
    given: 625_000,
  }));
  await server.db.delete(ticketCounters);
  await server.db.insert(ticketCounters).values(gone);
  const held = await join();
  expect(held).toHaveLength(12);
  for (const number of held) expect(number).toMatch(/^[1-9]\d{7}$/);
});

test('[SCAL-01] numbers that an older version drew at random are not given out again, nor waited for', async () => {
  const { userId } = await signInAs(server, 'abandoned');
  const month = '2031-01-01';
  const ask = { clientId: 'varsity', userId };
  const requested = [{ month, missing: 12 }];
  await expect(
    server.db.transaction(async (db) => {
      const taken = await takeNumbers(db, ask, requested, 0);
      await db.insert(lotteryTickets).values(taken.map((each) => ({ ...ask, id: randomUUID(), ...each })));
      throw new Error(taken.map(({ number }) => number).join());
    }),
  ).rejects.toThrow(/^(\d{7},?){12}$/);
  const again = await server.db.transaction((db) => takeNumbers(db, ask, requested, 1));
  for (const { number } of again) expect(number).toMatch(/^[1-9]\d{7}$/);
  expect(await server.db.$count(ticketCounters, sql`month = ${month}`)).toBe(1);
});
