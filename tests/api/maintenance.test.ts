import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attempts } from '#server/db/operations-schema.ts';
import { runMaintenance } from '#server/db/maintenance.ts';
import { createTestServer, testNow } from '#tests/support/api-server.ts';

test('[SPED-04] the embedded database counts what has changed and uses room again; PostgreSQL does so by itself', async () => {
  const { db, close } = await createTestServer();
  const keyHashes = Array.from({ length: 1000 }, (_, index) => `${index}`);
  await db.insert(attempts).values(keyHashes.map((keyHash) => ({ keyHash, times: [], expiresAt: testNow })));
  await db.delete(attempts).where(sql`key_hash::int >= 400`);
  await db.execute(sql`select pg_stat_force_next_flush()`);
  await runMaintenance(db);
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [tended] = await db
    .select({ vacuums: sql`vacuum_count::int`, analyses: sql`analyze_count::int` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`relname = 'tries'`);
  const times = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 0;
  expect(tended).toEqual({ vacuums: times, analyses: times });
  await close();
});
