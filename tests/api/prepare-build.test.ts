import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../support/built-start.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'prepare-build-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test(
  '[SCAL-03] a start that builds the app leaves no bundler in the server’s process',
  { timeout: 180_000 },
  async () => {
    const folder = join(home, 'dist');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), program, folder],
      { env: { PATH: process.env['PATH'] } },
    );
    const found = JSON.parse(stdout) as { lines: string[]; status: number; bundlers: string[] };
    expect({ ...found, lines: found.lines.map((line) => line.replace(/\d+\.\d/, 'some')) }).toEqual({
      lines: ['Building the app …', 'Built in some s.'],
      status: 200,
      bundlers: [],
    });
    expect(existsSync(join(folder, 'index.html'))).toBe(true);
  },
);
