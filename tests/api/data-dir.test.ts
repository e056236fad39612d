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
import { lockDirectory, makeDirectory, markUnfinished, setAsideUnfinished } from '#server/db/data-dir.ts';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openDatabase, reasonOf } from '#server/db/open.ts';
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
    expect(() => lockDirectory(directory)).toThrow(
      `${directory} is in use by process ${process.pid}. Stop it first.`,
    );
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
    markUnfinished(directory);
    mkdirSync(join(directory, 'base'), { recursive: true });
    writeFileSync(join(directory, 'PG_VERSION'), '18');
    const aside = setAsideUnfinished(directory, now);
    expect(aside).toBe(`${directory}.unfinished-2026-11-20T12-00-00-000Z`);
    expect(existsSync(directory)).toBe(false);
    expect(readdirSync(aside ?? '').sort()).toEqual(['PG_VERSION', 'base']);
  });

  test('is one that was never said to be whole; an empty place, none, or a whole one is left', () => {
    expect(setAsideUnfinished(directory, now)).toBeNull();
    mkdirSync(join(directory, 'global'), { recursive: true });
    rmSync(join(directory, 'global'), { recursive: true });
    expect(setAsideUnfinished(directory, now)).toBeNull();
    const markWhole = markUnfinished(directory);
    mkdirSync(join(directory, 'global'));
    writeFileSync(join(directory, 'PG_VERSION'), '18');
    writeFileSync(join(directory, 'global', 'pg_control'), '');
    markWhole();
    expect(setAsideUnfinished(directory, now)).toBeNull();
    markUnfinished(directory)();
    expect(readdirSync(home)).toEqual(['database']);
  });

  test.each(['PG_VERSION', join('global', 'pg_control')])(
    'is not what a whole one is that has lost %s: it stays, and the line says what to do',
    (part) => {
      mkdirSync(join(directory, 'global'), { recursive: true });
      writeFileSync(join(directory, 'PG_VERSION'), '18');
      writeFileSync(join(directory, 'global', 'pg_control'), '');
      rmSync(join(directory, part));
      const line = `The database in ${directory} can't be opened: ${part} is missing. Restore a backup, or move this folder away to begin anew.`;
      expect(() => setAsideUnfinished(directory, now)).toThrow(new StartError(line));
      expect(readdirSync(home)).toEqual(['database']);
    },
  );

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

  test.each([
    [
      'an older',
      `update drizzle.__drizzle_migrations set hash = 'older', created_at = 1`,
      'another version made it, which has no way to this one; start that one, or begin anew in an empty place',
    ],
    [
      'a newer, which no longer has what this one needs,',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12);
       update schema_compatibility set least_migrations = 1000`,
      'a newer version made it; start that one, or restore a backup of before it',
    ],
  ])('that %s version made is left as it is, and named in one line', async (_, change, reason) => {
    const made = await openEmbedded({ dataDir: directory });
    await made.engine.exec(`${change}; create table mine as select 1 as stored`);
    await made.close();
    const line = `The database in ${directory} can't be opened: ${reason}.`;
    await expect(open()).rejects.toThrow(new StartError(line));
    const engine = await PGlite.create({ dataDir: directory });
    expect((await engine.query('select stored from mine')).rows).toEqual([{ stored: 1 }]);
    await engine.close();
    expect(existsSync(lock())).toBe(false);
  });

  test('[SCAL-03] that a newer version has added to is opened: going back loses nothing', async () => {
    const made = await openEmbedded({ dataDir: directory });
    await made.engine.exec(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12);
       create table added (id integer)`,
    );
    await made.close();
    const opened = await open();
    expect(await opened.db.$count(users)).toBe(0);
    await opened.close();
  });

  test.each([
    ['where there can be none', '/proc/data', "/proc/data can't be made (ENOENT)."],
    ['that takes no files', '/proc', "/proc can't be written to (ENOENT)."],
  ])('in a place %s says so in one line', async (_, dataDir, line) => {
    await expect(openDatabase({ databaseUrl: null, dataDir }, new Date(), () => undefined)).rejects.toThrow(
      new StartError(`The data directory ${line}`),
    );
  });

  test('on a full disk says so, in the words that its file system has not', () => {
    expect(reasonOf({ errno: 51 })).toBe('the disk is full');
  });

  test('with broken files is left as it is, and the line says what to do', async () => {
    await (await openEmbedded({ dataDir: directory })).close();
    writeFileSync(join(directory, 'global', 'pg_control'), 'broken');
    await expect(open()).rejects.toThrow(
      new StartError(
        `The database in ${directory} can't be opened: its files are damaged. Restore a backup, or move this folder away to begin anew.`,
      ),
    );
    expect(readdirSync(home)).toEqual(['database']);
  });
});
