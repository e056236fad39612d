import type postgres from 'postgres';

import type { Telemetry } from '#server/telemetry/telemetry.ts';

type Unsafe = postgres.Sql['unsafe'];

/** A query that only reads has a fixed text; rows that are inserted have another one for each number of them. */
const isRepeated = (text: string) => text.startsWith('select ');

function timed<Query extends PromiseLike<unknown>>(query: Query, end?: (isFailed: boolean) => void): Query {
  if (end) {
    query.then(
      () => end(false),
      () => end(true),
    );
  }
  return query;
}

const operationOf = (text: string) => (/^\w+/.exec(text)?.[0] ?? '').toUpperCase();

/**
 * A client that has the database keep the plans of the queries that read, in transactions, too. Drizzle has each query
 * planned anew, which takes longer than most of them do. Each query is timed by `begin`, if anybody listens.
 */
export function keepingPlans<Client extends postgres.ISql>(
  client: Client,
  begin: Telemetry['query'] = null,
): Client {
  const unsafe: Unsafe = (text, parameters, options) =>
    timed(
      client.unsafe(text, parameters, { ...options, prepare: isRepeated(text) }),
      begin?.(operationOf(text)),
    );
  return new Proxy(client, {
    get(target, key) {
      if (key === 'unsafe') return unsafe;
      const value: unknown = Reflect.get(target, key);
      if (key !== 'begin' && key !== 'savepoint') return value;
      if (typeof value !== 'function') return value;
      return (work: (inner: postgres.TransactionSql) => unknown) =>
        Reflect.apply(value, target, [(inner: postgres.TransactionSql) => work(keepingPlans(inner, begin))]);
    },
  });
}
