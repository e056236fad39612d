import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addBuiltApp } from '#server/app/pages.ts';
import { createTestServer } from './api-server.ts';

export interface ManyLogins {
  /** What a file takes that is asked for every 50 ms: while nobody logs in, and until all have been answered; ms. */
  quiet: number[];
  meanwhile: number[];
  /** How long the logins took all together, ms. */
  lasted: number;
  /** How the logins were answered: the code of the refusal, and the seconds to wait or null. */
  refusals: { code: unknown; retryAfter: string | null }[];
}

export function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}

const pause = 50;

/**
 * Asks for a static file again and again, in peace first, and then while many log in from one address, each with
 * another email.
 */
export async function fileDuringLogins(logins: number): Promise<ManyLogins> {
  const folder = mkdtempSync(join(tmpdir(), 'many-logins-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(join(folder, 'assets', 'index.js'), 'x'.repeat(200_000));
  const server = await createTestServer({ settings: { sandbox: false } });
  await addBuiltApp(server.app, server.services, folder);

  const readFile = async () => {
    const started = performance.now();
    const response = await server.app.request('http://varsity.localhost/assets/index.js');
    await response.arrayBuffer();
    return performance.now() - started;
  };
  /** A reading does not wait for the one before, so that those that are held up count. */
  const readUntil = async (end: Promise<unknown>) => {
    const readings: Promise<number>[] = [];
    const timer = setInterval(() => readings.push(readFile()), pause);
    await end;
    clearInterval(timer);
    return Promise.all(readings);
  };

  const quiet = await readUntil(wait(20 * pause));
  const visitors = Array.from({ length: logins }, () => server.client());
  for (const visitor of visitors) await visitor.request('/sanctum/csrf-cookie');
  const began = performance.now();
  const running = visitors.map(async (visitor, index) => {
    const response = await visitor.login(`nobody${index}@example.com`, 'Wrong!2345');
    const { code } = (await response.json()) as { code: unknown };
    return { code, retryAfter: response.headers.get('retry-after') };
  });
  const meanwhile = await readUntil(Promise.all(running));
  const lasted = performance.now() - began;
  const refusals = await Promise.all(running);
  await server.close();
  rmSync(folder, { recursive: true });
  return { quiet, meanwhile, lasted, refusals };
}
