import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UsageError } from './command-line.ts';
import { followedRun } from './coverage/followed.ts';
import { readOutcomes, type Outcome } from './coverage/outcomes.ts';
import { storeRun } from './coverage/write-run.ts';
import type { Report } from './report/report.ts';

/** Takes the results of people or tools that followed a list, by the ids of its paths, into the coverage. */
export function takeResults(file: string, report: Report, isAcross: boolean, store = storeRun): number {
  if (isAcross) throw new UsageError('--results counts paths of single machines: leave out --across.');
  const outcomes = outcomesIn(file);
  const paths = new Map(
    report.machines.flatMap(({ id, paths: own }) => own.map((path) => [path.id, { machine: id, path }])),
  );
  const lines = outcomes.map(({ id, status }) => {
    const found = paths.get(id);
    if (!found) return `✗ ${id} is no path of this list: name the options that made it`;
    if (status === 'passed') store(followedRun(found.machine, found.path, basename(file)));
    return `${signs[status]} ${id} ${found.path.title}`;
  });
  const known = outcomes.filter(({ id }) => paths.has(id));
  const count = (status: Outcome['status']) => known.filter((outcome) => outcome.status === status).length;
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped, of ${paths.size} paths.`;
  process.stdout.write([...lines, sum, ''].join('\n'));
  return count('failed') === 0 && known.length === outcomes.length ? 0 : 1;
}

const signs = { passed: '✓', failed: '✗', skipped: '–' };

function outcomesIn(file: string): Outcome[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`"${file}" cannot be read.`);
  }
  const outcomes = readOutcomes(text);
  if (outcomes.length === 0)
    throw new UsageError(
      `"${file}" has no result of a path: neither JUnit nor Xray JSON with an id of a list.`,
    );
  return outcomes;
}
