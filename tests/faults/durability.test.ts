import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { lostOf, waitForMore, write, writeOverKills } from './acknowledged-writes.ts';
import { endOf, openKillable } from './killable-server.ts';

const kills = repetitions('KILLS', 1);

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openKillable({ DATA_DIR: dataDir });

/** The emails of all members that the database has. */
async function readStored(): Promise<Set<string>> {
  const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
  const stored = await db.select({ email: users.email }).from(users);
  await close();
  return new Set(stored.map(({ email }) => email));
}

/** Lets a process write no file beyond this length: the operating system refuses what is further, as a full disk does. */
const limitFiles = (pid: number, bytes: number) =>
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);

describe('the embedded database', () => {
  test('refuses a second server on the same directory, in one line', async () => {
    const first = await open();
    const second = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    });
    expect(await endOf(second)).toEqual({
      code: 1,
      errors: `The data directory ${dataDir}/database is in use by process ${first.pid}. Stop it first.\n`,
    });
    await first.kill();
  });

  test(
    `[TRST-05] retains every acknowledged write over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const acknowledged = await writeOverKills({ kills, open });
      expect(acknowledged.length).toBeGreaterThan(kills);
      expect(lostOf(acknowledged, await readStored(), `${kills} kills of the server`)).toEqual([]);
    },
  );

  test('[TRST-05] on a disk that fills ends the server at once, in one line, and retains every acknowledged write', async () => {
    const acknowledged: string[] = [];
    const { address, pid, end } = await open();
    const writing = write(address, acknowledged);
    await waitForMore(acknowledged, 4);
    limitFiles(pid, 65_536);
    expect(await end).toEqual({
      code: 1,
      errors: `The database in ${dataDir}/database can't write its log: a file may not grow. Nothing that was acknowledged is lost. Make room there, and start the server again.\n`,
    });
    await writing;
    expect(lostOf(acknowledged, await readStored(), 'a full disk')).toEqual([]);
  });
});
