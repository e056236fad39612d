import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type Pickle } from '@cucumber/messages';
import { afterAll, describe, expect, it } from 'vitest';
import { loginEntry } from '#machines/login/login.entry.ts';
import { registry } from '#machines/registry.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { storiesOf } from '#paths/plan/criteria.ts';
import { formats } from '#paths/report/formats.ts';
import { features } from '#paths/report/gherkin.ts';
import { reportPaths, type Report } from '#paths/report/report.ts';
import { testerSteps } from '#paths/report/tester-steps.ts';
import { writeReport } from '#paths/write-report.ts';

const all = reportPaths(registry);
const stories = reportPaths([upgradeEntry], { choose: storiesOf });
const followed = ({ paths }: Report['machines'][number]) => paths.filter(({ excuse }) => excuse === null);
const pathsIn = ({ machines }: Report) => machines.flatMap(followed);
const folder = mkdtempSync(`${tmpdir()}/features-`);
afterAll(() => rmSync(folder, { recursive: true }));

/** The scenarios of a feature, as Cucumber would run them. */
function scenariosOf(text: string): readonly Pickle[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(text), 'a.feature', newId);
}

/** By the rules of RFC 4180; a field that is not closed ends the test. */
function rowsOf(csv: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [[]];
  while (field.lastIndex < csv.length) {
    const found = field.exec(csv);
    if (!found) throw new Error('The fields do not end.');
    const [, enclosed, plain = '', end] = found;
    rows.at(-1)?.push(enclosed?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows;
}

function recordsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(csv);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, row[index] ?? '']));
  });
}

describe('the features of Gherkin', () => {
  it('[FLOW-13] are one for each machine, which the parser of Cucumber takes, with a scenario for each path', () => {
    expect(features(all).size).toBeGreaterThan(40);
    for (const machine of all.machines.filter(({ id }) => features(all).has(id))) {
      const paths = followed(machine);
      const scenarios = scenariosOf(features(all).get(machine.id) ?? '');
      expect(scenarios.map(({ tags: [, path] }) => path?.name)).toEqual(paths.map((path) => `@${path.id}`));
      expect(scenarios.map(({ name }) => name)).toEqual(paths.map(({ title }) => title));
    }
  });

  it('[FLOW-13] have six steps in all, so that a few definitions run them', () => {
    const texts = [...features(all).values()].flatMap((feature) =>
      scenariosOf(feature).flatMap(({ steps }) => steps.map(({ text }) => text)),
    );
    const kinds = new Set(texts.map((text) => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '{string}')));
    expect([...kinds].toSorted()).toEqual([
      'the demo data of {string}',
      'the member does {string}',
      'the start {string}',
      'this comes:',
      'this is prepared:',
      'this is seen of the money:',
    ]);
  });

  it('[FLOW-13] give what is prepared before what is done, and what comes in a table after it', () => {
    const [, , scenario] = scenariosOf(formats.gherkin(stories));
    const cells = scenario?.steps.map(({ text, argument }) => [
      text,
      argument?.dataTable?.rows.map((row) => row.cells.map(({ value }) => value)) ?? [],
    ]);
    expect(cells?.slice(-6, -3)).toEqual([
      [
        'this is prepared:',
        [
          [
            `Run \`curl --json '{"client":"varsity","method":"PATCH","path":"/membership","fault":{"status":520,"code":"i_membership_subscription_002"}}' http://localhost:4173/sandbox/faults\`.`,
          ],
        ],
      ],
      ['the member does "Choose Pay"', []],
      [
        'this comes:',
        [
          ['what', 'screen', 'state', 'requirements'],
          [
            'Choose Pay',
            '“Upgrade to Captain, monthly” [Changing your plan… Please stay on this page. It takes a few seconds.]',
            'paying.working',
            'MEMB-02 SUBS-07 SUBS-13',
          ],
        ],
      ],
    ]);
  });

  it('[FLOW-13] go to a folder, a file for each machine; one file holds one machine', () => {
    writeReport(reportPaths([loginEntry, upgradeEntry]), 'gherkin', folder);
    expect(readdirSync(folder).toSorted()).toEqual(['login.feature', 'upgrade.feature']);
    expect(() => writeReport(reportPaths([loginEntry, upgradeEntry]), 'gherkin', undefined)).toThrow(
      'A file of Gherkin holds one machine: name a folder with --out.',
    );
  });
});

