import { createFaults } from '#server/sandbox/faults.ts';
import type { Hono } from 'hono';
import { createClock, type Clock } from '#server/clock.ts';
import { createApp } from '#server/create-app.ts';
import type { Database } from '#server/db/database.ts';
import { readSettings, type Settings } from '#server/env.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import type { Log } from '#server/http/log.ts';
import { createThrottle } from '#server/http/throttle.ts';
import { startServer, type RunningServer, type StartOptions } from '#server/start.ts';
import { createTestClient, type TestClient } from './api-client.ts';
import { openDemoDatabase } from './api-database.ts';

/** The instant at which in-process test servers stand until their clock is moved. */
export const testNow = new Date('2026-11-20T12:00:00.000Z');

export interface TestServer {
  app: Hono<ApiEnv>;
  db: Database;
  clock: Clock;
  services: Services;
  /** A new browser at a host, `varsity.localhost` unless told otherwise. */
  client: (host?: string) => TestClient;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  settings?: Partial<Settings>;
  log?: Log;
}

/** The API in this process, on a new database with the demo data as of {@link testNow}. */
export async function createTestServer({
  settings = {},
  log = () => undefined,
}: TestServerOptions = {}): Promise<TestServer> {
  const { db, close } = await openDemoDatabase(testNow);
  const clock = createClock(() => testNow.getTime());
  const services: Services = {
    db,
    clock,
    log,
    throttle: createThrottle(clock),
    faults: createFaults(),
    settings: { ...readSettings({}), dataDir: null, ...settings },
  };
  const app = createApp(services);
  return {
    app,
    db,
    clock,
    services,
    close,
    client: (host = 'varsity.localhost') => createTestClient(app, host),
  };
}

/** The whole server on a free port, with pages and a new database that has today's demo data. */
export async function startTestServer(options: StartOptions = {}): Promise<RunningServer> {
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  return startServer({ port: 0, database: await openDemoDatabase(today), ...options });
}
