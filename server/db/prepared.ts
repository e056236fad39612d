import type { Database } from './database.ts';

/** Drizzle needs a name. The connection gives each text one of its own, or none behind a pooler. */
export const unnamed = '';

/**
 * A query that Drizzle builds once for each database and transaction, for the reads of every call: building one takes longer
 * than sending it. It is run with the values of its placeholders.
 */
export function prepared<Query extends object>(prepare: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const known = queries.get(db);
    if (known !== undefined) return known;
    const query = prepare(db);
    queries.set(db, query);
    return query;
  };
}
