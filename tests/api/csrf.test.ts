import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/db/operations-schema.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());

const credentials = JSON.stringify({ email: 'active@example.com', password: 'Demo!2345' });

async function visitor(): Promise<TestClient> {
  const client = server.client();
  await client.request('/sanctum/csrf-cookie');
  return client;
}

/** A login with exactly these headers, beside those that every call has. */
function loginWith(client: TestClient, headers: Record<string, string>) {
  return client.request('/w/v1/varsity/login', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: credentials,
  });
}

const tokenOf = (client: TestClient) => client.cookies.get('XSRF-TOKEN') ?? '';
const signatureOf = (token: string) => token.split('.')[1] ?? '';

describe('the CSRF cookie', () => {
  test.each([
    ['https://varsity.localhost', '__Host-visitor', ' Secure;'],
    ['http://varsity.localhost', 'visitor', ''],
  ])(
    '[AUTH-08] comes at %s with an anonymous secret that scripts can’t read',
    async (origin, name, secure) => {
      const response = await server.client(origin).request('/sanctum/csrf-cookie');
      expect(response.status).toBe(204);
      const cookies = response.headers.getSetCookie();
      const values = cookies.map((cookie) =>
        cookie.replace(/=[\w-]{43};/, '=S;').replace(/=[\w-]{22}\.[\w-]{43};/, '=T;'),
      );
      expect(values).toEqual([
        `${name}=S; Max-Age=604800; Path=/; HttpOnly;${secure} SameSite=Lax`,
        `XSRF-TOKEN=T; Max-Age=604800; Path=/;${secure} SameSite=Lax`,
      ]);
    },
  );

  test('[AUTH-08] is new each time, and bound to the same visitor', async () => {
    const client = await visitor();
    const first = { token: tokenOf(client), secret: client.cookies.get('visitor') };
    await client.request('/sanctum/csrf-cookie');
    expect(tokenOf(client)).not.toBe(first.token);
    expect(client.cookies.get('visitor')).toBe(first.secret);
  });

  test('[AUTH-08] rotates on login and on logout', async () => {
    const client = await visitor();
    const tokens = [tokenOf(client)];
    await client.login();
    tokens.push(tokenOf(client));
    await client.post('/logout');
    tokens.push(tokenOf(client));
    expect(new Set(tokens).size).toBe(3);
    expect((await client.login()).status).toBe(200);
  });
});

describe('a write', () => {
  test('[AUTH-08] passes with the token of its visitor', async () => {
    const client = await visitor();
    expect((await loginWith(client, { 'x-xsrf-token': tokenOf(client) })).status).toBe(200);
  });

  test('[AUTH-08] passes from this origin, as a browser says it', async () => {
    const client = await visitor();
    const headers = { origin: 'http://varsity.localhost', 'sec-fetch-site': 'same-origin' };
    expect((await loginWith(client, { 'x-xsrf-token': tokenOf(client), ...headers })).status).toBe(200);
  });

  const refusals: [string, (client: TestClient, other: TestClient) => Record<string, string>][] = [
    ['without a header', () => ({})],
    ['with an empty header', () => ({ 'x-xsrf-token': '' })],
    ['with a header that is not the cookie', () => ({ 'x-xsrf-token': 'abc.def' })],
    [
      'with a token that a stranger made up for both',
      (client) => ({
        'x-xsrf-token': 'abc.def',
        cookie: `visitor=${client.cookies.get('visitor')}; XSRF-TOKEN=abc.def`,
      }),
    ],
    [
      'with another visitor’s token for both',
      (client, other) => ({
        'x-xsrf-token': tokenOf(other),
        cookie: `visitor=${client.cookies.get('visitor')}; XSRF-TOKEN=${tokenOf(other)}`,
      }),
    ],
    [
      'with the signature of another random part',
      (client, other) => {
        const forged = `${tokenOf(other).split('.')[0]}.${signatureOf(tokenOf(client))}`;
        return {
          'x-xsrf-token': forged,
          cookie: `visitor=${client.cookies.get('visitor')}; XSRF-TOKEN=${forged}`,
        };
      },
    ],
    ['with the header but no cookies', (client) => ({ 'x-xsrf-token': tokenOf(client), cookie: 'none=1' })],
    [
      'with the header but no secret',
      (client) => ({ 'x-xsrf-token': tokenOf(client), cookie: `XSRF-TOKEN=${tokenOf(client)}` }),
    ],
    ['from another site', (client) => ({ 'x-xsrf-token': tokenOf(client), 'sec-fetch-site': 'cross-site' })],
    ['from a sibling host', (client) => ({ 'x-xsrf-token': tokenOf(client), 'sec-fetch-site': 'same-site' })],
    [
      'typed into the address bar',
      (client) => ({ 'x-xsrf-token': tokenOf(client), 'sec-fetch-site': 'none' }),
    ],
    ['from another origin', (client) => ({ 'x-xsrf-token': tokenOf(client), origin: 'http://evil.example' })],
    [
      'from a sibling tenant',
      (client) => ({ 'x-xsrf-token': tokenOf(client), origin: 'http://harbor.localhost' }),
    ],
    [
      'from another port',
      (client) => ({ 'x-xsrf-token': tokenOf(client), origin: 'http://varsity.localhost:81' }),
    ],
    ['from a sandboxed frame', (client) => ({ 'x-xsrf-token': tokenOf(client), origin: 'null' })],
  ];

  test.each(refusals)('[AUTH-08] is answered with 419 %s, and changes nothing', async (_, headersOf) => {
    const [client, other] = [await visitor(), await visitor()];
    const before = await server.db.select().from(sessions);
    const response = await loginWith(client, headersOf(client, other));
    expect(response.status).toBe(419);
    expect(await response.json()).toEqual({ message: 'The CSRF token is missing or stale.' });
    expect(await server.db.select().from(sessions)).toEqual(before);
  });

  test('[AUTH-08] is refused with a token from before the login', async () => {
    const client = await visitor();
    const stale = tokenOf(client);
    await client.login();
    const response = await client.post('/logout', undefined, { 'x-xsrf-token': stale });
    expect(response.status).toBe(419);
    expect((await client.get('/users/me')).status).toBe(200);
  });

  test('[AUTH-08] is refused with the token of another session', async () => {
    const [one, two] = [server.client(), server.client()];
    await one.login();
    await two.login();
    two.cookies.set('XSRF-TOKEN', tokenOf(one));
    expect((await two.post('/logout')).status).toBe(419);
  });

  test('[AUTH-08] passes again after one refresh of the cookie', async () => {
    const client = await visitor();
    client.cookies.set('XSRF-TOKEN', 'stale.token');
    expect((await client.login()).status).toBe(419);
    await client.request('/sanctum/csrf-cookie');
    expect((await client.login()).status).toBe(200);
  });

  test('[AUTH-08] without a session that still runs is answered with 401, not with 419 for ever', async () => {
    const client = server.client();
    await client.login();
    server.clock.advance(8 * 86_400_000);
    expect((await client.post('/logout')).status).toBe(401);
    expect((await client.login()).status).toBe(200);
    server.clock.reset();
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])(
    '[AUTH-08] by %s needs the token even where no call is',
    async (method) => {
      const client = await visitor();
      const response = await client.request('/w/v1/varsity/nothing', {
        method,
        headers: { accept: 'application/json' },
      });
      expect(response.status).toBe(419);
    },
  );
});
