import type { ReportedMachine, ReportedPath } from '#paths/plan/reported-path.ts';
import { coverageOf } from './coverage-line.ts';
import type { Report } from './report.ts';
import { testerSteps, type TesterStep } from './tester-steps.ts';

/** A feature for each machine with paths that somebody can follow, by its id: a file may hold one alone. */
export function features({ place, machines }: Report): Map<string, string> {
  const followed = machines.filter(({ paths }) => paths.some(({ excuse }) => excuse === null));
  return new Map(followed.map((machine) => [machine.id, feature(machine, place)]));
}

/*
 * The steps are few and the same everywhere; what differs is in their names and tables. So a handful of step definitions
 * does for all machines.
 */
function feature(machine: ReportedMachine, place: Report['place']): string {
  const paths = machine.paths.filter(({ excuse }) => excuse === null);
  const shared = preparedByAll(paths);
  return [
    `@${machine.id}`,
    `Feature: ${oneLine(machine.title)}`,
    `  ${oneLine(machine.summary)}`,
    `  ${coverageOf(machine, place)}`,
    '',
    '  Background:',
    place.sandbox === null
      ? `    Given the accounts of testers at ${quoted(place.address)}`
      : `    Given the demo data of ${quoted(place.tenant)}`,
    ...prepared(shared),
    ...paths.flatMap((path) => ['', ...scenario(path, shared)]),
    '',
  ].join('\n');
}

function scenario(path: ReportedPath, shared: readonly string[]): string[] {
  const [start, ...others] = testerSteps(path);
  const tags = [path.id, ...path.requirements].map((tag) => `@${tag}`).join(' ');
  if (!start) return [];
  return [
    `  ${tags}`,
    `  Scenario: ${oneLine(path.title)}`,
    ...prepared(start.prepare.filter((what) => !shared.includes(what))),
    `    Given the start ${quoted(start.title)}`,
    ...inTable(start.how),
    ...outcome(start),
    ...others.flatMap((step) => [
      ...prepared(step.prepare),
      `    When the member does ${quoted(step.title)}`,
      ...inTable(step.how),
      ...outcome(step),
    ]),
  ];
}

function preparedByAll([first, ...others]: readonly ReportedPath[]): string[] {
  if (!first) return [];
  return first.start.before.filter((what) => others.every(({ start }) => start.before.includes(what)));
}

function prepared(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['    Given this is prepared:', ...lines.map((line) => row([line]))];
}

function inTable(how: string): string[] {
  return how === '' ? [] : [row([how])];
}

function outcome({ expected, money }: TesterStep): string[] {
  return [
    '    Then this comes:',
    row(['what', 'screen', 'state', 'requirements']),
    ...expected.map(({ title, screen, state, requirements }) =>
      row([title, screen, state, requirements.join(' ')]),
    ),
    ...(money.length === 0
      ? []
      : ['    And this is seen of the money:', ...money.map((what) => row([what]))]),
  ];
}

function row(cells: readonly string[]): string {
  return `      | ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}

/** A text in a step that a definition takes as its parameter. */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
