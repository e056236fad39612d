import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface KillableServer {
  address: string;
  /** Ends the process with SIGKILL, at once and without a word. */
  kill: () => Promise<void>;
}

/** A server process with these variables, once it answers. Rejects with what it said when it ends before. */
export async function openKillable(variables: Record<string, string>): Promise<KillableServer> {
  const parameters = ['--import', import.meta.resolve('tsx'), serve];
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env['PATH'], PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', () => reject(new Error(`The server ended: ${errors}`)));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { address: `http://127.0.0.1:${port}`, kill };
}
