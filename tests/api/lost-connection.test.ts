import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { clients } from '#server/db/schema.ts';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { testNow } from '#tests/support/api-server.ts';

const backend = v.object({ rows: v.tuple([v.object({ pid: v.number() })]) });

/** The embedded database has one connection, which is not lost while its process lives. */
const mayBeLost = process.env['TEST_DATABASE_URL'] !== undefined;

test.runIf(mayBeLost)(
  '[TRST-05] a transaction whose connection is lost refuses what follows, and has no effect',
  async () => {
    const { db, close } = await openDemoDatabase(testNow);
    const varsity = eq(clients.id, 'varsity');
    const read = () => db.select({ name: clients.name }).from(clients).where(varsity);
    const [before] = await read();
    for (let lost = 0; lost < 12; lost += 1) {
      const work = db.transaction(async (tx) => {
        await tx.update(clients).set({ name: 'Lost' }).where(varsity);
        const { rows } = v.parse(backend, await tx.execute(sql`select pg_backend_pid() as pid`));
        await db.execute(sql`select pg_terminate_backend(${rows[0].pid}, 5000)`);
        await tx.update(clients).set({ name: 'Lost again' }).where(varsity);
      });
      await expect(work).rejects.toThrow('Failed query: rollback');
      expect(await read()).toEqual([before]);
    }
    await close();
  },
);

test('[TRST-05] a connection on which no transaction could begin is there for the next', async () => {
  const { db, close } = await openDemoDatabase(testNow);
  for (let refused = 0; refused < 12; refused += 1) {
    // @ts-expect-error -- There is no such level.
    await expect(db.transaction(() => Promise.resolve(), { isolationLevel: 'none' })).rejects.toThrow(
      'Failed query: begin',
    );
  }
  expect(await db.$count(clients)).toBe(3);
  await close();
});
