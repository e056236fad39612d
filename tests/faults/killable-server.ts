import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('serve.ts', import.meta.url));

interface End {
  /** Null for an end by a signal. */
  code: number | null;
  /** What it said on its standard error. */
  errors: string;
}

export interface KillableServer {
  address: string;
  pid: number;
  /** How it ends, once it has. */
  end: Promise<End>;
  /** Ends the process with SIGKILL, at once and without a word. */
  kill: () => Promise<void>;
}

/** How a process ends, once it has. */
export function endOf(child: ChildProcess): Promise<End> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

/** A server process with these variables, once it answers. Rejects with what it said when it ends before. */
export async function openKillable(variables: Record<string, string>): Promise<KillableServer> {
  const parameters = ['--import', import.meta.resolve('tsx'), serve];
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env['PATH'], PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = endOf(child);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    void end.then((ended) => reject(new Error(`The server ended: ${ended.errors}`)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await end;
  };
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end, kill };
}
