import { setTimeout as after } from 'node:timers/promises';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { databaseDefaults, type DatabaseSettings } from '#server/database-settings.ts';
import { DatabaseAwayError } from './failures.ts';
import { acquireSlot } from './member-slots.ts';
import { requestMember, requestPatience, waitFor } from './request-waits.ts';

/** How connections are used; each pool has its own. */
export interface PoolLimits {
  querySeconds: number;
  /** What each transaction sets for itself where the connection can't remember it; null where it does. */
  perTransaction: { statementSeconds: number; lockSeconds: number; idleTransactionSeconds: number } | null;
  /** Whether the database keeps the plans of queries by their names. */
  preparedStatements: boolean;
  lockSeconds: number;
}

const limitsOf = new WeakMap<Pool, PoolLimits>();

const milliseconds = (seconds: number) => Math.ceil(seconds * 1000);

/** The limits of a pool; null for the embedded database, whose one connection is in this process and is never silent. */
export const limitsFor = (pool: Pool): PoolLimits | null => limitsOf.get(pool) ?? null;

/** When each connection answered last, and since when one was silent that should have answered. */
const answered = new WeakMap<PoolClient, number>();
const silentSince = { at: -Infinity };

export function markAnswered(connection: PoolClient): void {
  answered.set(connection, performance.now());
}

interface Destroyable {
  connection?: { stream: { destroy: () => void } };
}

/** Gives a connection up without a word: nobody may listen at its other end. */
function drop(connection: PoolClient): void {
  (connection as Destroyable).connection?.stream.destroy();
}

/** A connection was silent since an instant: those that have not answered since then are suspect, and replaced before they are used. */
export function markSilent(connection: PoolClient, since: number): void {
  silentSince.at = Math.max(silentSince.at, since);
  drop(connection);
}

const isSuspect = (connection: PoolClient) => (answered.get(connection) ?? Infinity) < silentSince.at;

/** A connection that is lost refuses the queries of who uses it, and is opened anew for the next: no process ends of it. */
export function withReconnect(pool: Pool): Pool {
  const reported = () => undefined;
  return pool
    .on('error', reported)
    .on('connect', (connection) => markAnswered(connection.on('error', reported)));
}

/** Connections to PostgreSQL, opened as they are needed. */
export function connectTo(
  url: string,
  max: number,
  settings: Readonly<DatabaseSettings> = databaseDefaults,
): Pool {
  const { keepAliveSeconds, connectSeconds, querySeconds, preparedStatements } = settings;
  const { statementSeconds, lockSeconds, idleTransactionSeconds } = settings;
  /** A server that does not take a connection in time is away. */
  class PromptClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: milliseconds(connectSeconds) });
    }
  }
  const pool = new Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
    keepAlive: true,
    keepAliveInitialDelayMillis: milliseconds(keepAliveSeconds),
    Client: PromptClient,
    ...(preparedStatements && {
      statement_timeout: milliseconds(statementSeconds),
      lock_timeout: milliseconds(lockSeconds),
      idle_in_transaction_session_timeout: milliseconds(idleTransactionSeconds),
    }),
  });
  limitsOf.set(pool, {
    querySeconds,
    preparedStatements,
    lockSeconds,
    perTransaction: preparedStatements ? null : { statementSeconds, lockSeconds, idleTransactionSeconds },
  });
  return withReconnect(pool);
}

/** Takes a connection that becomes free within a time; one that comes later is given back. */
async function take(pool: Pool, patience: number | null): Promise<PoolClient> {
  const taken = pool.connect();
  if (patience === null) return taken;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const connection = await Promise.race([taken, tooLate]).finally(() => clearTimeout(timer));
  if (connection !== null) return connection;
  taken.then(
    (unused) => unused.release(),
    () => undefined,
  );
  throw new DatabaseAwayError('No connection was free in time.');
}

/**
 * Takes a connection of a pool, and gives the way to return it, to the pool or, given up, to nobody. A request waits as
 * long as it has time left, and its member's other requests hold one more connection at most. Rejects with a
 * {@link DatabaseAwayError}.
 */
export async function acquire(
  pool: Pool,
): Promise<{ connection: PoolClient; release: (isGivenUp?: boolean) => void }> {
  const limits = limitsFor(pool);
  if (limits === null) {
    const connection = await take(pool, requestPatience());
    return { connection, release: (isGivenUp) => connection.release(isGivenUp) };
  }
  const limit = milliseconds(limits.querySeconds);
  const freeSlot = await waitFor(limit, (left) => acquireSlot(pool, requestMember(), left));
  try {
    for (;;) {
      const connection = await waitFor(limit, (left) => take(pool, left));
      if (!isSuspect(connection)) {
        const release = (isGivenUp?: boolean) => {
          freeSlot();
          if (isGivenUp) drop(connection);
          connection.release(isGivenUp);
        };
        return { connection, release };
      }
      drop(connection);
      connection.release(true);
    }
  } catch (error) {
    freeSlot();
    throw error;
  }
}

/** Ends connections once they are free, but waits for none longer than five seconds. */
export async function end(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), after(5000, undefined, { ref: false })]);
}
