import { execFile } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlow } from '#tests/tools/new-flow/create-flow.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../..', import.meta.url));
/** On the disk of the project, so that its packages can be linked. */
const cache = join(project, '.cache');
const maxBuffer = 64 * 1024 * 1024;
let copy = '';

const vitest = (name: string, ...files: string[]) =>
  run(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      name,
      ...files,
    ],
    { cwd: copy, maxBuffer },
  );

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(join(cache, 'new-flow-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: project,
    maxBuffer,
  });
  const { stdout: deleted } = await run('git', ['ls-files', '--deleted', '-z'], { cwd: project, maxBuffer });
  const gone = new Set(deleted.split('\0'));
  for (const file of stdout.split('\0').filter((each) => each !== '' && !gone.has(each))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(project, file), join(copy, file));
  }
  linkPackages();
  await createFlow(copy, 'reads page', 'paper-boat', 'boat-list');
  await createFlow(copy, 'form page', 'tin-drum', 'drum-order');
  await createFlow(copy, 'form modal', 'silk-fan', 'silk-fan');
}, 120_000);

/** Vite serves no file of a package whose real path is outside of the project: each is a hard link. */
function linkPackages(): void {
  const from = join(project, 'node_modules');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const to = join(copy, 'node_modules', relative(from, path));
    if (/^\.(cache|vite)/.test(relative(from, path))) continue;
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    if (entry.isFile()) linkSync(path, to);
  }
}

afterAll(() => rmSync(copy, { recursive: true }));

/** The commands print what is wrong and end with a number that is not 0, which rejects. */
describe('three new flows in a copy of the project', { timeout: 900_000 }, () => {
  it('[FLOW-03] pass the compiler', async () => {
    await expect(
      run(process.execPath, [join(copy, 'node_modules/typescript/bin/tsc'), '-b'], {
        cwd: copy,
        maxBuffer,
      }),
    ).resolves.toMatchObject({ stdout: '' });
  });

  it('[FLOW-03] pass the checks of all machines, tables, calls, drivers and documents', async () => {
    await run(process.execPath, [join(copy, 'node_modules/tsx/dist/cli.mjs'), 'tests/tools/back-end.ts'], {
      cwd: copy,
    });
    const { stdout } = await vitest(
      'unit',
      'tests/machines/all-machines.test.ts',
      'tests/machines/expectations.test.ts',
      'tests/unit/api-calls.test.ts',
      'tests/unit/api-optional.test.ts',
      'tests/unit/api-registry.test.ts',
      'tests/unit/app-actors.test.ts',
      'tests/unit/back-end/page.test.ts',
      'tests/unit/docs',
      'tests/unit/modals.test.ts',
      'tests/unit/paths',
      'tests/unit/tools/first-modules.test.ts',
    );
    expect(stdout).not.toMatch(/No test files found/);
  });

  it('[FLOW-03] pass their tests of the API', async () => {
    const { stdout } = await vitest(
      'api',
      ...['boat-list', 'drum-order', 'silk-fan'].map((name) => `tests/api/${name}.test.ts`),
    );
    expect(stdout).toMatch(/Test Files .*3 passed/);
  });

  it('[FLOW-03] pass their walks in a browser', async () => {
    const { stdout } = await vitest(
      'views',
      ...['paper-boat', 'tin-drum', 'silk-fan'].map((name) => `tests/views/${name}.test.tsx`),
    );
    expect(stdout).toMatch(/Test Files .*3 passed/);
  });
});
