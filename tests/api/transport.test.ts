import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
const lines: Readonly<Record<string, unknown>>[] = [];
beforeAll(async () => {
  server = await createTestServer({ log: (entry) => lines.push(entry) });
});
afterAll(() => server.close());
beforeEach(async () => {
  lines.length = 0;
  await server.services.throttle.clear();
});

const json = { accept: 'application/json', 'content-type': 'application/json' };

describe('a request', () => {
  test.each([undefined, '*/*', 'text/html', 'text/html,application/xhtml+xml,*/*;q=0.8'])(
    '[HTTP-01] that accepts %s instead of JSON is answered with 520 i_001',
    async (accept) => {
      const response = await server
        .client()
        .request('/w/v1/varsity', { headers: accept === undefined ? {} : { accept } });
      expect(response.status).toBe(520);
      expect(await response.json()).toMatchObject({ code: 'i_001' });
    },
  );

  test.each([
    ['/w/v1/varsity/nothing', 404],
    ['/w/v1/varsity/rewards/00000000/more', 404],
    ['/w/v2/varsity/users/me', 404],
    ['/w/v1', 404],
    ['/sanctum/nothing', 404],
    ['/w/v1/varsity/%2e%2e/%2e%2e/etc/passwd', 404],
  ])('[HTTP-02] for the unknown address %s is answered with JSON', async (path, status) => {
    const response = await server.client().request(path, { headers: json });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: 'Not found' });
  });

  test.each([
    ['malformed JSON', '{"email": "active@exa', 400, 'Bad request'],
    ['a lone word', 'nonsense', 400, 'Bad request'],
    [
      'over 64 KiB',
      JSON.stringify({ email: 'x'.repeat(70_000), password: 'x' }),
      413,
      'The request is too large.',
    ],
  ])('[HTTP-02] with a body of %s is refused', async (_, body, status, message) => {
    const response = await server.client().post('/login', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('[HTTP-02] with a body of type %s is answered with 415', async (type) => {
    const response = await server.client().post('/login', '{}', { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ message: 'The request must be JSON.' });
  });

  test('[HTTP-05] with a nonce in the query is answered as without', async () => {
    expect((await server.client().get('?nonce=a1b2c3d4')).status).toBe(200);
    const member = server.client();
    await member.login();
    expect((await member.get('/rewards?pageSize=1&nonce=a1b2c3d4')).status).toBe(200);
  });

  test('[HTTP-02] that runs into a bug is answered with 500 and a fixed body, and the log says more', async () => {
    const broken = await createTestServer({ log: (entry) => lines.push(entry) });
    const visitor = broken.client();
    await visitor.request('/sanctum/csrf-cookie');
    vi.spyOn(broken.services.throttle, 'take').mockImplementation(() => {
      throw new TypeError('nothing is not a function');
    });
    const response = await visitor.login('someone@example.com', 'Secret!2345');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Internal server error' });
    const line = lines.at(-1);
    expect(line).toMatchObject({
      level: 'error',
      status: 500,
      error: expect.any(String),
      at: expect.any(Array),
    });
    expect(JSON.stringify(line)).not.toMatch(/someone|Secret!2345/);
  });

  test('[HTTP-02] over the general limit is answered with 520 i_auth_005 and the seconds to wait', async () => {
    const strict = await createTestServer({ settings: { sandbox: false } });
    const visitor = strict.client();
    await visitor.request('/sanctum/csrf-cookie');
    for (let count = 0; count < 300; count += 1)
      expect((await visitor.request('/sanctum/csrf-cookie')).status).toBe(204);
    const response = await visitor.get('');
    expect(response.status).toBe(520);
    expect(await response.json()).toMatchObject({ code: 'i_auth_005' });
    expect(response.headers.get('retry-after')).toBe('60');
    strict.clock.advance(60_000);
    expect((await visitor.get('')).status).toBe(200);
    await strict.close();
  });

  test('[TRST-08] gets an id, or the plain one that a trusted proxy brings, and nobody else', async () => {
    const idOf = async (given?: string, isProxied = true) => {
      const headers = { ...json, ...(given !== undefined && { 'x-request-id': given }) };
      const caller = { address: '203.0.113.9', isEncrypted: false, isProxied };
      const response = await server.app.request(
        'http://varsity.localhost/w/v1/varsity',
        { headers },
        { caller },
      );
      return response.headers.get('x-request-id');
    };
    expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('trace-12345678')).toBe('trace-12345678');
    expect(await idOf('trace-12345678', false)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('x')).not.toBe('x');
    expect(await idOf('a"injected{}: 1234')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is logged in one line without secrets', async () => {
    const member = server.client();
    await member.login('active@example.com');
    await member.get('/rewards/search?search=active@example.com&token=t0k3n&email=active%40example.com');
    const login = lines.find((line) => line['method'] === 'POST');
    expect(login).toMatchObject({
      level: 'info',
      path: '/w/v1/varsity/login',
      status: 200,
      ms: expect.any(Number),
    });
    const text = JSON.stringify(lines);
    expect(text).not.toContain('Demo!2345');
    expect(text).not.toContain('active@');
    expect(text).not.toContain('t0k3n');
    const secrets = [...member.cookies.values()].filter((value) => value.length > 20);
    expect(secrets).toHaveLength(3);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

const addresses: [string, string, RequestInit][] = [
  ['a configuration', '/w/v1/varsity', { headers: json }],
  ['a refusal', '/w/v1/varsity/users/me', { headers: json }],
  ['a write without a token', '/w/v1/varsity/login', { method: 'POST', headers: json, body: '{}' }],
  ['a refused Accept', '/w/v1/varsity', {}],
  ['the CSRF cookie', '/sanctum/csrf-cookie', {}],
  ['an unknown address', '/nothing', { headers: json }],
  ['a picture', '/media/nothing.svg', {}],
  ['the OpenAPI document', '/openapi.json', {}],
  ['the sandbox', '/sandbox', { headers: { accept: 'text/html' } }],
  ['the outbox', '/sandbox/outbox', { headers: json }],
  ['the health', '/health/ready', {}],
];

describe('every answer', () => {
  test.each(addresses)('bears the security headers: %s', async (_, path, init) => {
    const { headers } = await server.client().request(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(self\).*microphone=\(\)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.each(addresses.filter(([name]) => name !== 'a picture' && name !== 'a configuration'))(
    'is never stored: %s',
    async (_, path, init) => {
      expect((await server.client().request(path, init)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('is compressed for those who take it', async () => {
    const response = await server.client().get('/theme', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });
});

describe('/media', () => {
  test('serves pictures for a week, under a policy that lets nothing run', async () => {
    const theme: unknown = await (await server.client().get('/theme')).json();
    const path = /\/media\/[^"]+/.exec(JSON.stringify(theme))?.[0] ?? '';
    const { status, headers } = await server.client().request(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(headers.get('cache-control')).toBe('public, max-age=604800');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each(['/media/', '/media/nothing.svg', '/media/../package.json', '/media/%2e%2e/%2e%2e/package.json'])(
    'answers 404 for %s',
    async (path) => {
      expect((await server.client().request(path)).status).toBe(404);
    },
  );
});
