import { createFaults } from '#server/sandbox/faults.ts';
import type { Hono } from 'hono';
import { createClock, type Clock } from '#server/clock.ts';
import { createApp } from '#server/create-app.ts';
import type { Database } from '#server/db/database.ts';
import { readSettings, type Settings } from '#server/env.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { createKeeper } from '#server/http/keeper.ts';
import type { Log } from '#server/http/log.ts';
import { createThrottle } from '#server/http/throttle.ts';
import { startServer, type RunningServer, type StartOptions } from '#server/start.ts';
import { createTestClient, type TestClient } from './api-client.ts';
import { openDemoDatabase, type DemoDatabase } from './api-database.ts';

/** The instant at which in-process test servers stand until their clock is moved. */
export const testNow = new Date('2026-11-20T12:00:00.000Z');

export interface TestServer {
  app: Hono<ApiEnv>;
  db: Database;
  clock: Clock;
  services: Services;
  /** A new browser at a host, or origin, `http://varsity.localhost` unless told otherwise. */
  client: (address?: string) => TestClient;
  /** Another server on the same database, with a clock of its own. */
  another: (time: () => number) => Promise<TestServer>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  settings?: Partial<Settings>;
  log?: Log;
  /** What its clock tells until it is moved: {@link testNow}, standing still, unless told otherwise. */
  time?: () => number;
  /** How long the answers that are the same for everybody are kept; not at all unless told. */
  keptSeconds?: number;
}

/** The API in this process, on a new database with the demo data as of {@link testNow}. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return serve(await openDemoDatabase(testNow), options);
}

function serve(
  { db, close, openAgain }: DemoDatabase,
  {
    settings = {},
    log = () => undefined,
    time = () => testNow.getTime(),
    keptSeconds = 0,
  }: TestServerOptions,
): TestServer {
  const clock = createClock(time);
  const services: Services = {
    db,
    clock,
    log,
    throttle: createThrottle(clock),
    keeper: createKeeper(keptSeconds),
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
    client: (address = 'varsity.localhost') => createTestClient(app, address),
    another: async (otherTime) =>
      serve({ ...(await openAgain()), openAgain }, { settings, log, time: otherTime }),
  };
}

/** The whole server on a free port, with pages and a new database that has today's demo data. */
export async function startTestServer(options: StartOptions = {}): Promise<RunningServer> {
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  return startServer({ port: 0, database: await openDemoDatabase(today), ...options });
}
