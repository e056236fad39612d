import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runCommand } from './command-line.ts';

const folder = fileURLToPath(new URL('../../test-results', import.meta.url));

const reportSchema = v.union([
  v.pipe(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() }),
    v.transform(({ numPassedTests, numFailedTests, success }) => ({
      passed: numPassedTests,
      failed: success ? numFailedTests : Math.max(numFailedTests, 1),
    })),
  ),
  v.pipe(
    v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
    v.transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  ),
]);

/*
 * Sums up what the test runs have written down, in one line. A file that failed as a whole counts as one; a journey
 * that passed at its second try has passed, and is named in the journeys' own report.
 */
await runCommand(() => {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^(vitest-\d+|journeys)\.json$/.test(file))
    : [];
  const reports = files.map((file) =>
    v.parse(reportSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
