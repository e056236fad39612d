import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from '#server/db/data-dir.ts';
import { backUp, restore } from '#server/db/backup.ts';
import { StartError } from '#server/start-error.ts';

let home: string;
let place: { databaseUrl: null; dataDir: string };
let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'backup-'));
  place = { databaseUrl: null, dataDir: join(home, 'data') };
  file = join(home, 'backup.tar.gz');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const inside = () => join(place.dataDir, 'database');

function makeFolder() {
  mkdirSync(inside(), { recursive: true });
  writeFileSync(join(inside(), 'PG_VERSION'), '18');
}

describe('a backup', () => {
  test('[TRST-05] of an embedded database that a server uses says which process has to be stopped, and writes nothing', async () => {
    makeFolder();
    const unlock = lockDirectory(inside());
    await expect(backUp(place, file)).rejects.toThrow(
      new StartError(`The data directory ${inside()} is in use by process ${process.pid}. Stop it first.`),
    );
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  test('[TRST-05] of no database says so, and makes none', async () => {
    await expect(backUp(place, file)).rejects.toThrow(
      new StartError(`There is no database in ${place.dataDir}.`),
    );
    expect(readdirSync(home)).toEqual([]);
  });

  test('[TRST-05] of a PostgreSQL that can’t be reached leaves no file, and no password in what it says', async () => {
    const databaseUrl = 'postgres://rewards:s3cret@127.0.0.1:9/rewards';
    const failure: unknown = await backUp({ databaseUrl, dataDir: null }, file).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/^StartError: pg_dump (failed: .*Connection refused|is not installed)/);
    expect(String(failure)).not.toContain('s3cret');
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('a restore', () => {
  test('[TRST-05] over a database is refused, and leaves that one as it is', async () => {
    makeFolder();
    writeFileSync(file, '');
    await expect(restore(place, file)).rejects.toThrow(
      new StartError(`There is a database in ${inside()} already: a backup is restored into an empty place.`),
    );
    expect(readdirSync(inside())).toEqual(['PG_VERSION']);
    expect(readdirSync(place.dataDir)).toEqual(['database']);
  });

  test('[TRST-05] of no file says so', async () => {
    await expect(restore(place, file)).rejects.toThrow(new StartError(`There is no file ${file}.`));
  });

  test('[TRST-05] of a file that is no backup says so in one line, and what it left is set aside by the next start', async () => {
    writeFileSync(file, 'no backup');
    const failure: unknown = await restore(place, file).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/^StartError: \/.+backup\.tar\.gz can't be restored: .+\.$/);
    expect(existsSync(`${inside()}.unfinished`)).toBe(true);
    expect(existsSync(`${inside()}.lock`)).toBe(false);
  });
});
