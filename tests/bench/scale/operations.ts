import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { continueBackfills } from '#server/db/backfills.ts';
import type { Database } from '#server/db/database.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { migratePostgres, readMigrations } from '#server/db/migrate.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { startServer } from '#server/start.ts';

/** Seconds that something takes. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}

const membersAtOnce = 1000;

/** Adds a purchase of each bulk member, a thousand in a statement: contributions and rewards are counted with it. */
export async function addPurchases(db: Database, members: number, at: Date): Promise<void> {
  for (let from = 0; from < members; from += membersAtOnce) {
    await db.execute(sql`
      insert into card_transactions (client_id, user_id, card_id, description, amount_cents,
        round_up_amount_cents, contribution_cents, reward_amount_cents, reward_status, purchased_at)
      select 'varsity', md5('user' || n)::uuid, md5('card' || n)::uuid, 'Bulk store', 1250, 50, 50, 25,
        'confirmed', ${at.toISOString()}::timestamptz
      from generate_series(${from + 1}::int, ${Math.min(from + membersAtOnce, members)}::int) as n`);
  }
}

/** Erases bulk members, one after the other. Gives the median of their seconds. */
export async function eraseMembers(db: Database, numbers: readonly number[]): Promise<number> {
  const seconds: number[] = [];
  for (const number of numbers) {
    const email = `bulk-${number}@example.com`;
    seconds.push(await timed(() => eraseMember(db, { clientId: 'varsity', email })));
  }
  return seconds.sort((one, other) => one - other)[Math.floor(seconds.length / 2)] ?? 0;
}

/** What was released before migrations had rules. */
const released = 2;

const undoOf: readonly [RegExp, (name: string, other: string) => string][] = [
  [/^CREATE INDEX CONCURRENTLY IF NOT EXISTS "(\w+)"/, (name) => `drop index "${name}"`],
  [/^CREATE TABLE "(\w+)"/, (name) => `drop table "${name}" cascade`],
  [/^CREATE FUNCTION "(\w+)"/, (name) => `drop function "${name}" cascade`],
  [/^CREATE VIEW "(\w+)"/, (name) => `drop view "${name}" cascade`],
  [
    /^SELECT "keep_in_ledger"\('(\w+)'/,
    (name) =>
      `drop function "enter_added_${name}" cascade; drop function "enter_changed_${name}" cascade; drop view "ledger_of_${name}" cascade`,
  ],
  [
    /^(?:DO [\s\S]*?)?ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/,
    (name, column) => `alter table "${name}" drop column "${column}"`,
  ],
];

/** Takes back what the later migrations made, and applies them again. Gives the seconds until the tables are ready, and of the filling in. */
export async function migrateAgain(url: string, db: Database): Promise<[ready: number, filled: number]> {
  const connection = new Client({ connectionString: url });
  await connection.connect();
  for (const migration of readMigrations().slice(released).toReversed()) {
    const plain = migration.sql.map((statement) => statement.replaceAll(/^\s*(--.*\n\s*)*/g, ''));
    for (const statement of plain.toReversed()) {
      for (const [pattern, undo] of undoOf) {
        const [, name = '', other = ''] = pattern.exec(statement) ?? [];
        if (name !== '') await connection.query(undo(name, other));
      }
    }
    await connection.query('delete from drizzle.__drizzle_migrations where hash = $1', [migration.hash]);
  }
  await connection.end();
  const ready = await timed(() => migratePostgres(url, databaseDefaults));
  const isMore = async () => (await db.$count(sql`backfills`, sql`not is_done`)) > 0;
  const filled = await timed(async () => {
    while (await isMore()) await continueBackfills(db, new AbortController().signal);
  });
  return [ready, filled];
}

/** The seconds until a server is ready. */
export async function startSeconds(databaseUrl: string): Promise<number> {
  let stop = () => Promise.resolve();
  const seconds = await timed(async () => {
    ({ stop } = await startServer({ databaseUrl, port: 0, pages: 'none', sandbox: true }));
  });
  await stop();
  return seconds;
}
