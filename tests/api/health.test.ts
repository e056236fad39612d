import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { createHealth, healthRoutes } from '#server/http/health.ts';
import { createTestServer, startTestServer } from '#tests/support/api-server.ts';

describe('the health', () => {
  test.each([
    ['live', { status: 'live' }],
    ['ready', { status: 'ready' }],
  ])('/health/%s answers at any host, and asks the database for nothing', async (name, body) => {
    const broken = await createTestServer();
    await broken.close();
    const response = await broken.app.request(`http://anything.example/health/${name}`);
    expect([response.status, await response.json()]).toEqual([200, body]);
  });

  test('is not ready while requests that have begun are ended, though the server lives and answers', async () => {
    const server = await startTestServer({ pages: 'none', drainSeconds: 1 });
    const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
    expect((await at('/health/ready')).status).toBe(200);
    const stopped = server.stop();
    const reported = await at('/health/ready');
    expect([reported.status, await reported.json()]).toEqual([503, { status: 'draining' }]);
    expect((await at('/health/live')).status).toBe(200);
    expect((await at('/openapi.json')).status).toBe(200);
    await stopped;
    await expect(at('/health/live')).rejects.toThrow('fetch failed');
  });

  test('is not ready while the database does not answer', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 1000 });
    const health = createHealth({ every: 10, patience: 50 });
    expect(health.readiness()).toBe('ready');
    health.watch(() => pool.query('select 1').then(() => null));
    await vi.waitFor(() => expect(health.readiness()).toBe('database away'));
    health.drain();
    expect(health.readiness()).toBe('draining');
    await pool.end();
    silent.close();
  });

  test('is ready again when the database is back', async () => {
    let isAway = true;
    const health = createHealth({ every: 10, patience: 5000 });
    health.watch(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(null)));
    await vi.waitFor(() => expect(health.readiness()).toBe('database away'));
    isAway = false;
    await vi.waitFor(() => expect(health.readiness()).toBe('ready'));
    health.drain();
  });

  test.each([
    ['that answers others', true, 503, 'stuck'],
    ['that answers nobody', false, 200, 'live'],
  ])(
    '[SCAL-02] asks for a restart after a while without a database %s: %s',
    async (_, isReachable, status, word) => {
      const asked = vi.fn(() => Promise.resolve(isReachable));
      const health = createHealth({ every: 10, stuckAfter: 50 });
      const live = () => healthRoutes(health).request('/live');
      expect((await live()).status).toBe(200);
      health.watch(() => Promise.reject(new Error('away')), asked);
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
      const reported = await live();
      expect([reported.status, await reported.json()]).toEqual([status, { status: word }]);
      health.drain();
    },
  );

  test('reports what the database reports: its disk is nearly full', async () => {
    const health = createHealth({ every: 10 });
    health.watch(() => Promise.resolve('disk nearly full'));
    await vi.waitFor(() => expect(health.readiness()).toBe('disk nearly full'));
    const reported = await healthRoutes(health).request('/ready');
    expect([reported.status, await reported.json()]).toEqual([503, { status: 'disk nearly full' }]);
    health.drain();
  });
});
