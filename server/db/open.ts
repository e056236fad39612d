import { join, resolve } from 'node:path';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { lockDirectory, makeDirectory, setAsidePartial } from './data-dir.ts';
import { openEmbedded, openPostgres, OtherVersionError, type OpenDatabase } from './database.ts';

/** Why a PostgreSQL can't be reached, without its password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name);
}

/**
 * Opens the database that the settings name: a PostgreSQL by URL, the embedded one in its locked directory,
 * or the embedded one in memory. Throws a {@link StartError} in one line.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  now: Date,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl).catch((error: unknown) => {
      throw new StartError(`The database at ${new URL(databaseUrl).host} can't be used: ${reasonOf(error)}.`);
    });
  }
  if (dataDir === null) return openEmbedded({});

  makeDirectory(resolve(dataDir));
  const directory = join(resolve(dataDir), 'database');
  const unlock = lockDirectory(directory);
  try {
    const aside = setAsidePartial(directory, now);
    if (aside !== null) report(`An unfinished database was moved to ${aside}.`);
    const { db, close } = await openEmbedded({ dataDir: directory });
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    const way =
      error instanceof OtherVersionError ? ' Remove this folder to begin again with new demo data.' : '';
    throw new StartError(`The database in ${directory} can't be opened: ${reasonOf(error)}.${way}`);
  }
}
