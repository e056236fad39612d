import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { endOf, openKillable } from './killable-server.ts';
import { makeMembers } from './made-members.ts';

const kills = repetitions('KILLS', 1);
const writers = 4;

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openKillable({ DATA_DIR: dataDir });

/** Lets members be made by several at once. What comes back ends when the server is gone. */
const write = (address: string, acknowledged: string[]) =>
  Promise.all(Array.from({ length: writers }, () => makeMembers(address, acknowledged)));

/** Which of these members the database has not. */
async function lostOf(acknowledged: readonly string[]): Promise<string[]> {
  const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
  const kept = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
  await close();
  return acknowledged.filter((email) => !kept.has(email));
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
      errors: `The data directory ${dataDir}/database is in use by process ${first.pid}.\n`,
    });
    await first.kill();
  });

  test(
    `[TRST-05] keeps every acknowledged write over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const { address, kill: end } = await open();
        const before = acknowledged.length;
        const writing = write(address, acknowledged);
        await vi.waitUntil(() => acknowledged.length > before, { timeout: 30_000, interval: 5 });
        await wait(Math.random() * 400);
        await end();
        await writing;
      }
      const lost = await lostOf(acknowledged);
      console.log(
        `Acknowledged writes kept: ${acknowledged.length - lost.length} of ${acknowledged.length} over ${kills} kills.`,
      );
      expect(acknowledged.length).toBeGreaterThan(kills);
      expect(lost).toEqual([]);
    },
  );

  test('[TRST-05] on a disk that fills ends the server at once, in one line, and keeps every acknowledged write', async () => {
    const acknowledged: string[] = [];
    const { address, pid, end } = await open();
    const writing = write(address, acknowledged);
    await vi.waitUntil(() => acknowledged.length > writers, { timeout: 30_000, interval: 5 });
    limitFiles(pid, 65_536);
    expect(await end).toEqual({
      code: 1,
      errors: `The database in ${dataDir}/database can't write its log: a file may not grow. Nothing that was acknowledged is lost. Make room there, and start the server again.\n`,
    });
    await writing;
    expect(await lostOf(acknowledged)).toEqual([]);
  });
});
