import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '#tests/support/api-client.ts';
import { orderFrom } from '#tests/support/sandbox-orders.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
let tester: TestClient;
let order: ReturnType<typeof orderFrom>;
beforeAll(async () => {
  server = await createTestServer();
  tester = server.client();
  order = orderFrom(tester);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  await tester.request('/sandbox/faults', { method: 'DELETE' });
});

describe('faults', () => {
  const app = () => server.client();

  test('[HTTP-02] answer a call with a status and code so many times, and then no more', async () => {
    await order('/faults', {
      method: 'GET',
      path: '/theme',
      fault: { status: 520, code: 'i_theme_002' },
      times: 2,
    });
    for (let count = 0; count < 2; count += 1) {
      const response = await app().get('/theme');
      expect(response.status).toBe(520);
      expect(await response.json()).toEqual({ code: 'i_theme_002', message: 'A fault of the sandbox.' });
    }
    expect((await app().get('/theme')).status).toBe(200);
  });

  test.each([400, 401, 419, 422, 429, 500, 503, 520, 521])(
    '[HTTP-02] answer with %i before anything else',
    async (status) => {
      await order('/faults', {
        method: 'POST',
        path: '/login',
        fault: { status, message: 'So it is.', retryAfter: 7 },
      });
      const response = await app().post('/login', {});
      expect(response.status).toBe(status);
      expect(response.headers.get('retry-after')).toBe('7');
      expect(await response.json()).toEqual({ message: 'So it is.' });
    },
  );

  test('hit only the call, the method and the tenant that they are for', async () => {
    await order('/faults', { client: 'harbor', method: 'GET', path: '/', fault: { status: 500 } });
    expect((await app().get('')).status).toBe(200);
    const harbor = server.client('harbor.localhost');
    expect((await harbor.get('/theme')).status).toBe(200);
    expect((await harbor.get('')).status).toBe(500);
    expect((await harbor.get('')).status).toBe(200);
  });

  test('take the CSRF cookie, any method and all that begins alike', async () => {
    await order('/faults', { method: '*', path: '/sanctum/csrf-cookie', fault: { status: 503 } });
    expect((await app().request('/sanctum/csrf-cookie')).status).toBe(503);
    await order('/faults', { method: 'GET', path: '/rewards*', fault: { status: 503 } });
    expect((await app().get('/rewards/search?search=x')).status).toBe(503);
  });

  test('send a cut body, or one of another shape', async () => {
    await order('/faults', { method: 'GET', path: '/theme', fault: 'malformed' });
    await order('/faults', { method: 'GET', path: '/theme', fault: 'shape' });
    const cut = await app().get('/theme');
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(SyntaxError);
    expect(await (await app().get('/theme')).json()).toEqual({ unexpected: true });
  });

  test('delay a call, which then goes its way', async () => {
    await order('/faults', { method: 'GET', path: '/theme', fault: { delayMs: 150 } });
    const started = performance.now();
    expect((await app().get('/theme')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(149);
  });

  test.each([
    {},
    { method: 'GET', path: 'theme', fault: 'reset' },
    { method: 'GET', path: '/theme', fault: 'surprise' },
    { method: 'GET', path: '/theme', fault: { status: 200 } },
    { method: 'GET', path: '/theme', fault: { status: 500, delayMs: 5 } },
    { method: 'TRACE', path: '/theme', fault: 'reset' },
  ])('refuse the order %j', async (body) => {
    expect((await order('/faults', body)).status).toBe(422);
  });
});
