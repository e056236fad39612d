import { expect, test } from 'vitest';
import { createDemoMember } from '#server/demo/member-states.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { openCollector } from '#tests/support/collector.ts';
import { isCore } from '#tests/support/core.ts';
import { openSession } from '#tests/support/journey-session.ts';

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
