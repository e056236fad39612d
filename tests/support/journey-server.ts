import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const program = fileURLToPath(new URL('journey-server-process.ts', import.meta.url));
const readySchema = v.tuple([v.object({ port: v.number() })]);

export interface JourneyServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server in a process of its own: the built app, a fresh database, a free port. */
export async function startJourneyServer(): Promise<JourneyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const server = fork(program, [dataDir], { execArgv: ['--import', 'tsx'], env });
  const ended = once(server, 'exit');
  const ready = v.safeParse(readySchema, await Promise.race([once(server, 'message'), ended]));
  if (!ready.success) throw new Error("The journey's server did not start; its reason stands above.");
  const [{ port }] = ready.output;
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
