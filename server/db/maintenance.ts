import { asc, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const isWorn = sql`
  (n_mod_since_analyze > 50 + n_live_tup / 10 or n_dead_tup > 50 + n_live_tup / 5)
  and exists (select from pg_stat_activity where pid = pg_backend_pid() and backend_type = 'standalone backend')`;

/**
 * Does for the embedded database what PostgreSQL has processes of its own for: the room of deleted rows is used again,
 * and what has changed by a tenth is counted anew, so that an index is chosen where there is much to sort.
 */
export async function runMaintenance(db: Database): Promise<void> {
  const worn = await db
    .select({ schema: sql<string>`schemaname`, name: sql<string>`relname` })
    .from(sql`pg_stat_user_tables`)
    .where(isWorn)
    .orderBy(asc(sql`relid`));
  for (const { schema, name } of worn) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(name)}`);
  }
}
