import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';

describe.each([
  ['a proxy that is trusted', ['127.0.0.0/8']],
  ['anybody else', []],
])('what %s says', (_, trustedProxies) => {
  const isBelieved = trustedProxies.length > 0;
  let server: RunningServer;
  beforeAll(async () => {
    /** Its clock stands still: no flood may reach into the next minute, which is counted anew. */
    vi.useFakeTimers({ toFake: ['Date'] });
    server = await startTestServer({ pages: 'none', sandbox: false, trustedProxies });
  });
  afterAll(async () => {
    await server.stop();
    vi.useRealTimers();
  });

  const get = (forwarded: Record<string, string>) =>
    fetch(`http://127.0.0.1:${server.port}/w/v1/varsity`, {
      headers: { accept: 'application/json', ...forwarded },
    });

  test(`[TRST-04] is ${isBelieved ? '' : 'not '}believed about an encrypted connection, which the browser then requires for a year`, async () => {
    const response = await get({ 'x-forwarded-proto': 'https' });
    expect(response.status).toBe(200);
    const stored = isBelieved ? 'max-age=31536000; includeSubDomains' : null;
    expect(response.headers.get('strict-transport-security')).toBe(stored);
    expect((await get({})).headers.get('strict-transport-security')).toBe(null);
  });

  test(`[TRST-04] is ${isBelieved ? '' : 'not '}believed of the address that limits count by`, async () => {
    const flood = await Promise.all(
      Array.from({ length: 310 }, () => get({ 'x-forwarded-for': '198.51.100.1' })),
    );
    expect(flood.map(({ status }) => status)).toContain(520);
    const other = await get({ 'x-forwarded-for': '198.51.100.2' });
    expect(other.status).toBe(isBelieved ? 200 : 520);
  });
});
