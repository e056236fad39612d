import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => server.clock.reset());
afterAll(() => server.close());

/** What an answer says, with how far the server's clock was moved, both in whole seconds. */
const secondsOf = (date: string | null) => Math.floor(Date.parse(date ?? '') / 1000);
const present = () => Math.floor(server.clock.now().getTime() / 1000);

describe('the date of an answer', () => {
  test.each([
    ['the client', '/w/v1/varsity', 200],
    ['who nobody is', '/w/v1/varsity/users/me', 401],
    ['no call', '/w/v1/varsity/nothing', 404],
    ['the cookie', '/sanctum/csrf-cookie', 204],
  ])('[LIFE-04] is the server’s time after its clock was moved: %s', async (_, path, status) => {
    for (const days of [0, 69, -30]) {
      server.clock.reset();
      server.clock.advance(days * 86_400_000);
      const before = present();
      const response = await server.client().request(path, { headers: { Accept: 'application/json' } });
      expect(response.status).toBe(status);
      const said = secondsOf(response.headers.get('date'));
      expect([said >= before, said <= present()]).toEqual([true, true]);
    }
  });

  test('[LIFE-04] is that of the question where a browser’s own answer still holds', async () => {
    const headers = { Accept: 'application/json' };
    const first = await server.client().request('/w/v1/varsity', { headers });
    const etag = first.headers.get('etag') ?? '';
    server.clock.advance(40 * 86_400_000);
    const before = present();
    const again = await server
      .client()
      .request('/w/v1/varsity', { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(secondsOf(again.headers.get('date'))).toBeGreaterThanOrEqual(before);
  });
});
