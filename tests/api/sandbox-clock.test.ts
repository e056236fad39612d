import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewDue } from '#server/jobs/renew-due.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { orderFrom } from '#tests/support/sandbox-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const readPage = async () => {
  const response = await server.client().request('/sandbox', { headers: { Accept: 'text/html' } });
  return { text: await response.text(), refresh: response.headers.get('Refresh') };
};
const readClock = async () => (await server.client().request('/sandbox/clock')).json();

test('[LIFE-04] the sandbox says what is still to be settled after a jump, and looks again until nothing is', async () => {
  const settled = 'Everything that was due is settled.';
  const settle = () => renewDue(server.services, new AbortController().signal);
  await settle();
  expect(await readPage()).toMatchObject({ text: expect.stringContaining(settled), refresh: null });
  await orderFrom(server.client())('/clock', { advance: 69 * 86_400 });
  const now = server.clock.now().toISOString();
  const settling = ['renewal', 'last round-ups', 'unpaid', 'effect', 'reward', 'referral', 'giving'];
  expect(await readClock()).toEqual({ now, settling });
  const during = await readPage();
  expect(during.text).toContain(`Still settling: ${settling.join(', ')}. This page looks again by itself.`);
  expect(during.refresh).toBe('2; url=/sandbox');
  await settle();
  expect(await readClock()).toEqual({ now, settling: [] });
  expect(await readPage()).toMatchObject({ text: expect.stringContaining(settled), refresh: null });
});
