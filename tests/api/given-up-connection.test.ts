import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseDefaults } from '#server/database-settings.ts';
import { connectTo, end } from '#server/db/pool.ts';
import { preparedStatements } from '#server/db/prepared-statements.ts';
import { withDatabaseWaits } from '#server/db/request-waits.ts';

const url = process.env['TEST_DATABASE_URL'];

/** Keeps this process busy, as a moment without any CPU does. */
function block(milliseconds: number) {
  const over = performance.now() + milliseconds;
  while (performance.now() < over);
}

describe.skipIf(url === undefined)('a pool with one connection', () => {
  let pool: Pool;
  let db: NodePgDatabase;
  beforeEach(() => {
    pool = connectTo(url ?? '', 1, databaseDefaults);
    db = drizzle(preparedStatements(pool));
  });
  afterEach(() => end(pool));

  const pid = async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];
  const transaction = () => db.transaction((open) => open.execute(sql`select 1`));

  test('[SCAL-02] stays open when a request gets it with no time left', async () => {
    const before = await pid();
    const connect = pool.connect.bind(pool);
    const connectLate = () => {
      Reflect.deleteProperty(pool, 'connect');
      return connect().then((connection) => {
        block(40);
        return connection;
      });
    };
    Object.assign(pool, { connect: connectLate });
    const late = withDatabaseWaits(0.02, transaction);
    const next = pid();
    await expect(late).rejects.toMatchObject({ cause: { message: 'The request has waited long enough.' } });
    expect(await next).toBe(before);
  });

  test('[SCAL-02] opens another one for who is next, after one on which no transaction could begin', async () => {
    // @ts-expect-error -- There is no such level.
    const refused = db.transaction(() => Promise.resolve(), { isolationLevel: 'none' });
    const next = pid();
    await expect(refused).rejects.toThrow('Failed query: begin');
    expect(await next).toBeGreaterThan(0);
  });
});
