import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory, makeDirectory, setAsidePartial } from '#server/db/data-dir.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { users } from '#server/db/schema.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openEmbedded } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/start-error.ts';

let home: string;
let directory: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'data-dir-'));
  directory = join(home, 'database');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const lock = () => `${directory}.lock`;

/** The id of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('the lock', () => {
  test('is taken, refused to a second one, and let go', () => {
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(`${directory} is in use by process ${process.pid}.`);
    unlock();
    expect(readdirSync(home)).toEqual([]);
    lockDirectory(directory)();
  });

  test('of a process that has ended is taken over', () => {
    writeFileSync(lock(), `${deadProcess()}\n12345\n`);
    const unlock = lockDirectory(directory);
    expect(readFileSync(lock(), 'utf8')).toContain(String(process.pid));
    unlock();
  });

  test('of a process whose number another one bears now is taken over', () => {
    writeFileSync(lock(), `${process.pid}\nanother start\n`);
    const unlock = lockDirectory(directory);
    expect(readFileSync(lock(), 'utf8')).not.toContain('another start');
    unlock();
  });

  test.each(['', '\n', 'nonsense', '0\n0\n', '-1\n-1\n'])('that says %j is taken over', (content) => {
    writeFileSync(lock(), content);
    lockDirectory(directory)();
    expect(readdirSync(home)).toEqual([]);
  });

  test('is not let go by one who no longer has it', () => {
    const unlock = lockDirectory(directory);
    writeFileSync(lock(), 'somebody else');
    unlock();
    expect(existsSync(lock())).toBe(true);
  });
});

describe('an unfinished database', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');

  test('is moved away whole', () => {
    mkdirSync(join(directory, 'base'), { recursive: true });
    writeFileSync(join(directory, 'PG_VERSION'), '18');
    const aside = setAsidePartial(directory, now);
    expect(aside).toBe(`${directory}.corrupt-2026-11-20T12-00-00-000Z`);
    expect(existsSync(directory)).toBe(false);
    expect(readdirSync(aside ?? '').sort()).toEqual(['PG_VERSION', 'base']);
  });

  test('is one without either of its two marks; a whole, an empty or no one stays', () => {
    expect(setAsidePartial(directory, now)).toBeNull();
    mkdirSync(join(directory, 'global'), { recursive: true });
    rmSync(join(directory, 'global'), { recursive: true });
    expect(setAsidePartial(directory, now)).toBeNull();
    mkdirSync(join(directory, 'global'));
    writeFileSync(join(directory, 'PG_VERSION'), '18');
    writeFileSync(join(directory, 'global', 'pg_control'), '');
    expect(setAsidePartial(directory, now)).toBeNull();
    expect(existsSync(directory)).toBe(true);
  });

  test('can’t lie in a file', () => {
    writeFileSync(join(home, 'file'), '');
    expect(() => makeDirectory(join(home, 'file', 'deeper'))).toThrow(/can't be made \(E/);
  });
});

describe('a database', () => {
  const open = () => openDatabase({ databaseUrl: null, dataDir: home }, new Date(), () => undefined);

  test('of this version is opened again', async () => {
    await (await openEmbedded({ dataDir: directory })).close();
    await (await open()).close();
    expect(existsSync(lock())).toBe(false);
  });

  test('[TRST-06] from before the account history gets one, and keeps what it has', async () => {
    const made = await openEmbedded({ dataDir: directory });
    await seedDemo(made.db, { now: new Date() });
    const members = await made.db.$count(users);
    await made.engine.exec(`
      drop table account_history;
      drop function keep_history;
      delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
    await made.close();
    const { db, close } = await open();
    expect([await db.$count(users), await db.$count(accountHistory)]).toEqual([members, 0]);
    await close();
  });

  test('that an older version made is left as it is, and said to be to remove, in one line', async () => {
    const made = await openEmbedded({ dataDir: directory });
    await made.engine.exec(`
      update drizzle.__drizzle_migrations set hash = 'older', created_at = 1;
      create table mine as select 1 as kept`);
    await made.close();
    const line = `The database in ${directory} can't be opened: another version made it. Remove this folder to begin again with new demo data.`;
    await expect(open()).rejects.toThrow(new StartError(line));
    const engine = await PGlite.create({ dataDir: directory });
    expect((await engine.query('select kept from mine')).rows).toEqual([{ kept: 1 }]);
    await engine.close();
    expect(existsSync(lock())).toBe(false);
  });
});
