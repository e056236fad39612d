import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('renew-process.ts', import.meta.url));

/** Starts processes that renew who is due on one database, lets them go at once, and gives their seconds and logged errors. */
export async function renewByProcesses(
  count: number,
  url: string,
  instant: Date,
): Promise<{ seconds: number; errors: unknown[] }> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, url, instant.toISOString()], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const begun = performance.now();
  const ends = children.map(async (child) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stdin.write('go\n');
    await once(child, 'close');
    return JSON.parse(text) as unknown[];
  });
  const errors = (await Promise.all(ends)).flat();
  return { seconds: (performance.now() - begun) / 1000, errors };
}
