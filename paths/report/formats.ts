import type { reportPaths } from './report.ts';
import type {
  ReportedMachine,
  ReportedPath,
  ReportedPoint,
  ReportedStep,
} from '#paths/plan/reported-path.ts';

export type Report = ReturnType<typeof reportPaths>;

export type Format = keyof typeof formats;

/** The documents that a report can be written as. */
export const formats = { markdown, json, csv, gherkin };

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

function json(report: Report): string {
  return JSON.stringify(report, null, 2);
}

function markdown({ place, machines }: Report): string {
  const sections = machines.map((machine) =>
    [
      `## ${machine.title} (\`${machine.id}\`)`,
      machine.summary,
      ...(machine.unsupported === null ? [] : [machine.unsupported]),
      coverageOf(machine),
      ...machine.transitions.unreachable.map((transition) => `- not reachable: \`${transition}\``),
      ...machine.paths.map(markdownPath),
    ].join('\n\n'),
  );
  return ['# Paths', followed(place), ...sections].join('\n\n');
}

function followed({ tenant, address, sandbox }: Report['place']): string {
  return [
    `To follow them by hand at ${tenant}: \`npm start\`, then <${address}>, and <${sandbox}> for members, clock, mail`,
    'and faults; “Put the demo data back” there before each path. Do what a step says before “then”; what comes by itself',
    'stands below it, and may come before you see what is above; what a call needs is prepared where it says “first”. “…” stands for the amount or date of your screen, whatever a title says, and',
    '[brackets] for the main button there. The numbers are those of `docs/requirements.md`.',
  ].join('\n');
}

function markdownPath({ id, title, requirements, start, steps }: ReportedPath, index: number): string {
  return [
    `### ${index + 1}. ${title}\n`,
    `\`${id}\`${numbered(requirements)}\n`,
    ...item(start, start.how),
    ...steps.flatMap((step) =>
      step.isSeen && step.before.length === 0 ? seen(step) : item(step, byHand(step)),
    ),
  ].join('\n');
}

function item(point: ReportedPoint, how: string): string[] {
  const { title, before, requirements } = point;
  return [
    `- [ ] **${title}**${numbered(requirements)}`,
    ...before.map((what) => `  - first: ${what}`),
    ...(how === '' ? [] : [`  - ${how}`]),
    `  - then${shown(point)}`,
  ];
}

/** What needs nobody is a line of the item before it. */
function seen(step: ReportedStep): string[] {
  const { title, how, requirements } = step;
  const comes = how.replace(/^B/, 'b').replace(/\.$/, '');
  return [`  - then, ${comes}: **${title}**${numbered(requirements)},${shown(step)}`];
}

function shown({ screen, words, state, description }: ReportedPoint): string {
  return `${screen === '' ? '' : ` ${screen}`}: ${`${words} (\`${state}\`). ${description}`.trim()}`;
}

function numbered(requirements: readonly string[]): string {
  return requirements.length === 0 ? '' : ` · ${requirements.join(', ')}`;
}

/** What a member does is mostly the title of the step. */
function byHand({ title, how }: ReportedStep): string {
  return how === `${title}.` ? '' : how;
}

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
];

function csv({ machines }: Report): string {
  const rows = machines.flatMap(({ id: machine, paths }) =>
    paths.flatMap(({ id, start, steps }) =>
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
  const scenarios = machine.paths.map(({ id, title, requirements, start, steps }) =>
    [
      `  ${[id, ...requirements].map((tag) => `@${tag}`).join(' ')}`,
      `  Scenario: ${title}`,
      ...clauses('Given', start, start.how),
      ...steps.flatMap((step) => clauses('When', step, byHand(step))),
    ].join('\n'),
  );
  return [`Feature: ${machine.title}\n  ${machine.summary}\n  ${coverageOf(machine)}`, ...scenarios].join(
    '\n\n',
  );
}

function clauses(word: string, point: ReportedPoint, how: string): string[] {
  const { title, before, screen, state } = point;
  return [
    ...before.map((what) => `    # first: ${what}`),
    `    ${word} ${title}`,
    ...(how === '' ? [] : [`    # ${how}`]),
    `    Then the state is "${state}"`,
    ...(screen === '' ? [] : [`    And the screen shows ${screen}`]),
  ];
}

function coverageOf({ states, transitions, pairs, paths }: ReportedMachine): string {
  const walks = paths.length === 1 ? '1 path' : `${paths.length} paths`;
  const reported = (what: string, { covered, total }: { covered: number; total: number }) =>
    `${covered} of ${total} ${what}`;
  return `${walks}: ${reported('states', states)}, ${reported('transitions', transitions)}, ${reported('pairs of transitions', pairs)}.`;
}
