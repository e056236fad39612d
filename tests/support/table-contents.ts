import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** What a table holds: how many rows, and a hash over all of them in a fixed order. */
export interface TableContent {
  rows: number;
  hash: string;
}

/** What every table of a database holds, by its name with the schema. */
export async function readTables(db: Database): Promise<Map<string, TableContent>> {
  const names = await db
    .select({ schema: sql<string>`schemaname`, table: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname not in ('pg_catalog', 'information_schema')`)
    .orderBy(sql`schemaname, tablename`);
  const contents = new Map<string, TableContent>();
  for (const { schema, table } of names) {
    const [content] = await db
      .select({
        rows: sql<number>`count(*)::int`,
        hash: sql<string>`md5(coalesce(string_agg(each::text, e'\n' order by each::text), ''))`,
      })
      .from(sql`${sql.identifier(schema)}.${sql.identifier(table)} as each`);
    if (content) contents.set(`${schema}.${table}`, content);
  }
  return contents;
}

/** Where two databases differ, a line for each table; none when they hold the same. */
export function differences(
  before: ReadonlyMap<string, TableContent>,
  after: ReadonlyMap<string, TableContent>,
): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const [old, present] = [before.get(name), after.get(name)];
    if (old === undefined || present === undefined) return [`${name} is only ${old ? 'before' : 'after'}`];
    if (old.rows !== present.rows) return [`${name} had ${old.rows} rows and has ${present.rows}`];
    return old.hash === present.hash ? [] : [`${name} has other rows than before`];
  });
}
