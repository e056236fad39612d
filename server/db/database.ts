import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { noopTelemetry, type Telemetry } from '#server/telemetry/telemetry.ts';
import { databaseDefaults, type DatabaseSettings } from '#server/database-settings.ts';
import { createEngine, checkDiskSpace, type EngineOptions } from './embedded-engine.ts';
import { socketTo } from './embedded-socket.ts';
import { migrateOn, migratePostgres } from './migrate.ts';
import { withPreparationLock } from './preparation-lock.ts';
import { observePool } from './observe-pool.ts';
import { connectTo, end, limitsFor, withReconnect } from './pool.ts';
import { requireSessions } from './pooler.ts';
import { preparedStatements, onConnection, queryOn } from './prepared-statements.ts';
import { withDatabaseWaits } from './request-waits.ts';

export { connectTo } from './pool.ts';

/** The database, on either driver; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Carries out a text of SQL with parameters as they travel; without any it may be several statements. */
export type RunText = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** The database as the queue of jobs uses it: a PostgreSQL has connections of its own for it. */
export interface JobsDatabase {
  run: RunText;
  /** Makes something while no other server on the database does. */
  withAdvisoryLock: (make: () => Promise<void>) => Promise<void>;
}

/** Why a database should get no new requests. */
export type HealthIssue = 'database away' | 'disk nearly full';

/** Finds what is wrong with the database; null for nothing. One that rejects, or takes too long, counts as away. */
export type HealthProbe = () => Promise<HealthIssue | null>;

export interface OpenDatabase {
  db: Database;
  forJobs: JobsDatabase;
  /** Absent where there is nothing to probe. */
  probe?: HealthProbe;
  /** Whether the database answers somebody who begins from nothing, as a restarted process would. */
  isReachable?: () => Promise<boolean>;
  /** Writes everything down and lets go. */
  close: () => Promise<void>;
}

/** How long the database may take to say that it is there. */
const probeSeconds = 2;

/** The database behind connections, with its tables up to date; they are ended where the tables can't be made. */
async function openWith(
  pool: Pool,
  { telemetry = noopTelemetry }: { telemetry?: Telemetry | undefined },
  prepare: () => Promise<void>,
): Promise<Database> {
  const db = drizzle(preparedStatements(pool, telemetry.query), { casing: 'snake_case' });
  try {
    await prepare();
    return db;
  } catch (error) {
    await end(pool);
    throw error;
  }
}

function runningTexts(pool: Pool): RunText {
  return async (statements, values = []) => {
    const parameters = values.length > 0 ? [...values] : undefined;
    const answer = await onConnection(pool, (connection) =>
      queryOn(connection, limitsFor(pool), { text: statements }, parameters),
    );
    return { rows: [answer].flat().flatMap(({ rows }): unknown[] => rows) };
  };
}

/** Asks a PostgreSQL by a connection of its own whether it answers. */
async function isReachable(url: string, settings: Readonly<DatabaseSettings>): Promise<boolean> {
  const pool = connectTo(url, 1, { ...settings, querySeconds: settings.connectSeconds });
  try {
    await onConnection(pool, (connection) => queryOn(connection, limitsFor(pool), { text: 'select 1' }));
    return true;
  } catch {
    return false;
  } finally {
    void end(pool);
  }
}

/** Opens PostgreSQL at a URL and brings its schema up to date. Rejects when it can't be reached. */
export async function openPostgres(
  url: string,
  telemetry?: Telemetry,
  settings: Readonly<DatabaseSettings> = databaseDefaults,
): Promise<OpenDatabase> {
  const pool = connectTo(url, settings.connections, settings);
  const whilePreparing: JobsDatabase['withAdvisoryLock'] = (make) => withPreparationLock(url, settings, make);
  const db = await openWith(pool, { telemetry }, async () => {
    await requireSessions(url, settings);
    await whilePreparing(() => migratePostgres(url, settings));
  });
  const ofJobs = connectTo(url, 2, settings);
  if (telemetry) {
    observePool(telemetry, 'requests', pool);
    observePool(telemetry, 'jobs', ofJobs);
  }
  const close = async () => {
    await Promise.all([end(pool), end(ofJobs)]);
  };
  const probe = async () => {
    await withDatabaseWaits(probeSeconds, () => db.execute(sql`select 1`));
    return null;
  };
  return {
    db,
    forJobs: { run: runningTexts(ofJobs), withAdvisoryLock: whilePreparing },
    probe,
    isReachable: () => isReachable(url, settings),
    close,
  };
}

export interface EmbeddedOptions extends EngineOptions {
  telemetry?: Telemetry;
}

/** Opens the embedded PostgreSQL and brings its schema up to date. It has one connection, which all share. */
export async function openEmbedded({
  telemetry,
  ...options
}: EmbeddedOptions): Promise<OpenDatabase & { engine: PGlite }> {
  const engine = await createEngine(options);
  const pool = withReconnect(
    new Pool({ max: 1, idleTimeoutMillis: 0, user: 'postgres', stream: () => socketTo(engine) }),
  );
  try {
    const db = await openWith(pool, { telemetry }, () => migrateOn(pool));
    if (telemetry) observePool(telemetry, 'all', pool);
    const close = async () => {
      await end(pool);
      await engine.exec('CHECKPOINT');
      await engine.close();
    };
    const { dataDir } = options;
    const probe = async () => {
      await db.execute(sql`select 1`);
      return dataDir === undefined ? null : checkDiskSpace(dataDir);
    };
    return {
      db,
      forJobs: { run: runningTexts(pool), withAdvisoryLock: (make) => make() },
      ...(dataDir !== undefined && { probe, isReachable: () => Promise.resolve(true) }),
      engine,
      close,
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
