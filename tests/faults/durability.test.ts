import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const kills = repetitions('KILLS', 1);
const writers = 4;

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const serve = fileURLToPath(new URL('serve.ts', import.meta.url));

type Child = ChildProcessByStdio<null, Readable, Readable>;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'durability-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function run(script: string, variables: Record<string, string>): Child {
  return spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function textOf(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('close', () => resolve(text));
  });
}

const endOf = (child: Child) => new Promise<number | null>((resolve) => child.once('close', resolve));

/** A server on the directory, once it answers. */
async function open(): Promise<{ child: Child; address: string }> {
  const child = run(serve, { PORT: '0', DATA_DIR: dataDir });
  const errors = textOf(child.stderr);
  const port = await Promise.race([
    new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
    ),
    endOf(child).then(async (code) => expect.fail(`The server ended with ${code}: ${await errors}`)),
  ]);
  return { child, address: `http://127.0.0.1:${port}` };
}

const made = v.object({ email: v.string() });

/** Makes members, one after the other, until the server is gone. Only what it acknowledged counts. */
async function write(address: string, acknowledged: string[]) {
  for (;;) {
    try {
      const response = await fetch(`${address}/sandbox/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ client: 'varsity', state: 'nonmember' }),
      });
      if (response.status === 201) acknowledged.push(v.parse(made, await response.json()).email);
    } catch {
      return;
    }
  }
}

describe('the embedded database', () => {
  test('refuses a second server on the same directory, in one line', async () => {
    const first = await open();
    const second = run(main, { PORT: '0', DATA_DIR: dataDir });
    const [errors, code] = await Promise.all([textOf(second.stderr), endOf(second)]);
    expect(errors).toBe(`The data directory ${dataDir}/database is in use by process ${first.child.pid}.\n`);
    expect(code).toBe(1);
    first.child.kill('SIGKILL');
    await endOf(first.child);
  });

  test(
    `keeps every acknowledged write over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const { child, address } = await open();
        const before = acknowledged.length;
        const writing = Promise.all(Array.from({ length: writers }, () => write(address, acknowledged)));
        await vi.waitUntil(() => acknowledged.length > before, { timeout: 30_000, interval: 5 });
        await wait(Math.random() * 400);
        const gone = endOf(child);
        child.kill('SIGKILL');
        await Promise.all([gone, writing]);
      }

      const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
      const kept = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
      await close();
      const lost = acknowledged.filter((email) => !kept.has(email));
      console.log(
        `Acknowledged writes kept: ${acknowledged.length - lost.length} of ${acknowledged.length} over ${kills} kills.`,
      );
      expect(acknowledged.length).toBeGreaterThan(kills);
      expect(lost).toEqual([]);
    },
  );
});
