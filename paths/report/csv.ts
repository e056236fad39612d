import type { ReportedMachine, ReportedPath } from '#paths/plan/reported-path.ts';
import type { Report } from './report.ts';
import { actionOf, expectedOf, testerSteps } from './tester-steps.ts';

const columns = [
  'machine',
  'path',
  'step',
  'inside',
  'case',
  'by',
  'event',
  'title',
  'before',
  'how',
  'state',
  'screen',
  'description',
  'transitions',
  'requirements',
  'excuse',
];

/** A row for each step of the charts. */
export function csv({ machines }: Report): string {
  const rows = machines.flatMap(({ id: machine, paths }) =>
    paths.flatMap(({ id, start, steps, excuse }) =>
      [{ event: 'start', by: '', ...start }, ...steps].map((step, at) => [
        machine,
        id,
        String(at),
        step.machine.split('/').slice(1).join('/'),
        step.case,
        step.by,
        step.event,
        step.title,
        step.before.join('; '),
        step.how,
        step.state,
        step.screen,
        step.description,
        step.transitions.join('; '),
        step.requirements.join('; '),
        excuse ?? '',
      ]),
    ),
  );
  return table([columns, ...rows]);
}

/** Excel takes a file without it for one of another encoding. */
const mark = '\uFEFF';

/**
 * For the import of TestRail: several rows a case, a new one where the title is not empty, and the columns of its
 * template "Test Case (Steps)".
 */
export function testrail(report: Report): string {
  const head = [
    'Title',
    'Section',
    'Template',
    'Type',
    'Priority',
    'References',
    'Automation ID',
    'Preconditions',
    'Steps (Step)',
    'Steps (Expected Result)',
  ];
  const rows = casesIn(report).flatMap(({ machine, path }) =>
    testerSteps(path).map((step, index) => {
      const first = [
        titleOf(machine, path),
        machine.title,
        'Test Case (Steps)',
        'Functional',
        priorityOf(path),
        path.requirements.join(','),
        path.id,
        preconditionsOf(report, path),
      ];
      const action = index === 0 ? actionOf(step) : [...step.prepare.map(asFirst), actionOf(step)].join('\n');
      return [...(index === 0 ? first : first.map(() => '')), action, expectedOf(step)];
    }),
  );
  return mark + table([head, ...rows]);
}

/** An import takes no more tests at once. */
const mostTests = 1000;

/** For the Test Case Importer of Xray: each row has the Test ID, and the first one of a test what is said of it once. */
export function xray(report: Report): string {
  const cases = casesIn(report);
  if (cases.length > mostTests)
    throw new RangeError(
      `Xray imports ${mostTests} tests at once, and these are ${cases.length}: choose a pack.`,
    );
  const head = [
    'Test ID',
    'Summary',
    'Test Type',
    'Description',
    'Priority',
    'Labels',
    'Test Repository Path',
    'Action',
    'Data',
    'Expected Result',
  ];
  const rows = cases.flatMap(({ machine, path }) =>
    testerSteps(path).map((step, index) => {
      const first = [
        titleOf(machine, path),
        'Manual',
        preconditionsOf(report, path),
        priorityOf(path),
        [path.id, ...path.requirements].join(';'),
        `/${machine.title.replaceAll('/', '-')}`,
      ];
      const data = index === 0 ? '' : step.prepare.map(asFirst).join('\n');
      return [
        path.id,
        ...(index === 0 ? first : first.map(() => '')),
        actionOf(step),
        data,
        expectedOf(step),
      ];
    }),
  );
  return mark + table([head, ...rows]);
}

/** Those that somebody can follow. */
function casesIn({ machines }: Report): { machine: ReportedMachine; path: ReportedPath }[] {
  return machines.flatMap((machine) =>
    machine.paths.filter(({ excuse }) => excuse === null).map((path) => ({ machine, path })),
  );
}

function titleOf(machine: ReportedMachine, { title }: ReportedPath): string {
  return `${machine.title}: ${title}`;
}

function priorityOf({ risks }: ReportedPath): string {
  return risks.length > 0 ? 'High' : 'Medium';
}

function preconditionsOf({ place }: Report, { start }: ReportedPath): string {
  const fresh = place.sandbox === null ? [] : [`“Put the demo data back” at ${place.sandbox}.`];
  return [...fresh, ...start.before].join('\n');
}

function asFirst(what: string): string {
  return `First: ${what}`;
}

function table(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(csvField).join(',')).join('\r\n');
}

function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
