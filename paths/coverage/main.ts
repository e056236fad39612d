import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { screensToCome } from '#paths/explore/machines-without-screen.ts';
import { registry } from '#machines/registry.ts';
import { readRuns } from './read-runs.ts';
import { coverageLines, requirementLines } from './coverage-report.ts';
import { coverFlows } from './flow-coverage.ts';
import { notGestured } from './not-gestured.ts';
import { runCommand } from '../command-line.ts';

const results = fileURLToPath(new URL('../../test-results', import.meta.url));

const commands = {
  headless: 'npm test -- --project unit tests/machines',
  screen: 'npm test -- --project views',
  journey: 'npm test',
} as const;

/*
 * What the tests that were run took of the charts, printed, and written down for the gallery. Red for a transition that
 * no run took, for an event of the member's that no gesture made, for one that was sent where a gesture makes it, and for a planned path that was not walked.
 */
await runCommand(() => {
  const { values } = parseArgs({ options: { requirements: { type: 'boolean', default: false } } });
  const runs = readRuns();
  const missing = (['headless', 'screen', 'journey'] as const).filter(
    (kind) => !runs.some((run) => run.kind === kind),
  );
  if (missing.length > 0) {
    const lines = missing.map((kind) => `✗ No ${kind} run was written down: ${commands[kind]}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 1;
  }
  const coverage = coverFlows(registry, runs, {
    screensToCome: new Set(Object.keys(screensToCome)),
    notGestured,
  });
  mkdirSync(results, { recursive: true });
  writeFileSync(`${results}/flow-coverage.json`, JSON.stringify(coverage));
  const requirements = values.requirements ? requirementLines(coverage) : [];
  process.stdout.write([...requirements, ...coverageLines(coverage), ''].join('\n'));
  return coverage.machines.some(({ flaws }) => flaws.length > 0) ? 1 : 0;
});
