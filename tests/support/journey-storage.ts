import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';

/** Asks a journey's server where it keeps any of these texts. */
export const storedQuestionSchema = v.object({ id: v.number(), secrets: v.array(v.string()) });

export const storedAnswerSchema = v.object({ id: v.number(), places: v.array(v.string()) });

/** The tables with a row that holds a text, and `log` for its lines; each once. */
export async function findStored(
  db: Database,
  logged: readonly string[],
  secrets: readonly string[],
): Promise<string[]> {
  const tables = await db
    .select({ schema: sql<string>`schemaname`, table: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname not in ('pg_catalog', 'information_schema')`)
    .orderBy(sql`schemaname, tablename`);
  const places = secrets.some((secret) => logged.some((line) => line.includes(secret))) ? ['log'] : [];
  for (const { schema, table } of tables) {
    const isAny = sql.join(
      secrets.map((secret) => sql`strpos(each::text, ${secret}) > 0`),
      sql` or `,
    );
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`${sql.identifier(schema)}.${sql.identifier(table)} as each`)
      .where(isAny);
    if (found && found.count > 0) places.push(`${schema}.${table}`);
  }
  return places;
}
