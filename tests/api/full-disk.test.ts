import fs, { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { requireRoom } from '#server/db/embedded-engine.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/start-error.ts';
import { createTestServer } from '#tests/support/api-server.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Lets no data file of a database be written, with a reason of the operating system, until it is told to. */
function refuseDataFiles(code: string): { end: () => void } {
  const write = fs.writeSync;
  const refusing = vi.spyOn(fs, 'writeSync').mockImplementation((...given: Parameters<typeof write>) => {
    if (readlinkSync(`/proc/self/fd/${given[0]}`).includes('/base/')) {
      throw Object.assign(new Error(code), { code });
    }
    return write(...given);
  });
  return { end: () => refusing.mockRestore() };
}

/** A disk with this much room, as a directory is asked. */
function leave(megabytes: number) {
  const room = { bavail: megabytes, bsize: 1_000_000 } as fs.StatsFs;
  vi.spyOn(fs.promises, 'statfs').mockResolvedValue(room);
}

const open = () => openDatabase({ databaseUrl: null, dataDir: home }, new Date(), () => undefined);

describe('a full disk', () => {
  test('[TRST-05] [HTTP-02] is answered with 503 on either database, and with what was asked for once there is room', async () => {
    const lines: unknown[] = [];
    const server = await createTestServer({ log: (entry) => lines.push(entry) });
    const member = server.client();
    await server.db.execute(
      sql`create function fill() returns trigger language plpgsql as $$ begin raise disk_full; end $$`,
    );
    await server.db.execute(
      sql`create trigger fill before insert on sessions for each row execute function fill()`,
    );
    const refused = await member.login();
    expect([refused.status, await refused.json()]).toEqual([503, { message: 'Service unavailable' }]);
    expect(lines.at(-1)).toMatchObject({ level: 'error', status: 503, error: 'DatabaseError: disk_full' });
    await server.db.execute(sql`drop trigger fill on sessions`);
    expect((await member.login()).status).toBe(200);
    await server.close();
  });

  test('[TRST-05] or one that may not be filled fails the query that needed a data file, by 53100, and no later one', async () => {
    const { engine, close } = await openEmbedded({ dataDir: home });
    await engine.exec('create table stored (line text)');
    const write = () =>
      engine.exec(`insert into stored select repeat('x', 1000) from generate_series(1, 100)`);
    for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG']) {
      const refusing = refuseDataFiles(code);
      await expect(write()).rejects.toMatchObject({ code: '53100' });
      refusing.end();
      await write();
    }
    const { rows } = await engine.query('select count(*)::integer as stored from stored');
    expect(rows).toEqual([{ stored: 300 }]);
    await close();
  });

  test('[TRST-05] is reported before it happens, and stops a database from starting, in one line', async () => {
    const { probe, close } = await open();
    leave(128);
    expect(await probe?.()).toBeNull();
    leave(127);
    expect(await probe?.()).toBe('disk nearly full');
    await close();
    leave(64);
    await requireRoom(home);
    leave(63);
    const line = `The disk of ${home} has 63 MB left; the database needs 64 to start.`;
    await expect(open()).rejects.toThrow(new StartError(line));
  });
});
