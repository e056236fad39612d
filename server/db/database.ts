import type { PGlite } from '@electric-sql/pglite';
import { pgSchema, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, Pool, type ClientConfig } from 'pg';
import { noopTelemetry, type Telemetry } from '#server/telemetry/telemetry.ts';
import { createEngine, checkDiskSpace, type EngineOptions } from './embedded-engine.ts';
import { socketTo } from './embedded-socket.ts';
import { preparedStatements, onConnection } from './prepared-statements.ts';

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
  /** Writes everything down and lets go. */
  close: () => Promise<void>;
}

/** Why a database can't be used, and the way on: its tables are those of another version of the app. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

const applied = pgSchema('drizzle').table('__drizzle_migrations', { hash: text().notNull() });

const newerVersion = 'a newer version made it; start that one, or restore a backup of before it';
const otherVersion =
  'another version made it, which has no way to this one; start that one, or begin anew in an empty place';

/** Of all servers that start at once, one prepares the database at a time. */
const preparing = 20_261_122;

/** Waits for other servers that prepare the database, and holds them off until the transaction ends. */
export async function acquireMigrationLock(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${preparing})`);
}

/** Makes tables while no other server does. */
function withAdvisoryLock(pool: Pool, make: () => Promise<void>): Promise<void> {
  return onConnection(pool, async (held) => {
    await held.query('select pg_advisory_lock($1)', [preparing]);
    try {
      await make();
    } finally {
      await held.query('select pg_advisory_unlock($1)', [preparing]);
    }
  });
}

const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** Makes the tables where there are none. Rejects with an {@link OtherVersionError} where another version made them. */
async function makeTables(db: NodePgDatabase): Promise<void> {
  const failure = await migrate(db, migrations).then(
    () => null,
    (error: unknown) => error,
  );
  const made = await db
    .select()
    .from(applied)
    .limit(100)
    .catch(() => []);
  const own = readMigrationFiles(migrations).map(({ hash }) => hash);
  if (made.some(({ hash }) => !own.includes(hash))) {
    const isNewer = own.every((hash) => made.some((each) => each.hash === hash));
    throw new OtherVersionError(isNewer ? newerVersion : otherVersion);
  }
  if (failure !== null) throw failure;
}

/** The database behind connections, with its tables up to date; they are ended where the tables can't be made. */
async function openWith(
  pool: Pool,
  { telemetry = noopTelemetry }: { telemetry?: Telemetry | undefined },
  prepare: JobsDatabase['withAdvisoryLock'],
): Promise<Database> {
  const db = drizzle(preparedStatements(pool, telemetry.query), { casing: 'snake_case' });
  try {
    await prepare(() => makeTables(db));
    return db;
  } catch (error) {
    await end(pool);
    throw error;
  }
}

function runningTexts(pool: Pool): RunText {
  return async (statements, values = []) => {
    const parameters = values.length > 0 ? [...values] : undefined;
    const answer = await onConnection(pool, (connection) => connection.query(statements, parameters));
    return { rows: [answer].flat().flatMap(({ rows }): unknown[] => rows) };
  };
}

/** A server that does not answer in time is away; who waits for a connection to be free waits as long as it takes. */
class PromptClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 5000 });
  }
}

/** A connection that is lost refuses the queries of who uses it, and is opened anew for the next: no process ends of it. */
function withReconnect(pool: Pool): Pool {
  const reported = () => undefined;
  return pool.on('error', reported).on('connect', (connection) => connection.on('error', reported));
}

/** Connections to PostgreSQL, opened as they are needed. */
export function connectTo(url: string, max: number): Pool {
  return withReconnect(
    new Pool({
      connectionString: url,
      max,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: 3600,
      Client: PromptClient,
    }),
  );
}

/** Ends connections once they are free, but waits for none longer than five seconds. */
async function end(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), after(5000, undefined, { ref: false })]);
}

/** Opens PostgreSQL at a URL and brings its schema up to date. Rejects when it can't be reached. */
export async function openPostgres(url: string, telemetry?: Telemetry): Promise<OpenDatabase> {
  const pool = connectTo(url, 10);
  const db = await openWith(pool, { telemetry }, (make) => withAdvisoryLock(pool, make));
  const ofJobs = connectTo(url, 2);
  const close = async () => {
    await Promise.all([end(pool), end(ofJobs)]);
  };
  const probe = async () => {
    await db.execute(sql`select 1`);
    return null;
  };
  return {
    db,
    forJobs: { run: runningTexts(ofJobs), withAdvisoryLock: (make) => withAdvisoryLock(pool, make) },
    probe,
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
    const db = await openWith(pool, { telemetry }, (make) => make());
    const close = async () => {
      await end(pool);
      await engine.exec('CHECKPOINT');
      await engine.close();
    };
    const { dataDir } = options;
    return {
      db,
      forJobs: { run: runningTexts(pool), withAdvisoryLock: (make) => make() },
      ...(dataDir !== undefined && { probe: () => checkDiskSpace(dataDir) }),
      engine,
      close,
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
