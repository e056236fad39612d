import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('renew-process.ts', import.meta.url));

/** A process that renews who is due, once it may. */
export interface RenewProcess {
  /** Lets it go; gives the errors that it logged, when it has ended. */
  go: () => Promise<unknown[]>;
  /** Ends it wherever it is, and waits for that. */
  kill: () => Promise<void>;
}

/** Starts a process that stands ready to renew who is due on a database at an instant. */
export async function startRenewProcess(url: string, instant: Date): Promise<RenewProcess> {
  const parameters = ['--import', import.meta.resolve('tsx'), program, url, instant.toISOString()];
  const child = spawn(process.execPath, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const closed = once(child, 'close');
  return {
    go: async () => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.stdin.write('go\n');
      await closed;
      return text === '' ? [] : (JSON.parse(text) as unknown[]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Starts processes that renew who is due on one database, lets them go at once, and gives their seconds and logged errors. */
export async function renewByProcesses(
  count: number,
  url: string,
  instant: Date,
): Promise<{ seconds: number; errors: unknown[] }> {
  const processes = await Promise.all(Array.from({ length: count }, () => startRenewProcess(url, instant)));
  const begun = performance.now();
  const errors = (await Promise.all(processes.map(({ go }) => go()))).flat();
  return { seconds: (performance.now() - begun) / 1000, errors };
}
