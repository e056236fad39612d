import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contributionsOf,
  dayOf,
  errorsOf,
  everythingOf,
  sum,
  transactionsOf,
} from '#tests/support/api-activity.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const today = testNow.toISOString().slice(0, 10);

describe('GET /membership/contributions', () => {
  test('[ACTV-01] has every day of a range, zero where nothing was given, and the sum of its purchases', async () => {
    const member = await signInAs(server, 'active', 'roundup');
    const range = 'dateFrom=2026-08-25&dateTo=2026-11-03';
    const { items: bought } = await transactionsOf(member, `?pageSize=0&${range}`);
    const { items, total } = await contributionsOf(member, `?unit=day&${range}`);
    expect(items).toHaveLength(71);
    expect(items[0]?.date).toBe('2026-08-25T00:00:00.000Z');
    expect(items.at(-1)?.date).toBe('2026-11-03T00:00:00.000Z');
    expect(items.some(({ count }) => count === 0)).toBe(true);
    for (const { date, amount, count } of items) {
      const own = bought.filter((each) => dayOf(each) === date.slice(0, 10));
      expect([amount, count]).toEqual([sum(own.map(({ contribution }) => contribution)), own.length]);
    }
    expect(total).toBe(sum(bought.map(({ contribution }) => contribution)));
  });

  test('[ACTV-01] by month begins with the first purchase and ends with today, and cuts a month at the range', async () => {
    const member = await signInAs(server, 'active');
    const { items: bought } = await everythingOf(member);
    const all = await contributionsOf(member, '?unit=month');
    expect(all.items[0]?.date.slice(0, 7)).toBe(bought.at(-1)?.purchasedAt.slice(0, 7));
    expect(all.items.at(-1)?.date).toBe('2026-11-01T00:00:00.000Z');
    expect(all.items.map(({ date }) => date.slice(8))).toEqual(all.items.map(() => '01T00:00:00.000Z'));
    expect(all.total).toBe(sum(bought.map(({ contribution }) => contribution)));
    const cut = await contributionsOf(member, '?unit=month&dateFrom=2026-10-15&dateTo=2026-11-10');
    const within = bought.filter((each) => dayOf(each) >= '2026-10-15' && dayOf(each) <= '2026-11-10');
    expect(cut.items.map(({ date }) => date.slice(0, 7))).toEqual(['2026-10', '2026-11']);
    expect(cut.total).toBe(sum(within.map(({ contribution }) => contribution)));
  });

  test('[ACTV-01] of who bought nothing is today alone, with nothing', async () => {
    const member = await signInAs(server, 'empty');
    expect(await contributionsOf(member)).toEqual({
      items: [{ date: `${today}T00:00:00.000Z`, amount: 0, own: 0, count: 0 }],
      total: 0,
      ownTotal: 0,
    });
    expect((await contributionsOf(member, '?dateFrom=2026-12-24')).items).toEqual([]);
  });

  test.each([
    ['unit=week', { unit: ['Must be day or month.'] }],
    ['dateFrom=2026-13-01', { dateFrom: ['Must be a day from 2000-01-01 to 2100-12-31.'] }],
    ['dateFrom=2026-11-02&dateTo=2026-11-01', { dateTo: ['Must not be before dateFrom.'] }],
    ['dateFrom=2000-01-01&dateTo=2100-12-31', { dateFrom: ['A range has at most 1500 days.'] }],
  ])('[ACTV-01] [TRST-04] refuses ?%s and says what it takes', async (query, errors) => {
    const response = await (await signInAs(server, 'new')).get(`/membership/contributions?${query}`);
    expect(await errorsOf(response)).toEqual(errors);
  });
});
