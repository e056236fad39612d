import { and, asc, count, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { lotteryTickets } from '#server/db/activity-schema.ts';
import { createDemoMember } from '#server/demo/member-states.ts';
import type { DemoState } from '#server/demo/personas.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { ledgerOf, newKey, planBody } from '#tests/support/api-members.ts';
import { askPrice, cardOf } from '#tests/support/api-plans.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

/** Behind UTC and ahead of it, both with a summer time. */
const behind = 'America/Adak';
const ahead = 'Pacific/Chatham';

const own = process.env['TZ'];
const setZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
};
afterAll(() => setZone(own));

const emailOf = (state: DemoState) => `everywhere-${state}@example.com`;
const members: readonly (readonly [clientId: string, state: DemoState])[] = [
  ['varsity', 'active'],
  ['roundup', 'active'],
  ['roundup', 'overdue'],
];

type Order = (server: TestServer, member: TestClient, userId: string) => Promise<Response>;

const withdraw: Order = async (server, member, userId) =>
  member.post('/payouts', { cardId: await cardOf(server, { userId }), amount: 1 }, newKey());
const upgrade: Order = async (server, member, userId) =>
  member.send(
    'PATCH',
    '/membership',
    { ...planBody('Captain'), cardId: await cardOf(server, { userId }) },
    newKey(),
  );

/**
 * Just before and just after midnight in UTC, at the end of a week, a month and a year, and before and after the clocks
 * change; what is ordered then.
 */
const instants: readonly (readonly [at: string, order?: Order])[] = [
  ['2026-11-30T23:59:59.999Z'],
  ['2026-12-01T00:00:00.000Z'],
  ['2026-12-02T00:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z'],
  ['2027-03-19T23:30:00.000Z', withdraw],
  ['2027-03-20T10:30:00.000Z', upgrade],
  ['2027-03-24T12:00:00.000Z'],
  ['2027-04-01T00:30:00.000Z'],
  ['2027-04-02T00:00:00.000Z'],
];

/** Ids and the numbers of tickets are drawn by lot. */
const drawn = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(?<=")\d{7}(?=")/g;
const withoutDrawn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(drawn, 'drawn'));

const ticketsOf = ({ db }: TestServer, clientId: string, userId: string) =>
  db
    .select({ month: lotteryTickets.month, held: count() })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.clientId, clientId), eq(lotteryTickets.userId, userId)))
    .groupBy(lotteryTickets.month)
    .orderBy(asc(lotteryTickets.month));

/** What the API and the database have of a member at an instant. */
async function seenAt(
  server: TestServer,
  { clientId, state, userId }: { clientId: string; state: DemoState; userId: string },
  [at, order]: (typeof instants)[number],
) {
  server.clock.set(new Date(at));
  const member = server.client(`${clientId}.localhost`);
  await member.login(emailOf(state));
  const paths = [
    '/users/me',
    '/membership/summary',
    '/membership/contributions?unit=month',
    '/payouts',
    '/users/me/history',
  ];
  const answers: unknown[] = [];
  if (order) answers.push((await order(server, member, userId)).status);
  for (const path of paths) answers.push(await (await member.get(path)).json());
  answers.push(await (await askPrice(member, planBody('Captain', 'year'))).json());
  const { membership, periods, charges } = await ledgerOf(server, { userId });
  const tickets = await ticketsOf(server, clientId, userId);
  return withoutDrawn({ answers, membership, periods, charges, tickets });
}

/** All of that at each instant, member by member, on a server in a zone. */
async function seenIn(zone: string) {
  setZone(zone);
  const server = await createTestServer();
  const seen = new Map<string, unknown[]>();
  for (const [clientId, state] of members) {
    const { userId } = await createDemoMember(server.db, {
      clientId,
      state,
      email: emailOf(state),
      now: testNow,
    });
    const ofMember: unknown[] = [];
    for (const instant of instants) ofMember.push(await seenAt(server, { clientId, state, userId }, instant));
    seen.set(`${clientId} ${state}`, ofMember);
  }
  await server.close();
  return seen;
}

describe('a server in a zone behind UTC or ahead of it', () => {
  test('[FRMT-02] [SUBS-12] has the same days, dues and texts of every member', async () => {
    const inUtc = await seenIn('UTC');
    for (const ofMember of inUtc.values()) {
      expect(new Set(ofMember.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
    }
    expect(await seenIn(behind)).toEqual(inUtc);
    expect(await seenIn(ahead)).toEqual(inUtc);
  });

  test('has other days by its own clock', () => {
    const days = [behind, 'UTC', ahead].map((zone) => {
      setZone(zone);
      return instants.map(([at]) => new Date(at).getDate());
    });
    expect(days).toEqual([
      [30, 30, 1, 31, 19, 20, 24, 31, 1],
      [30, 1, 2, 31, 19, 20, 24, 1, 2],
      [1, 1, 2, 1, 20, 21, 25, 1, 2],
    ]);
  });
});
