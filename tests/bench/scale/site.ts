import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { databaseDefaults } from '#server/database-settings.ts';
import { openPostgres, type OpenDatabase } from '#server/db/database.ts';
import { cards, users } from '#server/db/schema.ts';
import { demoPasswordHash } from '#server/demo/member-states.ts';
import { addBulkMembers, type BulkMembers } from '#tests/support/bulk-members.ts';
import { logIn, startApi } from '../api/start.ts';
import type { Caller, Site } from './calls.ts';
import { timed } from './operations.ts';

/** For what takes long on purpose. */
export const patientLimits = { ...databaseDefaults, statementSeconds: 3600, querySeconds: 3600 };

interface SiteOptions extends BulkMembers {
  /** How many of the members are logged in, at even distances among all. */
  callers: number;
}

/** Opens the API on an empty PostgreSQL, and fills it. `seeded` is how many seconds the members took. */
export async function openSite(
  url: string,
  { callers, ...bulk }: SiteOptions,
): Promise<Site & { database: OpenDatabase; seeded: number }> {
  const api = await startApi(url);
  const database = await openPostgres(url, undefined, patientLimits);
  const { db } = database;
  const seeded = await timed(() => addBulkMembers(db, bulk));
  const numbers = Array.from(
    { length: callers },
    (_, index) => 1 + Math.floor((index * bulk.members) / callers),
  );
  const emails = numbers.map((number) => `bulk-${number}@example.com`);
  await db
    .update(users)
    .set({ passwordHash: await demoPasswordHash() })
    .where(inArray(users.email, emails));
  const own = sql`user_id in (select id from users where email in ${emails})`;
  await db.execute(sql`
    update card_transactions set reward_amount_cents = 10000 where ${own} and reward_status = 'confirmed'`);
  await db.execute(sql`
    insert into cards (client_id, user_id, system, last_digits, expiry_month, expiry_year, platform_id, created_at, updated_at)
    select client_id, user_id, system, '1881', expiry_month, expiry_year, 'other-' || platform_id, created_at, updated_at
    from cards where ${own}`);
  const other = alias(cards, 'other');
  const found = await db
    .select({ email: users.email, userId: users.id, cardId: cards.id, otherCardId: other.id })
    .from(users)
    .innerJoin(cards, and(eq(cards.userId, users.id), eq(cards.billing, true)))
    .innerJoin(other, and(eq(other.userId, users.id), eq(other.billing, false)))
    .where(inArray(users.email, emails));
  const loggedIn: Caller[] = [];
  for (const { email, ...caller } of found) loggedIn.push({ ...caller, ...(await logIn(api.origin, email)) });
  await db.execute(sql`vacuum analyze`);
  return { api, database, callers: loggedIn, seeded };
}
