import type { ReportedMachine, ReportedPath } from './report.ts';

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

function markdownPath({ title, start, steps }: ReportedPath, index: number): string {
  return [
    `### ${index + 1}. ${title}\n`,
    `1. **${start.title}**: \`${start.state}\`. ${start.description}`,
    ...steps.map((step, at) => `${at + 2}. **${step.title}** → \`${step.state}\`. ${step.description}`),
  ].join('\n');
}

function csv({ machines }: Report): string {
  const rows = machines.flatMap(({ id, paths }) =>
    paths.flatMap(({ start, steps }, path) =>
      [{ event: 'start', ...start }, ...steps].map((step, at) => [
        id,
        String(path + 1),
        String(at),
        step.event,
        step.title,
        step.state,
        step.description,
      ]),
    ),
  );
  const table = [['machine', 'path', 'step', 'event', 'title', 'state', 'description'], ...rows];
  return table.map((row) => row.map(csvField).join(',')).join('\r\n');
}

function csvField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function gherkin({ machines }: Report): string {
  return machines.map(feature).join('\n\n');
}

function feature(machine: ReportedMachine): string {
  const scenarios = machine.paths.map(({ title, start, steps }, index) =>
    [
      `  Scenario: ${index + 1}. ${title}`,
      `    Given ${start.title}`,
      `    Then the state is "${start.state}"`,
      ...steps.flatMap((step) => [`    When ${step.title}`, `    Then the state is "${step.state}"`]),
    ].join('\n'),
  );
  return [`Feature: ${machine.title}\n  ${machine.promise}\n  ${coverageOf(machine)}`, ...scenarios].join(
    '\n\n',
  );
}

function coverageOf({ states, transitions, paths }: ReportedMachine): string {
  const walks = paths.length === 1 ? '1 path' : `${paths.length} paths`;
  return `${walks}: ${states.covered} of ${states.total} states, ${transitions.covered} of ${transitions.total} transitions.`;
}
