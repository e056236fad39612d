import { PGlite } from '@electric-sql/pglite';
import { pgSchema, text, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

/** The database, on either driver; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  /** Writes everything down and lets go. */
  close: () => Promise<void>;
}

/** Why a database can't be used: its tables are those of another version of the app, which has no way to this one. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

const applied = pgSchema('drizzle').table('__drizzle_migrations', { hash: text().notNull() });

const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};

/** Makes the tables where there are none. Rejects with an {@link OtherVersionError} where another version made them. */
async function makeTables(db: Database, migrate: () => Promise<void>): Promise<void> {
  const failure = await migrate().then(
    () => null,
    (error: unknown) => error,
  );
  const made = await db
    .select()
    .from(applied)
    .limit(100)
    .catch(() => []);
  const own = readMigrationFiles(migrations).map(({ hash }) => hash);
  if (made.some(({ hash }) => !own.includes(hash))) throw new OtherVersionError('another version made it');
  if (failure !== null) throw failure;
}

/** Opens PostgreSQL at a URL and brings its schema up to date. Rejects when it can't be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const sql = postgres(url, {
    max: 10,
    connect_timeout: 5,
    onnotice: () => undefined,
  });
  const db = drizzlePostgres(sql, { casing: 'snake_case' });
  try {
    await makeTables(db, () => migratePostgres(db, migrations));
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  return { db, close: () => sql.end({ timeout: 5 }) };
}

export interface EmbeddedOptions {
  /** A directory; in memory without one. */
  dataDir?: string;
  /** A database to start from, as `PGlite.dumpDataDir` gives it. */
  template?: Blob;
}

/** Opens the embedded PostgreSQL and brings its schema up to date. */
export async function openEmbedded({
  dataDir,
  template,
}: EmbeddedOptions): Promise<OpenDatabase & { engine: PGlite }> {
  const engine = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  });
  const db = drizzleEmbedded(engine, { casing: 'snake_case' });
  try {
    await makeTables(db, () => migrateEmbedded(db, migrations));
  } catch (error) {
    await engine.close();
    throw error;
  }
  const close = async () => {
    await engine.exec('CHECKPOINT');
    await engine.close();
  };
  return { db, engine, close };
}
