import { hash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Telemetry } from '#server/telemetry/telemetry.ts';
import { DatabaseAwayError, isLost } from './failures.ts';
import { acquire, limitsFor, markAnswered, markSilent, type PoolLimits } from './pool.ts';
import { requestTimeLeft, waitFor, withDatabaseWaits } from './request-waits.ts';

/** A query that only reads has a fixed text; rows that are inserted have another one for each number of them. */
const isRepeated = (text: string) => text.startsWith('select ');

/** As short as PostgreSQL wants the name of a statement, and another one for each text. */
const nameOf = (text: string) => hash('sha1', text, 'base64');

const operationOf = (text: string) => (/^\w+/.exec(text)?.[0] ?? '').toUpperCase();

/** The database ends a statement by itself before a request stops to wait for it: the connection stays usable. */
const graceMilliseconds = 250;

/** The limits of a transaction, beside its `begin`: a request's remaining time, and those that the connection can't remember. */
function beginWith(text: string, { perTransaction, lockSeconds }: PoolLimits): string {
  const left = requestTimeLeft();
  if (left === null && perTransaction === null) return text;
  const least = (seconds = Infinity) => Math.ceil(Math.min(seconds * 1000, Math.max(left ?? Infinity, 1)));
  const limits = {
    statement_timeout: least(perTransaction?.statementSeconds),
    lock_timeout: least(lockSeconds),
    ...(perTransaction && {
      idle_in_transaction_session_timeout: Math.ceil(perTransaction.idleTransactionSeconds * 1000),
    }),
  };
  return [text, ...Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');
}

/** The query as it is sent: with a name where its plan is kept, and a transaction with its limits. */
function sentAs(config: QueryConfig, limits: PoolLimits | null): QueryConfig {
  const { text } = config;
  if (limits !== null && text.startsWith('begin')) return { ...config, text: beginWith(text, limits) };
  const isNamed = limits?.preparedStatements !== false && isRepeated(text);
  return isNamed ? { ...config, name: nameOf(text) } : config;
}

/** A query on one connection. One that stays silent is given up. */
export async function queryOn(
  connection: PoolClient,
  limits: PoolLimits | null,
  config: QueryConfig,
  values?: unknown[],
): Promise<QueryResult> {
  if (limits === null) return connection.query(config, values);
  const since = performance.now();
  try {
    const answer = await waitFor(limits.querySeconds * 1000, (left) =>
      connection.query(
        { ...config, query_timeout: Math.ceil(left) + graceMilliseconds } as QueryConfig,
        values,
      ),
    );
    markAnswered(connection);
    return answer;
  } catch (error) {
    if (isLost(error)) markSilent(connection, since);
    throw error;
  }
}

/**
 * Connections, or one of them, that have the database keep the plans of the queries that read, in transactions, too.
 * Drizzle has each query planned anew, which takes longer than most of them do. Each query is timed by `begin`, if
 * anybody listens, and waits no longer than its pool and its request allow.
 */
export function preparedStatements(pool: Pool, begin: Telemetry['query'] = null): Pool {
  const limits = limitsFor(pool);

  async function timed(text: string, act: () => Promise<QueryResult>): Promise<QueryResult> {
    const end = begin?.(operationOf(text));
    try {
      const answer = await act();
      end?.(false);
      return answer;
    } catch (error) {
      end?.(true);
      throw error;
    }
  }

  /**
   * A connection for a transaction. Drizzle keeps one on which none could begin, so that nobody else would have it any
   * more. One whose transaction has not ended for sure is dropped, and the database ends it.
   */
  function openedBy(connection: PoolClient, release: (isGivenUp: boolean) => void): PoolClient {
    let isOpen = false;
    const giveBack = () => release(isOpen && limits !== null);
    const query = async (config: QueryConfig, values: unknown[]): Promise<QueryResult> => {
      const { text } = config;
      const isBegin = text.startsWith('begin');
      try {
        if (isBegin) isOpen = true;
        const ask = () => queryOn(connection, limits, sentAs(config, limits), values);
        const answer = await timed(text, text === 'rollback' ? () => withDatabaseWaits(1, ask) : ask);
        if (text === 'commit' || text === 'rollback') isOpen = false;
        return answer;
      } catch (error) {
        const isUnsent = error instanceof DatabaseAwayError;
        if (isBegin && isUnsent) isOpen = false;
        if (isBegin) giveBack();
        throw error;
      }
    };
    return proxied(connection, { query, release: giveBack });
  }

  return proxied(pool, {
    query: (config: QueryConfig, values: unknown[]) =>
      timed(config.text, () =>
        onConnection(pool, (connection) => queryOn(connection, limits, sentAs(config, limits), values)),
      ),
    connect: async () => {
      const { connection, release } = await acquire(pool);
      return openedBy(connection, release);
    },
  });
}

function proxied<Target extends object>(target: Target, own: Readonly<Record<string, unknown>>): Target {
  return new Proxy(target, {
    get(_, key) {
      if (typeof key === 'string' && key in own) return own[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * Does something on one connection. A pool asked for a query gives up its connection when the query is refused; here it
 * is kept unless it is lost.
 */
export async function onConnection<Result>(
  pool: Pool,
  act: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const { connection, release } = await acquire(pool);
  try {
    return await act(connection);
  } finally {
    release();
  }
}
