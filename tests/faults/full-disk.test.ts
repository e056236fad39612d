import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openKillable } from './killable-server.ts';
import { makeMembers } from './made-members.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets a process write no file beyond this length: the operating system refuses what is further, as a full disk does. */
const limitFiles = (pid: number, bytes: number) =>
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);

describe('a disk that fills while the server writes', () => {
  test('[TRST-05] ends it at once in one line, and every acknowledged write is there once it has room again', async () => {
    const acknowledged: string[] = [];
    const server = await openKillable({ DATA_DIR: dataDir });
    const writing = Promise.all([1, 2, 3, 4].map(() => makeMembers(server.address, acknowledged)));
    await vi.waitUntil(() => acknowledged.length > 20, { timeout: 30_000, interval: 5 });
    limitFiles(server.pid, 65_536);
    expect(await server.end).toEqual({
      code: 1,
      errors: `The database in ${dataDir}/database can't write its log: a file may not grow. Nothing that was acknowledged is lost. Make room there, and start the server again.\n`,
    });
    await writing;

    const again = await openKillable({ DATA_DIR: dataDir });
    await again.kill();
    const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
    const kept = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
    await close();
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  });
});
