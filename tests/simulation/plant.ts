import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { PlantedFault } from './planted-faults.ts';

/** Removes a rule: the database changes what the server writes. */
export async function plant(db: Database, { on, change }: PlantedFault): Promise<void> {
  await db.execute(
    sql.raw(`create function planted() returns trigger language plpgsql as $$ begin ${change} end $$`),
  );
  await db.execute(sql.raw(`create trigger a_planted_fault ${on} execute function planted()`));
}

/** Puts the rule back. */
export async function unplant(db: Database): Promise<void> {
  await db.execute(sql`drop function planted cascade`);
}
