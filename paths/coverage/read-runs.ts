import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { flowRunSchema, type FlowRun } from './flow-run.ts';
import { runsFolder } from './write-run.ts';

/** Every run that was written down, of several of the same test the last. */
export function readRuns(folder = runsFolder): FlowRun[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const runs = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => v.parse(flowRunSchema, JSON.parse(line))),
  );
  const inTime = runs.toSorted((one, other) => one.at.localeCompare(other.at));
  return [...new Map(inTime.map((run) => [sameAs(run), run])).values()];
}

function sameAs(run: FlowRun): string {
  const { kind, test } = run;
  return ('way' in run ? [kind, run.machine, run.way, test] : [kind, test]).join('\n');
}
