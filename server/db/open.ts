import { join, resolve } from 'node:path';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { noopTelemetry, type Telemetry } from '#server/telemetry/telemetry.ts';
import {
  damaged,
  inDirectory,
  lockDirectory,
  makeDirectory,
  markUnfinished,
  setAsideUnfinished,
} from './data-dir.ts';
import { refusalOf, requireRoom } from './embedded-engine.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { OtherVersionError } from './other-version.ts';

interface Watched {
  telemetry: Telemetry;
  /** What takes much memory, and so comes before the embedded engine, which does as well. */
  beforeEngine: () => Promise<void>;
}

/** Why a database can't be used, in one line without a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return refusalOf(error) ?? 'unknown reason';
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (/^(PGlite failed to initialize|Aborted\()/.test(error.message)) return 'its files are damaged';
  return error.message.split('\n')[0] || ('code' in error ? String(error.code) : error.name);
}

/**
 * Opens the database that the settings name: a PostgreSQL by URL, the embedded one in its locked directory,
 * or the embedded one in memory. Throws a {@link StartError} in one line.
 */
export async function openDatabase(
  {
    databaseUrl,
    dataDir,
    databaseLimits = databaseDefaults,
    telemetry = noopTelemetry,
    beforeEngine = async () => {},
  }: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'databaseLimits'> & Watched>,
  now: Date,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, telemetry, databaseLimits).catch((error: unknown) => {
      if (error instanceof StartError) throw error;
      throw new StartError(`The database at ${new URL(databaseUrl).host} can't be used: ${reasonOf(error)}.`);
    });
  }
  if (dataDir === null) {
    await beforeEngine();
    return openEmbedded({ telemetry });
  }

  const place = resolve(dataDir);
  makeDirectory(place);
  const directory = join(place, 'database');
  const unlock = inDirectory(place, 'written to', () => lockDirectory(directory));
  try {
    const aside = setAsideUnfinished(directory, now);
    if (aside !== null) report(`An unfinished database was moved to ${aside}.`);
    await requireRoom(place);
    await beforeEngine();
    const markWhole = inDirectory(place, 'written to', () => markUnfinished(directory));
    const { close, ...opened } = await openEmbedded({ dataDir: directory, telemetry });
    markWhole();
    return { ...opened, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    const known = error instanceof OtherVersionError ? error.message : refusalOf(error);
    if (known !== null) throw new StartError(`The database in ${directory} can't be opened: ${known}.`);
    throw new StartError(damaged(directory, reasonOf(error)));
  }
}
