import { getRequestListener } from '@hono/node-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenNeeded } from './app/build.ts';
import { addBuiltApp, addDocument } from './app/pages.ts';
import { requireBuild } from './bundles/distribution.ts';
import { createClock } from './clock.ts';
import { createApp } from './create-app.ts';
import { acquireMigrationLock, type OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { clients } from './db/schema.ts';
import { seedDemo } from './demo/seed.ts';
import { readSettings, type Settings } from './env.ts';
import { createCallCounter } from './http/call-limit.ts';
import { callerOf } from './http/caller.ts';
import { createHealth } from './http/health.ts';
import { createTtlCache, cacheTtlSeconds } from './http/ttl-cache.ts';
import { createThrottle } from './http/throttle.ts';
import { openJobs } from './jobs/jobs.ts';
import { trustIn } from './networks.ts';
import { createFaults } from './sandbox/faults.ts';
import { followSandbox } from './sandbox/shared-sandbox.ts';
import type { Log, Services } from './services.ts';
import { StartError } from './start-error.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface StartOptions extends Partial<Settings> {
  /** The app's pages: built when needed, from the sources with hot reload, or none. */
  pages?: 'built' | 'development' | 'none';
  /** A database to use instead of the one that the settings name; it is closed with the server. */
  database?: (telemetry: Telemetry) => Promise<OpenDatabase>;
  /** Takes the log's entries; silent without it. */
  log?: Log;
  /** Takes a line about the start. */
  report?: (line: string) => void;
}

export interface RunningServer {
  port: number;
  services: Services;
  /** Is not ready any more, waits for the proxy to notice, lets running requests, and then jobs, end within 5 seconds each, and closes the database. */
  stop: () => Promise<void>;
}

const drainMilliseconds = 5000;
/** Longer than a proxy keeps a connection that it may use again. */
const keepAliveTimeout = 65_000;

const starting: RequestListener = (request, response) => {
  if (request.url === '/health/live') response.writeHead(200).end();
  else response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('Starting');
};

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `can't be opened (${error.code})`;
      reject(new StartError(`Port ${port} at ${host} ${reason}.`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deleteExpired = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close(() => {
      clearInterval(deleteExpired);
      clearTimeout(cut);
      resolve();
    });
  });
}

/** Fills an empty database with the demo. */
async function seedWhenEmpty({ db, clock }: Pick<Services, 'db' | 'clock'>, report: (line: string) => void) {
  await db.transaction(async (transaction) => {
    await acquireMigrationLock(transaction);
    const [any] = await transaction.select({ id: clients.id }).from(clients).limit(1);
    if (any) return;
    report('Making the demo data …');
    await seedDemo(transaction, { now: clock.now() });
  });
}

/** Starts the server: API, database and pages on one port. Rejects with a {@link StartError}. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { pages = 'built', log = () => undefined, report = () => undefined, database, ...given } = options;
  const settings = { ...readSettings({}), ...given };
  const clock = createClock();
  const health = createHealth();
  const closers: (() => Promise<void>)[] = [];
  let handle = starting;
  const server = createServer({ keepAliveTimeout }, (request, response) => handle(request, response));

  const close = async () => {
    await drain(server);
    for (const closer of closers.toReversed()) await closer();
  };
  const stop = async () => {
    health.drain();
    await wait(settings.drainSeconds * 1000);
    await close();
  };

  const port = await listen(server, settings);
  try {
    const telemetry = await openTelemetry(settings);
    closers.push(telemetry.close);
    const opened = await (database?.(telemetry) ??
      openDatabase({ ...settings, telemetry }, clock.now(), report));
    closers.push(opened.close);
    const deps = {
      db: opened.db,
      clock,
      settings,
      log,
      telemetry,
      throttle: createThrottle(opened.db, clock),
      calls: createCallCounter(opened.db, clock),
      cache: createTtlCache(cacheTtlSeconds),
      health,
      faults: createFaults(opened.db),
    };
    if (opened.probe) health.watch(opened.probe);
    if (settings.sandbox) await seedWhenEmpty(deps, report);
    await followSandbox(deps);
    const jobs = await openJobs(deps, opened.forJobs);
    closers.push(jobs.close);
    const services = { ...deps, jobs };

    const app = createApp(services);
    const isTrusted = trustIn(settings.trustedProxies);
    const respond = getRequestListener((request, env) =>
      app.fetch(request, { ...env, caller: callerOf(env.incoming, isTrusted) }),
    );
    const answer: RequestListener = (request, response) => void respond(request, response);
    if (pages === 'development') {
      const { openDevelopment } = await import('./app/dev.ts');
      const development = await openDevelopment(server);
      closers.push(development.close);
      addDocument(app, services, development.document, { isDevelopment: true });
      handle = development.serve(answer);
    } else {
      if (pages === 'built') {
        if (settings.production) requireBuild();
        else await buildWhenNeeded(report);
        await addBuiltApp(app, services);
      }
      handle = answer;
    }
    return { port, services, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
