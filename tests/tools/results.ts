import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { runCommand } from '#paths/command-line.ts';

const reasonLines = 8;
const folder = fileURLToPath(new URL('../../test-results', import.meta.url));

interface Report {
  passed: number;
  /** Titles of what failed, and of what passed at its second try only. */
  failed: string[];
  flaky: string[];
}

const unitReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    success: v.boolean(),
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        assertionResults: v.array(
          v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) }),
        ),
      }),
    ),
  }),
  v.transform(({ numPassedTests, success, testResults }): Report => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const flaky = tests.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    );
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const titles = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages[0]));
      return status === 'failed' && titles.length === 0 ? [`${name}, as a whole`] : titles;
    });
    const unnamed = success || failed.length > 0 ? [] : ['a run of vitest, as a whole'];
    return {
      passed: numPassedTests,
      failed: [...failed, ...unnamed],
      flaky: flaky.map(({ fullName }) => fullName),
    };
  }),
);

interface JourneyTest {
  projectName: string;
  status: string;
  results: { error?: { message?: string | undefined } | undefined }[];
}

interface Suite {
  specs: { title: string; file: string; tests: JourneyTest[] }[];
  suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const journeyReport = v.pipe(
  v.object({ suites: v.array(suite), errors: v.array(v.object({ message: v.optional(v.string()) })) }),
  v.transform(({ suites, errors }): Report => {
    const tests = suites.flatMap(testsOf);
    const titlesOf = (status: string) =>
      tests.filter((test) => test.status === status).map(({ name }) => name);
    const unexpected = tests.filter(({ status }) => status === 'unexpected');
    return {
      passed: titlesOf('expected').length + titlesOf('flaky').length,
      failed: [
        ...unexpected.map(({ name, reason }) => withReason(name, reason)),
        ...errors.map(({ message = 'an error of Playwright' }) => message),
      ],
      flaky: titlesOf('flaky'),
    };
  }),
);

const reportSchema = v.union([unitReport, journeyReport]);

/*
 * Sums up what the test runs have written down: what failed and what passed at its second try only by its title, then
 * one line of figures. A file that failed as a whole counts as one.
 */
await runCommand(() => {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) =>
        /^(vitest-\d+|journeys(-whole)?(-instances)?(-kills)?|gallery)\.json$/.test(file),
      )
    : [];
  const reports = files.map((file) =>
    v.parse(reportSchema, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.flatMap((report) => report.failed);
  const flaky = reports.flatMap((report) => report.flaky);
  const lines = [...flaky.map((title) => `flaky: ${title}`), ...failed.map((title) => `failed: ${title}`)];
  process.stdout.write([...lines, `${passed} passed, ${failed.length} failed`, ''].join('\n'));
  return failed.length === 0 && passed > 0 ? 0 : 1;
});

function testsOf({
  specs,
  suites = [],
}: Suite): { name: string; status: string; reason: string | undefined }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      status,
      reason: results.at(-1)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** The title, and under it how the reason begins. */
function withReason(title: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, reasonLines);
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
