import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DumpedCharts } from '#gallery/words/dump-charts.ts';

/** A commit that is not there, or whose machines do not load; the message is for whoever asked. */
export class ChartsError extends Error {}

const readers = ['package.json', 'gallery/words', 'paths/explore', 'paths/text'];
const mostBytes = 256 * 1024 * 1024;

/** The registry of a commit from before November 2026, with the names of today. */
const earlierRegistry = `import { catalogue } from './catalogue.ts';
export const registry = catalogue.map(({ by, promise, project, ...entry }) => ({
  ...entry, source: by, summary: promise, stateKey: project,
}));
`;

/**
 * The charts of a commit of the repository at `root`, or as they stand there now. They are read in a process of their
 * own: the machines of that commit, the reader of today.
 */
export function loadCharts(root: string, ref: string | null, readerRoot = root): DumpedCharts {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  try {
    if (ref === null) cpSync(join(root, 'machines'), join(folder, 'machines'), { recursive: true });
    else checkOut(root, ref, folder);
    if (ref !== null) adoptEarlier(join(folder, 'machines'), join(readerRoot, 'machines'));
    for (const reader of readers) cpSync(join(readerRoot, reader), join(folder, reader), { recursive: true });
    symlinkSync(join(readerRoot, 'node_modules'), join(folder, 'node_modules'));
    return dump(folder, ref ?? 'the working tree');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function checkOut(root: string, ref: string, folder: string): void {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], ref);
  const archive = join(folder, 'machines.tar');
  git(root, ['archive', '--output', archive, commit.trim(), 'machines'], ref);
  mkdirSync(join(folder, 'machines'), { recursive: true });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
}

/** Gives earlier machines the registry and the helpers that the reader of today imports. */
function adoptEarlier(machines: string, today: string): void {
  if (!existsSync(join(machines, 'catalogue.ts'))) return;
  writeFileSync(join(machines, 'registry.ts'), earlierRegistry);
  cpSync(today, machines, { recursive: true, force: false });
}

function git(root: string, parts: string[], ref: string): string {
  const { status, stdout } = spawnSync('git', ['-C', root, ...parts], { encoding: 'utf8' });
  if (status !== 0) throw new ChartsError(`There is no commit "${ref}" with machines in this repository.`);
  return stdout;
}

function dump(folder: string, name: string): DumpedCharts {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(folder, 'gallery/words/dump-charts.ts')],
    { cwd: folder, encoding: 'utf8', maxBuffer: mostBytes },
  );
  if (status === 0) return JSON.parse(stdout) as DumpedCharts;
  const reason = /^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr.trim().split('\n').at(-1);
  throw new ChartsError(`The machines of ${name} do not load: ${reason?.replaceAll(`${folder}/`, '')}`);
}
