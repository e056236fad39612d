import { hash } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Telemetry } from '#server/telemetry/telemetry.ts';

/** A query that only reads has a fixed text; rows that are inserted have another one for each number of them. */
const isRepeated = (text: string) => text.startsWith('select ');

/** As short as PostgreSQL wants the name of a statement, and another one for each text. */
const nameOf = (text: string) => hash('sha1', text, 'base64');

const operationOf = (text: string) => (/^\w+/.exec(text)?.[0] ?? '').toUpperCase();

/**
 * Connections, or one of them, that have the database keep the plans of the queries that read, in transactions, too.
 * Drizzle has each query planned anew, which takes longer than most of them do. Each query is timed by `begin`, if
 * anybody listens.
 */
export function preparedStatements<Connected extends Pool | PoolClient>(
  connected: Connected,
  begin: Telemetry['query'] = null,
): Connected {
  const query = async (config: QueryConfig, values: unknown[]): Promise<QueryResult> => {
    const { text } = config;
    const end = begin?.(operationOf(text));
    try {
      const stored = isRepeated(text) ? { ...config, name: nameOf(text) } : config;
      const answer = await onConnection(connected, (connection) => connection.query(stored, values));
      end?.(false);
      return answer;
    } catch (error) {
      end?.(true);
      if (text.startsWith('begin')) release(connected);
      throw error;
    }
  };
  return new Proxy(connected, {
    get(target, key) {
      if (key === 'query') return query;
      if (key === 'connect' && target instanceof Pool)
        return async () => preparedStatements(await target.connect(), begin);
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
  connected: Pool | PoolClient,
  act: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  if (!(connected instanceof Pool)) return act(connected);
  const connection = await connected.connect();
  try {
    return await act(connection);
  } finally {
    connection.release();
  }
}

/** Drizzle keeps a connection on which no transaction could begin, so that nobody else would have it any more. */
function release(connected: Pool | PoolClient): void {
  if (!(connected instanceof Pool)) connected.release();
}
