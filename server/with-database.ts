import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { readSettings, type Settings } from './env.ts';
import { loadEnvironment } from './command.ts';

/** Does something with the database that the environment names, and closes it. */
export async function withDatabase<Result>(
  work: (db: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  loadEnvironment();
  const settings = readSettings(process.env);
  const { db, close } = await openDatabase(settings, new Date(), () => undefined);
  try {
    return await work(db, settings);
  } finally {
    await close();
  }
}
