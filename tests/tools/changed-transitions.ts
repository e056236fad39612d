import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareCharts } from '#gallery/diff/compare-charts.ts';
import { ChartsError, loadCharts } from '#gallery/diff/load-charts.ts';
import { registry } from '#machines/registry.ts';
import { runCommand, UsageError } from '#paths/command-line.ts';
import { plays } from '#paths/drive/drivers.ts';
import { declaredTransitions } from '#paths/explore/declared-transitions.ts';
import { reachOf } from './changed/reach.ts';
import { filesUnder } from './files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The transitions that changed since a commit, or whose code did, as JSON: by machine and key, how much each counts. It
 * is what `npm run paths -- --since` plans by.
 */
await runCommand(() => {
  const [ref, ...others] = process.argv.slice(2);
  if (ref === undefined || others.length > 0)
    throw new UsageError('Name one commit: npm run paths -- --since main');
  const files = ['machines', 'src', 'server'].flatMap((folder) => filesUnder(root, folder));
  const reach = reachOf({
    root,
    files,
    changed: changedFiles(ref),
    charts: changedInCharts(ref),
    machines: registry.map(({ machine }) => ({
      id: machine.id,
      keys: [...declaredTransitions(machine).values()].map(({ key }) => key),
      calls: plays[machine.id]?.calls ?? {},
    })),
    read: (file) => readFileSync(`${root}${file}`, 'utf8'),
  });
  process.stdout.write(JSON.stringify(reach));
  return 0;
});

function changedFiles(ref: string): string[] {
  const linesOf = (parts: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...parts], { encoding: 'utf8' });
    if (status !== 0) throw new UsageError(`There is no commit "${ref}" in this repository.`);
    return stdout.split('\n').filter(Boolean);
  };
  const folders = ['machines', 'src', 'server'];
  return [
    ...linesOf(['diff', '--name-only', '--end-of-options', ref, '--', ...folders]),
    ...linesOf(['ls-files', '--others', '--exclude-standard', '--', ...folders]),
  ];
}

function changedInCharts(ref: string): Record<string, string[]> {
  try {
    const changes = compareCharts(loadCharts(root, ref).charts, loadCharts(root, null).charts);
    return Object.fromEntries(
      changes.flatMap(({ change, after, transitions }): [string, string[]][] => {
        if (!after) return [];
        const changed =
          change === 'new' ? after.transitions : transitions.flatMap((each) => each.after ?? []);
        return [[after.id, changed.map(({ key }) => key)]];
      }),
    );
  } catch (error) {
    throw error instanceof ChartsError ? new UsageError(error.message) : error;
  }
}
