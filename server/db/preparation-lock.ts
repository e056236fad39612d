import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseSettings } from '#server/database-settings.ts';

/** Of all servers that start at once, one prepares the database at a time. */
const preparing = 20_261_122;

const lookMilliseconds = 250;

/**
 * Takes the lock, in a transaction: behind a pooler nothing else is held. Nobody waits inside the database, because
 * an index that is made concurrently would wait for them in turn.
 */
async function takeLock(connection: Client, idleMilliseconds: number, patience: number): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    await connection.query(`begin; set local idle_in_transaction_session_timeout = ${idleMilliseconds}`);
    const { rows } = await connection.query<{ taken: boolean }>(
      `select pg_try_advisory_xact_lock(${preparing}) as taken`,
    );
    if (rows[0]?.taken === true) return;
    await connection.query('rollback');
    if (performance.now() > end) {
      throw new Error(
        `another server has been preparing it for ${patience / 1000} seconds (DATABASE_PREPARE_SECONDS)`,
      );
    }
    await after(lookMilliseconds);
  }
}

/**
 * Makes something while no other server on the database does. A server that stops in the middle of it loses the lock
 * when its transaction has been idle for too long. Rejects when another one takes too long.
 */
export async function withPreparationLock(
  url: string,
  settings: Readonly<DatabaseSettings>,
  make: () => Promise<void>,
): Promise<void> {
  const idle = Math.ceil(settings.idleTransactionSeconds * 1000);
  const connection = new Client({
    connectionString: url,
    connectionTimeoutMillis: Math.ceil(settings.connectSeconds * 1000),
    query_timeout: Math.ceil(settings.querySeconds * 1000),
    keepAlive: true,
  });
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await takeLock(connection, idle, settings.prepareSeconds * 1000);
    const beat = setInterval(() => void connection.query('select 1').catch(() => undefined), idle / 3);
    try {
      await make();
    } finally {
      clearInterval(beat);
    }
    await connection.query('commit');
  } finally {
    await Promise.race([connection.end(), after(1000, undefined, { ref: false })]);
  }
}
