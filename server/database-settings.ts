import * as v from 'valibot';

/** How PostgreSQL is used, and how long anything waits for it. */
export interface DatabaseSettings {
  /** The most connections that requests and jobs share; the queue of jobs has two more. */
  connections: number;
  /** Off behind a pooler that hands out connections by transaction: nothing then lives longer than a transaction. */
  preparedStatements: boolean;
  /** From when on an idle connection is asked whether it lives. */
  keepAliveSeconds: number;
  /** For a new connection. */
  connectSeconds: number;
  /** For all that one request asks of the database. */
  requestSeconds: number;
  /** For the answer to a query of a job or a start; a connection that is silent for longer is dropped. */
  querySeconds: number;
  /** For one statement, by the database. */
  statementSeconds: number;
  /** For a lock. */
  lockSeconds: number;
  /** For the next statement of a transaction. */
  idleTransactionSeconds: number;
  /** For another server that prepares the database. */
  prepareSeconds: number;
}

export const databaseDefaults: Readonly<DatabaseSettings> = {
  connections: 10,
  preparedStatements: true,
  keepAliveSeconds: 10,
  connectSeconds: 2,
  requestSeconds: 2.5,
  querySeconds: 12,
  statementSeconds: 10,
  lockSeconds: 2,
  idleTransactionSeconds: 15,
  prepareSeconds: 60,
};

const blank = (fallback: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), ''),
    v.transform((value) => value || fallback),
  );

const seconds = (fallback: number) =>
  v.pipe(
    blank(String(fallback)),
    v.regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.minValue(0.001, 'must be more than 0'),
  );

const flag = (fallback: boolean) =>
  v.pipe(
    blank(fallback ? '1' : '0'),
    v.picklist(['0', '1', 'true', 'false'], 'must be 0 or 1'),
    v.transform((value) => value === '1' || value === 'true'),
  );

const defaults = databaseDefaults;

/** The variables that say how PostgreSQL is used. */
export const databaseVariables = {
  DATABASE_CONNECTIONS: v.pipe(
    blank(String(defaults.connections)),
    v.regex(/^\d{1,4}$/, 'must be a number of connections'),
    v.transform(Number),
    v.minValue(2, 'must be at least 2'),
  ),
  DATABASE_PREPARED_STATEMENTS: flag(defaults.preparedStatements),
  DATABASE_KEEP_ALIVE_SECONDS: seconds(defaults.keepAliveSeconds),
  DATABASE_CONNECT_SECONDS: seconds(defaults.connectSeconds),
  DATABASE_REQUEST_SECONDS: seconds(defaults.requestSeconds),
  DATABASE_QUERY_SECONDS: seconds(defaults.querySeconds),
  DATABASE_STATEMENT_SECONDS: seconds(defaults.statementSeconds),
  DATABASE_LOCK_SECONDS: seconds(defaults.lockSeconds),
  DATABASE_IDLE_TRANSACTION_SECONDS: seconds(defaults.idleTransactionSeconds),
  DATABASE_PREPARE_SECONDS: seconds(defaults.prepareSeconds),
};

type Values = { [Name in keyof typeof databaseVariables]: v.InferOutput<(typeof databaseVariables)[Name]> };

/** The settings as their variables say them. */
export function databaseSettingsOf(values: Values): DatabaseSettings {
  return {
    connections: values.DATABASE_CONNECTIONS,
    preparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    keepAliveSeconds: values.DATABASE_KEEP_ALIVE_SECONDS,
    connectSeconds: values.DATABASE_CONNECT_SECONDS,
    requestSeconds: values.DATABASE_REQUEST_SECONDS,
    querySeconds: values.DATABASE_QUERY_SECONDS,
    statementSeconds: values.DATABASE_STATEMENT_SECONDS,
    lockSeconds: values.DATABASE_LOCK_SECONDS,
    idleTransactionSeconds: values.DATABASE_IDLE_TRANSACTION_SECONDS,
    prepareSeconds: values.DATABASE_PREPARE_SECONDS,
  };
}
