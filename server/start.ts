import { databaseAssets } from './app/assets/database-assets.ts';
import { folderAssets } from './app/assets/folder-assets.ts';
import { addBuiltApp, addDocument } from './app/pages.ts';
import { prepareBuild } from './app/prepare-build.ts';
import { observePasswords, setHashWorkers } from './auth/password.ts';
import { distribution } from './bundles/distribution.ts';
import { frameScriptsOf } from './card-frame/hosted-form-script.ts';
import { createClock } from './clock.ts';
import { createApp } from './create-app.ts';
import type { JobsDatabase, OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { clients } from './db/schema.ts';
import { seedDemo } from './demo/seed.ts';
import { readSettings, type Settings } from './env.ts';
import { createCallCounter } from './http/call-limit.ts';
import { createTtlCache, cacheTtlSeconds } from './http/ttl-cache.ts';
import { createThrottle } from './http/throttle.ts';
import { openJobs } from './jobs/jobs.ts';
import { listenerOf, openListener } from './listener.ts';
import { createFaults } from './sandbox/faults.ts';
import { followSandbox } from './sandbox/shared-sandbox.ts';
import type { Health, Log, Services } from './services.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface StartOptions extends Partial<Settings> {
  /** The app's pages: built when needed, from the sources with hot reload, or none. */
  pages?: 'built' | 'development' | 'none';
  /** A folder that holds the built app, instead of the one that is built when needed. */
  folder?: string;
  /** A database to use instead of the one that the settings name; it is closed with the server. */
  database?: (telemetry: Telemetry) => Promise<OpenDatabase>;
  /** What probes the database; every five seconds without it. */
  health?: Health;
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

/** Fills an empty database with the demo, while no other server does. */
async function seedWhenEmpty(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { withAdvisoryLock }: JobsDatabase,
  report: (line: string) => void,
) {
  await withAdvisoryLock(() =>
    db.transaction(async (transaction) => {
      const [any] = await transaction.select({ id: clients.id }).from(clients).limit(1);
      if (any) return;
      report('Making the demo data …');
      await seedDemo(transaction, { now: clock.now() });
    }),
  );
}

/** Names what a production server lacks, in the log and to whoever starts it. */
function warnOfSettings({ settings, log, clock }: Services, report: (line: string) => void) {
  if (!settings.production || settings.sandbox || settings.smtpUrl !== null) return;
  log({ time: clock.now().toISOString(), level: 'error', event: 'mail is not sent', failure: 'no SMTP_URL' });
  report('SMTP_URL is not set: no mail is sent, and nobody gets a code or an activation link.');
}

/** Starts the server: API, database and pages on one port. Rejects with a {@link StartError}. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const {
    pages = 'built',
    folder,
    log = () => undefined,
    report = () => undefined,
    database,
    health: givenHealth,
    ...given
  } = options;
  const settings = { ...readSettings({}), ...given };
  setHashWorkers(settings.hashWorkers);
  const clock = createClock();
  const { server, port, health, serve, onClose, close, stop } = await openListener(settings, givenHealth);
  try {
    const telemetry = await openTelemetry(settings);
    onClose(telemetry.close);
    observePasswords(telemetry);
    const isBuiltHere = pages === 'built' && folder === undefined;
    const beforeEngine = async () => {
      if (isBuiltHere) await prepareBuild(settings, report);
    };
    const opened = await (database?.(telemetry) ??
      openDatabase({ ...settings, telemetry, beforeEngine }, clock.now(), report));
    onClose(opened.close);
    if (database || settings.databaseUrl !== null) await beforeEngine();
    const deps = {
      db: opened.db,
      clock,
      settings: { ...settings, port },
      log,
      telemetry,
      throttle: createThrottle(opened.db, clock),
      calls: createCallCounter(opened.db, clock),
      cache: createTtlCache(cacheTtlSeconds),
      health,
      faults: createFaults(opened.db),
      frameScripts: frameScriptsOf(
        pages === 'built' || settings.production ? (folder ?? distribution) : null,
      ),
    };
    if (opened.probe) health.watch(opened.probe, opened.isReachable);
    if (settings.sandbox) await seedWhenEmpty(deps, opened.forJobs, report);
    await followSandbox(deps);
    const jobs = await openJobs(deps, opened.forJobs);
    onClose(jobs.close);
    const services = { ...deps, jobs };

    warnOfSettings(services, report);
    const app = createApp(services);
    const answer = listenerOf(app, services);
    if (pages === 'development') {
      const { openDevelopment } = await import('./app/dev.ts');
      const development = await openDevelopment(server, services.settings);
      onClose(development.close);
      addDocument(app, services, development.document, { isDevelopment: true });
      serve(development.serve(answer));
    } else {
      if (pages === 'built') {
        const store =
          settings.assetsDir === null
            ? databaseAssets(opened.db, opened.forJobs)
            : folderAssets(settings.assetsDir);
        await addBuiltApp(app, services, folder ?? distribution, store);
      }
      serve(answer);
    }
    return { port, services, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
