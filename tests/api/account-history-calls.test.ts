import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { situationOrders } from '#tests/support/faults/situation-orders.ts';
import { historyOrders } from '#tests/support/history-orders.ts';
import { sessionOrders } from '#tests/support/session-orders.ts';
import { registry } from '#tests/unit/api-cases/every-call.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const orders = [...historyOrders, ...sessionOrders];

test('[TRST-06] every call that writes declares its entry in the history', () => {
  const prefix = '/w/v1/:client';
  const writing = server.app.routes
    .filter(({ method, path }) => !['GET', 'ALL'].includes(method) && path.startsWith(`${prefix}/`))
    .map(({ method, path }) => `${method} ${path.slice(prefix.length)}`);
  const others = [...registry].flatMap(([name, { method, path }]) =>
    situationOrders[name]?.history ? [`${method} /${path.replace(/{(\w+)}/, ':$1')}`] : [],
  );
  const known = [...orders.map(({ call }) => call), ...others];
  expect(new Set(writing)).toEqual(new Set(known));
  expect(others.filter((call) => orders.some((order) => order.call === call))).toEqual([]);
});
