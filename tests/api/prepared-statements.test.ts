import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
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

test('a query that is built once runs where it was asked for: in a transaction it reads what that wrote', async () => {
  const { db, close } = await openDemoDatabase(testNow);
  let built = 0;
  const names = prepared((at) => {
    built += 1;
    return at
      .select({ name: clients.name })
      .from(clients)
      .where(eq(clients.id, sql.placeholder('id')))
      .prepare(unnamed);
  });
  const nameOf = async (at: Database, id: string) =>
    (await names(at).execute({ id })).map(({ name }) => name);
  const before = await nameOf(db, 'harbor');
  const inside = await db.transaction(async (transaction) => {
    await transaction.update(clients).set({ name: 'Renamed' }).where(eq(clients.id, 'harbor'));
    const renamed = await nameOf(transaction, 'harbor');
    await transaction.update(clients).set({ name: before[0] }).where(eq(clients.id, 'harbor'));
    return [renamed, await nameOf(transaction, 'harbor')];
  });
  expect(inside).toEqual([['Renamed'], before]);
  expect(await nameOf(db, 'harbor')).toEqual(before);
  expect(await nameOf(db, 'varsity')).not.toEqual(before);
  expect(built).toBe(2);
  await close();
});
