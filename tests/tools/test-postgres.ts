import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openCluster } from '#tests/support/postgres-cluster.ts';

/* Runs the API's tests on a real PostgreSQL, but for those that open a database of their own. */

const root = fileURLToPath(new URL('../../', import.meta.url));

function runTests(url: string): Promise<number> {
  const parameters = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'api',
    ...process.argv.slice(2),
  ];
  const tests = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => tests.on('close', (code) => resolve(code ?? 1)));
}

const cluster = await openCluster();
process.stdout.write(`Testing on ${new URL(cluster.url).host}\n`);
const code = await runTests(cluster.url);
cluster.stop();
process.exitCode = code;
