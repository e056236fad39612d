import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { FlowRun } from './flow-run.ts';

/** Where every run of the tests leaves what it took, a line each, a file for each worker. */
export const runsFolder = fileURLToPath(new URL('../../test-results/flow-runs', import.meta.url));

/** Writes one run down. */
export function storeRun(run: FlowRun): void {
  mkdirSync(runsFolder, { recursive: true });
  appendFileSync(`${runsFolder}/${run.kind}-${process.pid}-${threadId}.jsonl`, `${JSON.stringify(run)}\n`);
}
