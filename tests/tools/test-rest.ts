import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beyondCore } from '#tests/support/core.ts';

/*
 * Runs what `npm test` leaves out, but for the kills and the tolerance, which have commands of their own: the slow tests,
 * and the journeys at every tenant, width and value. `SLOW=1/3` runs one third of the slow tests. The parameters are
 * Playwright's: `--shard 3/16` walks the third of sixteen parts.
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

const others = ['tests/faults/', 'tests/unit/tolerance/'];
const [part = 1, parts = 1] = (process.env['SLOW'] ?? '1/1').split('/').map(Number);
const slow = beyondCore
  .filter((file) => !others.some((folder) => file.startsWith(folder)))
  .filter((_, index) => index % parts === part - 1);
const config = (kind: 'vitest' | 'playwright') => ['--config', `tests/${kind}.config.ts`];
const codes = [
  run('vitest/vitest.mjs', 'run', ...config('vitest'), ...slow),
  run('@playwright/test/cli.js', 'test', ...config('playwright'), ...process.argv.slice(2)),
];
process.exitCode = Math.max(...codes);
