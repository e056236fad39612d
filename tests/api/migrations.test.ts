import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { continueBackfills } from '#server/db/backfills.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { openPostgres } from '#server/db/database.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { backfills } from '#server/db/operations-schema.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const limits = { ...databaseDefaults, lockSeconds: 0.2 };
/** What was released before migrations had rules. */
const released = 2;
const migrations = readMigrations();
const members = 2000;

const isAlone = (statements: readonly string[]) => statements[0]?.startsWith('-- without a transaction');

describe.skipIf(url === '')('a migration of a PostgreSQL in use', () => {
  let admin: Client;
  let own = '';
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  beforeAll(async () => {
    admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    const before = await connected();
    await before.query('create schema drizzle');
    await before.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { sql, hash, folderMillis } of migrations.slice(0, released)) {
      for (const statement of sql) await before.query(statement);
      await before.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
    await before.query(`
      insert into clients (id, name, currency_code, support_email, config, created_at)
        values ('varsity', 'Varsity', 'USD', 'help@example.com', '{}', now());
      insert into users (client_id, email, created_at, updated_at)
        select 'varsity', n || '@example.com', now(), now() from generate_series(1, ${members}) n;
      insert into memberships (client_id, user_id, status, activation_token_hash, created_at, updated_at)
        select client_id, id, 'active', id::text, now(), now() from users;
      insert into membership_subscriptions (client_id, membership_id, starts_at, ends_at, created_at)
        select client_id, id, '2026-11-01', '2026-12-01', '2026-11-01' from memberships;
      insert into account_history (client_id, user_id, at, kind, by)
        select client_id, id, now(), 'planBegun', 'member' from users`);
    await before.end();
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  async function connected() {
    const connection = new Client({ connectionString: own });
    await connection.connect();
    return connection;
  }

  test.each(migrations.slice(released).map(({ sql }, index) => [released + index, sql] as const))(
    '[SCAL-03] number %i reads no table while it locks others out, or makes indexes alone',
    async (number, statements) => {
      const isIndex = (statement: string) =>
        /^(--.*\n)?\s*CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS /.test(statement);
      const others = isAlone(statements) ? statements.filter((statement) => !isIndex(statement)) : [];
      expect(others).toEqual([]);
      if (isAlone(statements)) return;
      const connection = await connected();
      await connection.query('begin');
      for (const earlier of migrations.slice(released, number)) {
        if (!isAlone(earlier.sql)) for (const statement of earlier.sql) await connection.query(statement);
      }
      for (const statement of statements) await connection.query(statement);
      const { rows } = await connection.query(
        `select relname, seq_tup_read from pg_stat_xact_user_tables
         where seq_tup_read > 0 and relname in ('users', 'memberships', 'membership_subscriptions', 'charges', 'cards', 'card_transactions')`,
      );
      expect(rows).toEqual([]);
      await connection.query('rollback');
      await connection.end();
    },
  );

  test('[SCAL-03] gives way to who reads the tables, waits for them, and leaves the old rows to a job', async () => {
    const reader = await connected();
    await reader.query('begin');
    await reader.query('select count(*) from memberships');
    const starting = openPostgres(own, undefined, limits);
    const behind = await connected();
    const isTried = 'select count(*)::integer as tries from pg_locks where not granted';
    await expect
      .poll(async () => (await behind.query(isTried)).rows[0], { interval: 20 })
      .toEqual({ tries: 1 });
    await expect
      .poll(async () => (await behind.query(isTried)).rows[0], { interval: 20 })
      .toEqual({ tries: 0 });
    await behind.query('update memberships set newsletter = true');
    await reader.query('rollback');
    const { db, close } = await starting;
    const open = async (text: string) =>
      (await behind.query(`select count(*)::integer as n from ${text}`)).rows;
    expect(await open('pg_index where not indisvalid')).toEqual([{ n: 0 }]);
    expect(await open('memberships where renews_at is null')).toEqual([{ n: members }]);

    await behind.query(`update membership_subscriptions set ends_at = '2027-01-01'
      where id = (select id from membership_subscriptions limit 1)`);
    expect(await open(`memberships where renews_at = '2027-01-01'`)).toEqual([{ n: 1 }]);
    await Promise.all([1, 2, 3].map(() => continueBackfills(db, new AbortController().signal)));
    await continueBackfills(db, new AbortController().signal);
    expect(await open(`memberships where renews_at = '2026-12-01'`)).toEqual([{ n: members - 1 }]);
    expect(await open(`memberships where renews_at = '2027-01-01'`)).toEqual([{ n: 1 }]);
    expect((await db.select().from(backfills)).every(({ isDone }) => isDone)).toBe(true);
    await Promise.all([reader.end(), behind.end(), close()]);
  });

  test('[SCAL-03] gives the links an end that were sent before they had one, and those that an older version sends', async () => {
    const connection = await connected();
    await (await openPostgres(own, undefined, limits)).close();
    await connection.query(`
      insert into users (client_id, email, created_at, updated_at) values ('varsity', 'late@example.com', now(), now());
      insert into memberships (client_id, user_id, status, activation_token_hash, created_at, updated_at)
        select client_id, id, 'active', 'late', now(), now() from users where email = 'late@example.com'`);
    const { rows } = await connection.query(`
      select count(*)::integer as links from memberships where activation_token_hash is not null
        and activation_ends_at between now() + interval '29 days' and now() + interval '30 days'`);
    expect(rows).toEqual([{ links: members + 1 }]);
    await connection.end();
  });

  test('[LIFE-07] leaves nothing unread of what happened before, and all of what happens to who joins later', async () => {
    const connection = await connected();
    await (await openPostgres(own, undefined, limits)).close();
    await connection.query(`
      insert into users (client_id, email, created_at, updated_at) values ('varsity', 'new@example.com', now(), now())`);
    const { rows } = await connection.query(`
      select history_read_position::integer as position from users
        where email in ('1@example.com', '${members}@example.com', 'new@example.com') order by position`);
    expect(rows).toEqual([{ position: 0 }, { position: members }, { position: members }]);
    await connection.end();
  });

  test('[SCAL-03] is done again where it was cut short: an index that was left half made is made again', async () => {
    const connection = await connected();
    const cut = migrations.find(({ sql }) =>
      sql.some((statement) => statement.includes('"charges_card_id_index"')),
    );
    await connection.query('delete from drizzle.__drizzle_migrations where hash = $1', [cut?.hash]);
    await connection.query(
      `update pg_index set indisvalid = false where indexrelid = 'charges_card_id_index'::regclass`,
    );
    await (await openPostgres(own, undefined, limits)).close();
    const { rows } = await connection.query(
      `select indisvalid from pg_index where indexrelid = 'charges_card_id_index'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    await connection.end();
  });
});
