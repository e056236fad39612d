import { createFaults } from '#server/sandbox/faults.ts';
import type { Hono } from 'hono';
import { frameScriptsOf } from '#server/card-frame/hosted-form-script.ts';
import { createClock, type Clock } from '#server/clock.ts';
import { createApp } from '#server/create-app.ts';
import type { Database } from '#server/db/database.ts';
import { readSettings, type Settings } from '#server/env.ts';
import type { ApiEnv } from '#server/http/context.ts';
import type { Services, Log } from '#server/services.ts';
import { createHealth } from '#server/http/health.ts';
import { createCallCounter } from '#server/http/call-limit.ts';
import { createTtlCache } from '#server/http/ttl-cache.ts';
import { createThrottle } from '#server/http/throttle.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startServer, type RunningServer, type StartOptions } from '#server/start.ts';
import { noopTelemetry, type Telemetry } from '#server/telemetry/telemetry.ts';
import { createTestClient, type TestClient } from './api-client.ts';
import { openDemoDatabase, patientLimits, type DatabaseOptions, type DemoDatabase } from './api-database.ts';
import { leftJobs } from './left-jobs.ts';

/** The instant at which in-process test servers stand until their clock is moved. */
export const testNow = new Date('2026-11-20T12:00:00.000Z');

export interface TestServer {
  app: Hono<ApiEnv>;
  db: Database;
  clock: Clock;
  services: Services;
  /** A new browser at a host, or origin, `http://varsity.localhost` unless told otherwise, that calls from an address. */
  client: (address?: string, from?: string) => TestClient;
  /** Another server on the same database, with a clock of its own. */
  another: (time: () => number) => Promise<TestServer>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  settings?: Partial<Settings>;
  log?: Log;
  /** What its clock tells until it is moved: {@link testNow}, standing still, unless told otherwise. */
  time?: () => number;
  /** Whether it takes part in the work that nobody waits for; not unless told. */
  jobs?: 'done' | 'left';
  /** How long the answers that are the same for everybody are kept; not at all unless told. */
  cacheTtlSeconds?: number;
  /** Who watches it; nobody unless told. */
  telemetry?: Telemetry;
  /** How its database is opened. */
  database?: DatabaseOptions;
}

/** The API in this process, on a new database with the demo data as of {@link testNow}. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings, database } = options;
  const limits = settings?.databaseLimits ?? patientLimits;
  return serve(await openDemoDatabase(testNow, { limits, ...database }), options);
}

const shortestLookSeconds = 0.5;

async function serve(
  { db, forJobs, close, openAgain }: DemoDatabase,
  {
    settings = {},
    log = () => undefined,
    time = () => testNow.getTime(),
    cacheTtlSeconds = 0,
    jobs: takesPart = 'left',
    telemetry = noopTelemetry,
  }: TestServerOptions,
): Promise<TestServer> {
  const clock = createClock(time);
  const ground = {
    db,
    clock,
    log,
    telemetry,
    throttle: createThrottle(db, clock),
    calls: createCallCounter(db, clock),
    cache: createTtlCache(cacheTtlSeconds),
    health: createHealth(),
    faults: createFaults(db),
    frameScripts: frameScriptsOf(null),
    settings: { ...readSettings({}), dataDir: null, databaseLimits: patientLimits, ...settings },
  };
  const jobs = takesPart === 'done' ? await openJobs(ground, forJobs, shortestLookSeconds) : leftJobs;
  const services: Services = { ...ground, jobs };
  const app = createApp(services);
  return {
    app,
    db,
    clock,
    services,
    close: async () => {
      await jobs.close();
      await close();
    },
    client: (address = 'varsity.localhost', from) => createTestClient(app, address, from),
    another: async (otherTime) =>
      serve({ ...(await openAgain()), openAgain }, { settings, log, jobs: takesPart, time: otherTime }),
  };
}

/** The whole server on a free port, with pages and a new database that has today's demo data. */
export async function startTestServer(options: StartOptions = {}): Promise<RunningServer> {
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const { databaseLimits = patientLimits } = options;
  return startServer({
    port: 0,
    databaseLimits,
    database: (telemetry) => openDemoDatabase(today, { telemetry, limits: databaseLimits }),
    ...options,
  });
}
