import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { inOneLine } from '#paths/text/quoted.ts';
import { registry } from '#machines/registry.ts';
import { UsageError } from '../command-line.ts';
import { replay, replaySchema, type RecordedPath, type Replay } from './replay.ts';

/** Where paths stand that `npm test` walks again, with the states that they came to. */
export const storedPaths = fileURLToPath(new URL('../../tests/machines/saved-paths', import.meta.url));

/**
 * Walks the paths of a file again, and says what each came to; 1 when a step is not possible any more. With `store`, the
 * name of a file, they become a test, unless one is lost.
 */
export function replayFile(file: string, store?: string, folder = storedPaths): number {
  const walked = readPaths(file).map((path) => ({ path, ...walk(path) }));
  process.stdout.write(walked.map(({ line }) => `${line}\n`).join(''));
  if (walked.some(({ lost }) => lost !== null)) return 1;
  if (store !== undefined) storePaths(store, walked, folder);
  return 0;
}

/** What a path comes to on the chart of today, in one line. */
export function walk(path: RecordedPath): Replay & { line: string } {
  const entry = registry.find(({ machine }) => machine.id === path.machine);
  if (!entry) {
    const lost = `there is no machine "${inOneLine(path.machine)}" any more`;
    return { states: [], isOlder: true, lost, line: `✗ ${lost}` };
  }
  const walked = replay(entry, path);
  const { states, lost, isOlder } = walked;
  const chart = isOlder ? ' (the chart has changed since)' : '';
  return { ...walked, line: `${path.machine}${chart}: ${lost === null ? states.join(' → ') : `✗ ${lost}`}` };
}

/** The paths of a file: one, those of a reported problem, or those of a printed document. */
export function readPaths(file: string): RecordedPath[] {
  const paths = parsePaths(file);
  if (paths.length === 0) throw new UsageError(`"${file}" holds no path to replay: its list is empty`);
  return paths;
}

function parsePaths(file: string): RecordedPath[] {
  try {
    return v.parse(replaySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = inOneLine(error instanceof Error ? error.message : String(error));
    throw new UsageError(`"${file}" holds no path to replay: ${reason}`);
  }
}

function storePaths(
  name: string,
  walked: readonly { path: RecordedPath; states: readonly string[] }[],
  folder: string,
): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(`--store is a name in small letters, such as "refused-card", not "${name}".`);
  }
  const paths = walked.map(({ path: { machine, input, steps }, states }) => ({
    machine,
    input,
    steps: steps.map((step, index) => ({ ...step, state: states[index + 1] })),
  }));
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ paths }, null, 2)}\n`);
  process.stdout.write(`Stored as ${file}: tests/machines/saved-paths.test.ts walks it.\n`);
}