describe('the tables for tools of test management', () => {
  it('[FLOW-13] have a row for each thing that somebody does, with all that then comes', () => {
    const [path] = pathsIn(stories);
    const [, , pay] = path ? testerSteps(path) : [];
    const [, , row] = recordsOf(formats.xray(stories));
    expect(pay?.expected.map(({ title }) => title)).toEqual(['Choose Pay', 'It is paid']);
    expect(row).toEqual({
      '\uFEFFTest ID': path?.id,
      Summary: '',
      'Test Type': '',
      Description: '',
      Priority: '',
      Labels: '',
      'Test Repository Path': '',
      Action: 'Choose Pay.',
      Data: '',
      'Expected Result':
        '“Upgrade to Captain, monthly” [Changing your plan… Please stay on this page. It takes a few seconds.] paying, working. It is under way, or being found out.\nIt is paid: no review any more: Home, where friends may be invited upgraded. The new plan runs.\nCharged once, to the card of the review: $50.00 less the unused time on Starter. The lines of the review add up to it.\n“Billing history” on the account page begins with “Upgrade to Captain, monthly”, “Paid”, with the same amount; so does its receipt.\nThe newest mail at http://localhost:4173/sandbox/outbox is “You’re on Captain, monthly now”, with the same amount.\n“Updates” on the account page begins with “Plan changed to Captain, monthly: … charged to the card ending in …”.',
    });
  });

  it('[FLOW-13] say to Xray in each row which test it is of, and once its summary and type', () => {
    const records = recordsOf(formats.xray(all));
    const ids = [...new Set(records.map((record) => record['\uFEFFTest ID']))];
    expect(ids).toEqual(pathsIn(all).map(({ id }) => id));
    for (const id of ids) {
      const [first, ...others] = records.filter((record) => record['\uFEFFTest ID'] === id);
      expect(first).toMatchObject({ Summary: expect.stringMatching(/^.{1,255}$/), 'Test Type': 'Manual' });
      expect(others.filter((record) => record['Summary'] !== '' || record['Test Type'] !== '')).toEqual([]);
    }
    const summaries = records.flatMap(({ Summary = '' }) => Summary || []);
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(records.filter(({ Action }) => Action === '')).toEqual([]);
  });

  it('[FLOW-13] are no more tests than Xray imports at once', () => {
    const [machine] = stories.machines;
    const many = Array.from({ length: 334 }, () => machine?.paths ?? []).flat();
    const report = { ...stories, machines: machine ? [{ ...machine, paths: many }] : [] };
    expect(() => formats.xray(report)).toThrow('Xray imports 1000 tests at once, and these are 1002');
  });

  it('[FLOW-13] begin a case for TestRail where the title stands, in the template with separate steps', () => {
    const records = recordsOf(formats.testrail(all));
    const firsts = records.filter((record) => record['\uFEFFTitle'] !== '');
    expect(firsts.map((record) => record['Automation ID'])).toEqual(pathsIn(all).map(({ id }) => id));
    for (const record of firsts) {
      expect(record).toMatchObject({
        '\uFEFFTitle': expect.stringMatching(/^.{1,250}$/),
        Template: 'Test Case (Steps)',
        Priority: expect.stringMatching(/^(High|Medium)$/),
      });
    }
    expect(records[0]?.['\uFEFFTitle']).not.toBe('');
    expect(records.filter((record) => record['Steps (Step)'] === '')).toEqual([]);
    const steps = pathsIn(all).reduce((sum, path) => sum + testerSteps(path).length, 0);
    expect(records).toHaveLength(steps);
  });
});
