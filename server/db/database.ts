import type { PGlite } from '@electric-sql/pglite';
import { pgSchema, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { Look } from '#server/http/health.ts';
import { untold, type Telemetry } from '#server/telemetry/telemetry.ts';
import { createEngine, roomTrouble, type EngineOptions } from './embedded-engine.ts';
import { socketTo } from './embedded-socket.ts';
import { keepingPlans } from './kept-plans.ts';

/** The database, on either driver; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Carries out a text of SQL with parameters as they travel; without any it may be several statements. */
export type RunText = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** The database as the queue of jobs uses it: a PostgreSQL has connections of its own for it. */
export interface JobsDatabase {
  run: RunText;
  /** Makes something while no other server on the database does. */
  alone: (make: () => Promise<void>) => Promise<void>;
}

export interface OpenDatabase {
  db: Database;
  forJobs: JobsDatabase;
  /** Absent where there is nothing to look at. */
  look?: Look;
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
export async function waitForOthers(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${preparing})`);
}

/** Makes tables while no other server does. */
async function alone(connections: postgres.Sql, make: () => Promise<void>): Promise<void> {
  const held = await connections.reserve();
  try {
    await held`select pg_advisory_lock(${preparing})`;
    try {
      await make();
    } finally {
      await held`select pg_advisory_unlock(${preparing})`;
    }
  } finally {
    held.release();
  }
}

const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** Makes the tables where there are none. Rejects with an {@link OtherVersionError} where another version made them. */
async function makeTables(db: PostgresJsDatabase): Promise<void> {
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

/** The database that a client talks to, with its tables up to date; the client is ended where they can't be made. */
async function openWith(
  client: postgres.Sql,
  { telemetry = untold }: { telemetry?: Telemetry | undefined },
  prepare: JobsDatabase['alone'],
): Promise<Database> {
  const db = drizzle(keepingPlans(client, telemetry.query), { casing: 'snake_case' });
  try {
    await prepare(() => makeTables(db));
    return db;
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
}

/** Drizzle hands values on as they are, once a client is its own. */
function runningTexts(client: postgres.Sql): RunText {
  drizzle(client);
  return async (statements, values = []) => ({
    rows: await client.unsafe(statements, values as postgres.ParameterOrJSON<never>[]),
  });
}

const quietly = { onnotice: () => undefined };

/** Opens PostgreSQL at a URL and brings its schema up to date. Rejects when it can't be reached. */
export async function openPostgres(url: string, telemetry?: Telemetry): Promise<OpenDatabase> {
  const client = postgres(url, { ...quietly, max: 10, connect_timeout: 5 });
  const db = await openWith(client, { telemetry }, (make) => alone(client, make));
  const ofJobs = postgres(url, { ...quietly, max: 2, connect_timeout: 5 });
  const close = async () => {
    await Promise.all([client.end({ timeout: 5 }), ofJobs.end({ timeout: 5 })]);
  };
  const look = async () => {
    await db.execute(sql`select 1`);
    return null;
  };
  return { db, forJobs: { run: runningTexts(ofJobs), alone: (make) => alone(client, make) }, look, close };
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
  const byItsSocket = { ...quietly, max: 1, max_lifetime: null, socket: () => socketTo(engine) };
  const client = postgres('postgres://postgres@embedded/postgres', byItsSocket);
  try {
    const db = await openWith(client, { telemetry }, (make) => make());
    const close = async () => {
      await client.end({ timeout: 5 });
      await engine.exec('CHECKPOINT');
      await engine.close();
    };
    const { dataDir } = options;
    return {
      db,
      forJobs: { run: runningTexts(client), alone: (make) => make() },
      ...(dataDir !== undefined && { look: () => roomTrouble(dataDir) }),
      engine,
      close,
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
