import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { createDemoMember } from '#server/demo/member-states.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { isCore } from '#tests/support/core.ts';
import { openSession } from '#tests/support/journey-session.ts';

const attribute = v.pipe(
  v.object({
    key: v.string(),
    value: v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) }),
  }),
  v.transform(({ key, value }) => [key, value.stringValue ?? value.intValue] as const),
);
const attributes = v.pipe(
  v.array(attribute),
  v.transform((pairs) => Object.fromEntries(pairs)),
);
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes,
  status: v.object({ code: v.number() }),
});
const traces = v.object({
  resourceSpans: v.array(
    v.object({ resource: v.object({ attributes }), scopeSpans: v.array(v.object({ spans: v.array(span) })) }),
  ),
});
const point = v.object({ attributes, count: v.number(), sum: v.number() });
const metric = v.object({
  name: v.string(),
  unit: v.string(),
  histogram: v.object({ dataPoints: v.array(point) }),
});
const metrics = v.object({
  resourceMetrics: v.array(v.object({ scopeMetrics: v.array(v.object({ metrics: v.array(metric) })) })),
});

/** A collector of OTLP over HTTP that keeps what it gets, by path. */
async function openCollector() {
  const got: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', text: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = (path: string): unknown[] =>
    got.filter((each) => each.path === path).map(({ text }) => JSON.parse(text));
  return {
    url: `http://127.0.0.1:${port}`,
    text: () => got.map(({ text }) => text).join('\n'),
    spans: () =>
      at('/v1/traces')
        .flatMap((body) => v.parse(traces, body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    figures: () =>
      at('/v1/metrics')
        .flatMap((body) => v.parse(metrics, body).resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics)),
  };
}

test('[TRST-08] a watched server reports requests, queries and jobs by their templates, and no person', async () => {
  const collector = await openCollector();
  const server = await startTestServer({
    pages: 'none',
    sandbox: true,
    telemetryUrl: collector.url,
    trustedProxies: ['127.0.0.1', '::1'],
  });
  const { db, clock, jobs } = server.services;
  const member = await createDemoMember(db, { clientId: 'varsity', state: 'active', now: clock.now() });
  await openSession(server.port, 'varsity', { email: member.email, password: 'Demo!2345' });
  const ask = (path: string, headers = {}) =>
    fetch(`http://localhost:${server.port}${path}`, { headers: { accept: 'application/json', ...headers } });
  await ask('/w/v1/varsity/activate/a-secret-token?search=a-secret-word', { 'x-request-id': 'request-0001' });
  await ask('/health/live');
  await jobs.renewSoon();
  const isWatched = () => collector.spans().some(({ name }) => name === 'process renewals');
  await expect.poll(isWatched, { timeout: 30_000 }).toBe(true);
  await server.stop();

  const spans = collector.spans();
  const named = (name: string) => spans.find((each) => each.name === name);
  const login = named('POST /w/v1/:client/login');
  expect(login?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/w/v1/:client/login',
    'http.response.status_code': 200,
  });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId);
  expect(new Set(below.map(({ name }) => name))).toEqual(
    new Set(['BEGIN', 'SELECT', 'INSERT', 'DELETE', 'COMMIT']),
  );
  expect(below.every(({ traceId }) => traceId === login?.traceId)).toBe(true);
  expect(named('GET /w/v1/:client/activate/:token')?.attributes).toMatchObject({
    'http.response.status_code': 520,
    'http.response.header.x-request-id': 'request-0001',
  });
  expect(named('process renewals')?.attributes).toEqual({ 'messaging.destination.name': 'renewals' });
  expect(spans.some(({ name }) => name.includes('health'))).toBe(false);

  const figures = collector.figures();
  const pointsOf = (name: string) =>
    figures
      .filter((each) => each.name === name && each.unit === 's')
      .flatMap(({ histogram }) => histogram.dataPoints);
  const logins = pointsOf('http.server.request.duration').filter(
    ({ attributes: facts }) => facts['http.route'] === '/w/v1/:client/login',
  );
  expect(logins.map(({ count }) => count)).toEqual([1]);
  expect(logins[0]?.sum).toBeGreaterThan(0);
  expect(
    pointsOf('db.client.operation.duration').map(({ attributes: facts }) => facts['db.operation.name']),
  ).toContain('SELECT');
  expect(pointsOf('messaging.process.duration').length).toBeGreaterThan(0);

  const reported = collector.text();
  const secrets = [
    member.email,
    member.userId,
    member.email.split('@')[0] ?? '',
    'a-secret',
    'varsity',
    'Demo!2345',
    '127.0.0.1',
  ];
  expect(secrets.filter((secret) => reported.includes(secret))).toEqual([]);
});

test.skipIf(isCore())(
  '[TRST-08] a collector that is away holds up neither a request nor the end',
  { timeout: 30_000 },
  async () => {
    const server = await startTestServer({ pages: 'none', telemetryUrl: 'http://127.0.0.1:9' });
    const answer = await fetch(`http://localhost:${server.port}/w/v1/varsity/theme`, {
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBe(200);
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(6000);
  },
);
