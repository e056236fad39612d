import { Client } from 'pg';
import { StartError } from '#server/start-error.ts';
import type { DatabaseSettings } from '#server/database-settings.ts';

const wayOn =
  'Set DATABASE_PREPARED_STATEMENTS=0, or give DATABASE_URL the address of the PostgreSQL behind it.';
const isPooled = 'The pooler at DATABASE_URL hands out its connections by transaction';

const named = { name: 'server-start', text: 'select 1' };

/** Whether a named statement is still there after another connection of the pooler was busy meanwhile. */
async function hasStatements(first: Client, second: Client): Promise<boolean> {
  await first.query(named);
  await second.query('begin');
  await second.query('select 1');
  const isThere = await first.query(named).then(
    () => true,
    () => false,
  );
  await second.query('rollback');
  return isThere;
}

/**
 * Rejects with a {@link StartError} that names the setting where connections are no sessions, as behind a pooler in
 * transaction mode, though the settings rely on them.
 */
export async function requireSessions(url: string, settings: Readonly<DatabaseSettings>): Promise<void> {
  if (!settings.preparedStatements) return;
  const lock = Math.ceil(settings.lockSeconds * 1000);
  const open = () => {
    const connection = new Client({
      connectionString: url,
      connectionTimeoutMillis: Math.ceil(settings.connectSeconds * 1000),
      query_timeout: Math.ceil(settings.querySeconds * 1000),
      lock_timeout: lock,
    });
    return connection.on('error', () => undefined);
  };
  const connections = [open(), open()] as const;
  const [first, second] = connections;
  try {
    for (const connection of connections) await connection.connect();
    const { rows } = await first.query<{ limit: string }>(
      "select setting as limit from pg_settings where name = 'lock_timeout'",
    );
    if (rows[0]?.limit !== String(lock) || !(await hasStatements(first, second))) {
      throw new StartError(`${isPooled}. ${wayOn}`);
    }
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) {
      throw new StartError(`The pooler at DATABASE_URL takes no limits of time (${error.message}). ${wayOn}`);
    }
    throw error;
  } finally {
    for (const connection of connections) void connection.end().catch(() => undefined);
  }
}
