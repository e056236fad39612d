import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { catalogue } from '#machines/catalogue.ts';
import { UsageError } from '../command-line.ts';
import { replay, replaySchema, type RecordedPath } from './replay.ts';

/** Walks the paths of a file again, and says what each came to; 1 when a step is not possible any more. */
export function replayFile(file: string): number {
  const results = readPaths(file).map((path) => {
    const entry = catalogue.find(({ machine }) => machine.id === path.machine);
    if (!entry) throw new UsageError(`There is no machine "${path.machine}" any more.`);
    const { states, lost, isOlder } = replay(entry, path);
    const chart = isOlder ? ' (the chart has changed since)' : '';
    const line = lost === null ? states.join(' → ') : `✗ ${lost}`;
    return { line: `${path.machine}${chart}: ${line}`, isLost: lost !== null };
  });
  process.stdout.write(results.map(({ line }) => `${line}\n`).join(''));
  return results.some(({ isLost }) => isLost) ? 1 : 0;
}

function readPaths(file: string): RecordedPath[] {
  try {
    return v.parse(replaySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`"${file}" holds no path to replay: ${reason}`);
  }
}
