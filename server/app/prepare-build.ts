import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { distribution, requireBuild } from '#server/bundles/distribution.ts';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { isBuilt } from './build.ts';

const program = fileURLToPath(new URL('../build.ts', import.meta.url));

/**
 * Builds the app, in a process of its own: a bundler takes more than a gigabyte, and a process that has run one never
 * gives it back. Rejects with the build's own {@link StartError}.
 */
async function buildApart(report: (line: string) => void, folder: string): Promise<void> {
  report('Building the app …');
  const started = performance.now();
  const parameters = ['--import', import.meta.resolve('tsx'), program, '--outDir', folder];
  const build = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, code] = await Promise.all([
    text(build.stderr),
    new Promise<number | null>((resolve, reject) => build.once('exit', resolve).once('error', reject)),
  ]);
  if (code !== 0) throw new StartError(errors.trim() || `The build ended with ${code}.`);
  report(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Sees to it that the app is built from what is there; in production it has to be already. */
export async function prepareBuild(
  { production }: Pick<Settings, 'production'>,
  report: (line: string) => void,
  folder = distribution,
): Promise<void> {
  if (production) requireBuild(folder);
  else if (!isBuilt(folder)) await buildApart(report, folder);
}
