import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { clients, tiers } from '#server/db/schema.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { testNow } from '#tests/support/api-server.ts';

const planned = v.pipe(
  v.object({ rows: v.array(v.object({ statement: v.string(), uses: v.number() })) }),
  v.transform(({ rows }) => rows),
);

test('the database caches the plan of a reading query, in a transaction, too, and of no other', async () => {
  const { db, close } = await openDemoDatabase(testNow);
  const answer = await db.transaction(async (outer) => {
    for (const id of tenantIds) {
      await outer.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).limit(1);
      await outer.transaction((inner) => inner.select({ id: tiers.id }).from(tiers).limit(1));
      await outer.update(clients).set({ id }).where(eq(clients.id, id));
    }
    return outer.execute(sql`
      /* what is kept */ select statement, (generic_plans + custom_plans)::integer as uses
      from pg_prepared_statements where statement ~ 'clients|"tiers"' order by statement`);
  });
  expect(v.parse(planned, answer)).toEqual([
    { statement: 'select "id" from "clients" where "clients"."id" = $1 limit $2', uses: tenantIds.length },
    { statement: 'select "id" from "tiers" limit $1', uses: tenantIds.length },
  ]);
  await close();
});
