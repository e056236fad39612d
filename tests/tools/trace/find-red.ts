import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Removal } from './removals.ts';
import { removedVariable, type RemovedSource } from './removed-source.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** The tests of these titles that are red where a file of the product says this; `does not load` where none began. */
export async function findRed(
  { file, test, title }: Pick<Removal, 'file' | 'test' | 'title'>,
  source: string,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'removal-'));
  const report = join(folder, 'report.json');
  const removed: RemovedSource = { file: `${root}${file}`, source };
  const [, folderOfTest = ''] = test.split('/');
  const project = folderOfTest === 'machines' ? 'unit' : folderOfTest;
  const code = await runVitest(
    [
      test,
      '--project',
      project,
      '-t',
      title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
      `--outputFile=${report}`,
    ],
    { ...process.env, [removedVariable]: JSON.stringify(removed) },
  );
  const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  const red = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return code !== 0 && red.length === 0 ? [`${title} does not load`] : red;
}

function runVitest(parameters: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const fixed = ['run', '--config', 'tests/vitest.config.ts', '--reporter=json', '--retry=0'];
  const tests = spawn(process.execPath, [vitest, ...fixed, ...parameters], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  return new Promise((resolve) => tests.once('close', resolve));
}
