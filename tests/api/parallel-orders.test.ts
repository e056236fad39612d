import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '#tests/support/api-client.ts';
import { ledgerOf, newKey, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { growthOf, type Growth } from '#tests/support/ledger-growth.ts';
import { parallelOrders, type ParallelOrder } from '#tests/support/parallel-orders.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const rounds = repetitions('ROUNDS', 2);
const numbersOfKeys = [2, 10, 6, 3, 8, 4, 9, 5, 7];
const lateMilliseconds = 25;
const nothing: Growth = { memberships: 0, periods: 0, charges: 0, payouts: 0, cards: 0, overlaps: 0 };

let servers: readonly [TestServer, TestServer];
let isSecondLate = false;
const seen = { rounds: 0, doubles: 0, failures: 0 };

beforeAll(async () => {
  const now = () => testNow.getTime() + performance.now();
  const first = await createTestServer({ time: now });
  const second = await first.another(() => now() - (isSecondLate ? lateMilliseconds : 0));
  servers = [first, second];
});

afterAll(async () => {
  const { doubles, failures } = seen;
  console.log(
    `parallel orders: ${parallelOrders.length} calls × ${rounds} rounds · double effects ${doubles} · answers of 500: ${failures}`,
  );
  for (const server of servers.toReversed()) await server.close();
});

/** Sends an order under many keys at once to two servers, and tells what came of it. */
async function sendAtOnce({ state, prepare }: ParallelOrder, keys: number) {
  const [first, second] = servers;
  for (const { services } of servers) await services.throttle.clear();
  const member = await signInAs(first, state);
  const elsewhere = createTestClient(second.app, 'varsity.localhost');
  const requests = await prepare(first, member);
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);
  const before = await ledgerOf(first, member);
  const answers = await Promise.all(
    Array.from({ length: keys }, (_, index) => {
      const request = requests[Math.floor(index / 2) % requests.length];
      if (request === undefined) throw new Error('Nothing is ordered.');
      const browser = index % 2 === 0 ? member : elsewhere;
      return browser.send(request.method, request.path, request.body, newKey());
    }),
  );
  const growth = growthOf(before, await ledgerOf(first, member));
  return { growth, statuses: answers.map(({ status }) => status) };
}

const acceptedOf = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;

function isOnce(
  { effects, repeated, limit = Infinity }: ParallelOrder,
  growth: Growth,
  statuses: readonly number[],
): boolean {
  const accepted = acceptedOf(statuses);
  const isAnsweredWell =
    repeated === 'either'
      ? accepted > 0
      : accepted === (repeated === 'reported' ? Math.min(statuses.length, limit) : 1);
  const found = JSON.stringify(growth);
  return isAnsweredWell && effects.some((effect) => JSON.stringify({ ...nothing, ...effect }) === found);
}

describe('one order under many keys, at two servers', () => {
  for (const order of parallelOrders) {
    test(
      `[TRST-01] [SUBS-13] has one effect: ${order.name}`,
      { timeout: 30_000 + rounds * 3000 },
      async () => {
        const wrong: unknown[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const keys = numbersOfKeys[round % numbersOfKeys.length] ?? 2;
          isSecondLate = Math.floor(round / 2) % 2 === 1;
          const { growth, statuses } = await sendAtOnce(order, keys);
          const failures = statuses.filter((status) => status === 500).length;
          const isWell = isOnce(order, growth, statuses);
          seen.failures += failures;
          if (!isWell) seen.doubles += 1;
          if (!isWell || failures > 0) wrong.push({ round, keys, growth, statuses });
        }
        expect(wrong).toEqual([]);
      },
    );
  }
});
