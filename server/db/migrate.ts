import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseSettings } from '#server/database-settings.ts';
import { failureOf } from './failures.ts';
import { OtherVersionError } from './other-version.ts';
import { connectTo, end } from './pool.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** All migrations, the oldest first. */
export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

const newerVersion = 'a newer version made it; start that one, or restore a backup of before it';
const otherVersion =
  'another version made it, which has no way to this one; start that one, or begin anew in an empty place';

/** A migration that begins with this line runs statement by statement, each by itself: it makes indexes that lock nobody out. */
const withoutTransaction = /^-- without a transaction/;

/** How often a migration is tried that others keep from the tables it changes. */
const attempts = 30;
const pauseMilliseconds = 1000;

interface Applied {
  hash: string;
}

/** What was applied, by hash. Makes the table that says so. */
async function readApplied(connection: PoolClient): Promise<string[]> {
  await connection.query(`create schema if not exists drizzle`);
  await connection.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await connection.query<Applied>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** How many migrations a version has to know at least to use these tables. */
async function readLeastKnown(connection: PoolClient): Promise<number> {
  const { rows } = await connection.query<{ least: number }>(
    'select least_migrations as least from schema_compatibility',
  );
  return rows[0]?.least ?? 0;
}

async function note(connection: PoolClient, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

async function inTransaction(
  connection: PoolClient,
  migration: MigrationMeta,
  lockMilliseconds: number | null,
): Promise<void> {
  const limit = lockMilliseconds === null ? '' : `; set local lock_timeout = ${lockMilliseconds}`;
  await connection.query(`begin${limit}`);
  try {
    for (const statement of migration.sql) await connection.query(statement);
    await note(connection, migration);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** Indexes that a try before left unfinished; nobody reads by them. */
async function dropInvalidIndexes(connection: PoolClient): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await connection.query(`drop index if exists ${name}`);
}

async function byItself(connection: PoolClient, migration: MigrationMeta): Promise<void> {
  await dropInvalidIndexes(connection);
  for (const statement of migration.sql) await connection.query(statement);
  await note(connection, migration);
}

/** Applies a migration. It gives way to whoever uses the tables, and tries again a second later. */
async function apply(
  connection: PoolClient,
  migration: MigrationMeta,
  lockMilliseconds: number | null,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (withoutTransaction.test(migration.sql[0] ?? '')) return await byItself(connection, migration);
      return await inTransaction(connection, migration, lockMilliseconds);
    } catch (error) {
      if (failureOf(error) !== 'busy' || attempt >= attempts) throw error;
      await after(pauseMilliseconds);
    }
  }
}

/**
 * Brings the tables up to date. A newer version's tables are left as they are, and used, unless that version says that
 * this one can't; then, and where another version made them, it rejects with an {@link OtherVersionError}.
 */
async function migrate(connection: PoolClient, lockMilliseconds: number | null): Promise<void> {
  const own = readMigrations();
  const applied = await readApplied(connection);
  const pending = own.filter(({ hash }) => !applied.includes(hash));
  const areUnknown = applied.some((hash) => own.every((migration) => migration.hash !== hash));
  if (areUnknown) {
    if (pending.length > 0) throw new OtherVersionError(otherVersion);
    if ((await readLeastKnown(connection)) > own.length) throw new OtherVersionError(newerVersion);
  }
  for (const migration of pending) await apply(connection, migration, lockMilliseconds);
}

/** Brings the tables up to date by a pool's connection, which nobody else uses. */
export async function migrateOn(pool: Pool, lockMilliseconds: number | null = null): Promise<void> {
  const connection = await pool.connect();
  try {
    await migrate(connection, lockMilliseconds);
  } finally {
    connection.release();
  }
}

/**
 * No statement of a migration is ended because it takes long. A transaction gives a lock up soon: whoever comes after it
 * waits behind it. An index that is made concurrently keeps nobody waiting.
 */
const migrating = (settings: Readonly<DatabaseSettings>): DatabaseSettings => ({
  ...settings,
  querySeconds: 86_400,
  statementSeconds: 86_400,
  lockSeconds: settings.prepareSeconds,
});

/** Brings the tables of a PostgreSQL up to date. */
export async function migratePostgres(url: string, settings: Readonly<DatabaseSettings>): Promise<void> {
  const pool = connectTo(url, 1, migrating(settings));
  try {
    await migrateOn(pool, Math.ceil(settings.lockSeconds * 1000));
  } finally {
    await end(pool);
  }
}
