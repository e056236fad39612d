import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { coverFlows } from '#paths/coverage/flow-coverage.ts';
import type { FlowRun } from '#paths/coverage/flow-run.ts';
import { readOutcomes } from '#paths/coverage/outcomes.ts';
import { storiesOf } from '#paths/plan/criteria.ts';
import { reportPaths } from '#paths/report/report.ts';
import { takeResults } from '#paths/take-results.ts';

const report = reportPaths([upgradeEntry], { choose: storiesOf });
const [first, second, third] = (report.machines[0]?.paths ?? []).map(({ id }) => id);
const folder = mkdtempSync(`${tmpdir()}/results-`);
afterAll(() => rmSync(folder, { recursive: true }));

const junit = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="by hand" tests="4">
  <testcase name="${first}: pays &gt; once" classname="upgrade" time="12"/>
  <testcase name="Another" time="1"><properties><property name="test_id" value="${second}"/></properties>
    <failure message="wrong amount">It said $50.00</failure></testcase>
  <testcase classname='${third}' name='declined'><skipped/></testcase>
  <testcase name="of no path"/>
</testsuite></testsuites>`;

const xray = JSON.stringify({
  testExecutionKey: 'DEMO-1206',
  tests: [
    { testKey: 'DEMO-6', status: 'PASSED', testInfo: { labels: [first] } },
    { testKey: second, status: 'FAIL' },
    { testKey: third, status: 'TODO' },
  ],
});

const outcomes = [
  { id: first, status: 'passed' },
  { id: second, status: 'failed' },
  { id: third, status: 'skipped' },
];

function taken(text: string) {
  const file = `${folder}/results.txt`;
  writeFileSync(file, text);
  const [runs, printed]: [FlowRun[], string[]] = [[], []];
  const print = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => printed.push(String(line)) > 0);
  const code = takeResults(file, report, false, (run) => runs.push(run));
  print.mockRestore();
  return { code, runs, lines: printed.join('').trim().split('\n') };
}

describe('the results of those who followed a list', () => {
  it('[FLOW-13] are read by the ids of the paths, from JUnit and from the JSON of Xray', () => {
    expect(readOutcomes(junit)).toEqual(outcomes);
    expect(readOutcomes(xray)).toEqual(outcomes);
    expect(readOutcomes('nothing')).toEqual([]);
  });

  it('[FLOW-13] light what the passed paths took, by gesture where the member did it', () => {
    const { runs } = taken(xray);
    const coverage = coverFlows([upgradeEntry], runs, { screensToCome: new Set(), notGestured: {} });
    const lit = coverage.machines[0]?.transitions.filter(({ level }) => level !== 'never');
    expect(lit?.map(({ key, level, inJourneys }) => [key, level, inJourneys])).toEqual([
      ['checkingPending | always | 1', 'journey', true],
      ['previewing | done fetchPreview | 0', 'journey', true],
      ['checkout.reading | consent.give | 0', 'gesture', true],
      ['checkout.consented | change.confirm | 0', 'gesture', true],
      ['paying | done upgradePayment | 0', 'journey', true],
    ]);
  });

  it('[FLOW-13] are summed up, and fail where one failed', () => {
    const { code, lines, runs } = taken(junit);
    expect(code).toBe(1);
    expect(lines.map((line) => line.slice(0, 1))).toEqual(['✓', '✗', '–', '1']);
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 1 skipped, of 3 paths.');
    expect(runs).toHaveLength(1);
  });

  it('[FLOW-13] of a path that the list does not have say so, and count for nothing', () => {
    const { code, lines, runs } = taken('<testcase name="upgrade-00000000"/>');
    expect([code, runs]).toEqual([1, []]);
    expect(lines).toEqual([
      '✗ upgrade-00000000 is no path of this list: name the options that made it',
      '0 passed, 0 failed, 0 skipped, of 3 paths.',
    ]);
  });
});
