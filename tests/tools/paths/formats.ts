import type { ReportedMachine, ReportedPath, ReportedPoint } from './report.ts';

export interface Report {
  machines: ReportedMachine[];
}

export type Format = keyof typeof formats;

/** The documents that a report can be written as. */
export const formats = { markdown, json, csv, gherkin };

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

function json(report: Report): string {
  return JSON.stringify(report, null, 2);
}

function markdown({ machines }: Report): string {
  const sections = machines.map((machine) =>
    [
      `## ${machine.title} (\`${machine.id}\`)`,
      machine.promise,
      coverageOf(machine),
      ...machine.transitions.unreachable.map((transition) => `- not reachable: \`${transition}\``),
      ...machine.paths.map(markdownPath),
    ].join('\n\n'),
  );
  return ['# Paths', ...sections].join('\n\n');
}

function markdownPath({ id, title, start, steps }: ReportedPath, index: number): string {
  return [
    `### ${index + 1}. ${title}\n`,
    `\`${id}\`\n`,
    `- [ ] **${start.title}**`,
    `  - then: ${placeOf(start)}`,
    ...steps.flatMap((step) => [
      `- [ ] **${step.title}**`,
      ...(step.by === 'member' ? [] : [`  - ${step.how}`]),
      `  - then: ${placeOf(step)}`,
    ]),
  ].join('\n');
}

function placeOf({ words, state, description }: ReportedPoint): string {
  return `${words} (\`${state}\`). ${description}`.trim();
}

const columns = [
  'machine',
  'path',
  'step',
  'case',
  'by',
  'event',
  'title',
  'how',
  'state',
  'description',
  'transitions',
];

function csv({ machines }: Report): string {
  const rows = machines.flatMap(({ id: machine, paths }) =>
    paths.flatMap(({ id, start, steps }) =>
      [{ event: 'start', by: '', how: '', ...start }, ...steps].map((step, at) => [
        machine,
        id,
        String(at),
        step.case,
        step.by,
        step.event,
        step.title,
        step.how,
        step.state,
        step.description,
        step.transitions.join('; '),
      ]),
    ),
  );
  return [columns, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n');
}

function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function gherkin({ machines }: Report): string {
  return machines.map(feature).join('\n\n');
}

function feature(machine: ReportedMachine): string {
  const scenarios = machine.paths.map(({ id, title, start, steps }) =>
    [
      `  @${id}`,
      `  Scenario: ${title}`,
      `    Given ${start.title}`,
      `    Then the state is "${start.state}"`,
      ...steps.flatMap((step) => [
        `    When ${step.title}`,
        ...(step.by === 'member' ? [] : [`    # ${step.how}`]),
        `    Then the state is "${step.state}"`,
      ]),
    ].join('\n'),
  );
  return [`Feature: ${machine.title}\n  ${machine.promise}\n  ${coverageOf(machine)}`, ...scenarios].join(
    '\n\n',
  );
}

function coverageOf({ states, transitions, pairs, paths }: ReportedMachine): string {
  const walks = paths.length === 1 ? '1 path' : `${paths.length} paths`;
  const told = (what: string, { covered, total }: { covered: number; total: number }) =>
    `${covered} of ${total} ${what}`;
  return `${walks}: ${told('states', states)}, ${told('transitions', transitions)}, ${told('pairs of transitions', pairs)}.`;
}
