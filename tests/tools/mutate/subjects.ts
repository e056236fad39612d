import { readFileSync } from 'node:fs';
import { dirname, basename } from 'node:path/posix';
import { filesUnder } from '../files.ts';
import { ImportGraph } from './import-graph.ts';

/** A file that is changed, and what judges its mutants, the nearest first. */
export interface Subject {
  file: string;
  source: string;
  /** The machine that it is a part of; for a rule, its own name. */
  machine: string;
  own: string[];
  others: string[];
  tests: string[];
}

/** How far a test may be from a rule, in imports, and how many tests and other tables judge one mutant at most. */
const farthest = 3;
const mostRunners = 8;

/** The charts, their setups and the rules: whatever stands in `machines` but cases, samples and types. */
export function subjectsOf(root: string): Subject[] {
  const files = ['machines', 'src', 'server', 'paths', 'tests'].flatMap((folder) => filesUnder(root, folder));
  const graph = new ImportGraph(root, files);
  return files
    .filter(
      (file) =>
        /^machines\/.+\.ts$/.test(file) && !/\.entry\.ts$|\.types\.ts$|\/samples\/|\/catalogue/.test(file),
    )
    .map((file) => {
      const reached = [...graph.reached(file)];
      const entries = reached.map(([path]) => path).filter((path) => path.endsWith('.entry.ts'));
      const [nearest] = entries.filter((path) => dirname(path) === dirname(file));
      return {
        file,
        source: readFileSync(`${root}${file}`, 'utf8'),
        machine: nearest === undefined ? basename(file, '.ts') : camelCase(basename(nearest, '.entry.ts')),
        own: nearest === undefined ? [] : [nearest],
        others: entries
          .filter((path) => path !== nearest && path.startsWith('machines/'))
          .slice(0, mostRunners),
        tests: reached
          .filter(([path, distance]) => isTest(path) && distance <= farthest)
          .map(([path]) => path)
          .slice(0, mostRunners),
      };
    });
}

/**
 * What all machines have in common is judged entry by entry; the charts' snapshots, tools, paths and the gallery judge nothing.
 * The matrix of faults and the family of modals run many machines for a minute and more.
 */
const runsNothing =
  /^tests\/machines\/(all-|exp|faults|modal-family)|^tests\/unit\/(tools|gallery|paths\/(coverage|drive|report|walk))\/|^tests\/unit\/paths\/plan\/across/;

/** It sets the time zone, which only a process of its own can. */
const ownProcess = 'tests/unit/time-zones.test.ts';

function isTest(path: string): boolean {
  return (
    /^tests\/(unit|machines)\/.+\.test\.ts$/.test(path) && !runsNothing.test(path) && path !== ownProcess
  );
}

/** `sign-up` is `signUp`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
