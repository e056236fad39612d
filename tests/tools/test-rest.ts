import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beyondCore } from '#tests/support/core.ts';

/*
 * Runs what `npm test` leaves out, but for the kills, which have a command of their own: the slow tests, and the journeys at
 * every tenant, width and value. The parameters are Playwright's: `--shard 3/8` walks the third of eight parts.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

function run(tool: string, ...parameters: string[]): number {
  const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WHOLE: '1' },
  });
  return status ?? 1;
}

const slow = beyondCore.filter((file) => !file.startsWith('tests/faults/'));
const config = (kind: 'vitest' | 'playwright') => ['--config', `tests/${kind}.config.ts`];
const codes = [
  run('vitest/vitest.mjs', 'run', ...config('vitest'), ...slow),
  run('@playwright/test/cli.js', 'test', ...config('playwright'), ...process.argv.slice(2)),
];
process.exitCode = Math.max(...codes);
