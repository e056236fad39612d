import { coverageOf, whereOf } from './coverage-line.ts';
import { csv, testrail, xray } from './csv.ts';
import { features } from './gherkin.ts';
import type { Report } from './report.ts';
import { isOnlySeen, moreOf } from './tester-steps.ts';
import type {
  ReportedMachine,
  ReportedPack,
  ReportedPath,
  ReportedPoint,
  ReportedStep,
} from '#paths/plan/reported-path.ts';

export type Format = keyof typeof formats;

/** The documents that a report can be written as. */
export const formats = { markdown, json, csv, testrail, xray, gherkin };

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

/** A file holds one feature: more than one machine are several files. */
function gherkin(report: Report): string {
  const [first = '', ...others] = features(report).values();
  if (others.length > 0)
    throw new RangeError('A file of Gherkin holds one machine: name a folder with --out.');
  return first;
}

function json(report: Report): string {
  return JSON.stringify(report, null, 2);
}

function markdown({ place, machines, pack }: Report): string {
  const sections = machines.map((machine) =>
    [
      `## ${machine.title} (\`${machine.id}\`)`,
      machine.summary,
      ...(machine.unsupported === null
        ? [
            coverageOf(machine, place),
            ...machine.transitions.unreachable.map((transition) => `- not reachable: \`${transition}\``),
            ...machine.paths.map(markdownPath),
          ]
        : [machine.unsupported]),
    ].join('\n\n'),
  );
  return [
    '# Paths',
    countOf(machines, place),
    ...(pack ? [packed(pack, machines)] : []),
    followed(place),
    ...sections,
  ].join('\n\n');
}

function countOf(machines: readonly ReportedMachine[], place: Report['place']): string {
  const paths = machines.flatMap((machine) => machine.paths);
  const excused = paths.filter(({ excuse }) => excuse !== null).length;
  return `${paths.length === 1 ? '1 path' : `${paths.length} paths`}. No way is known ${whereOf(place)} to ${excused} of them.`;
}

function packed(
  { asked, total, covered, left, unreached }: ReportedPack,
  machines: ReportedMachine[],
): string {
  const count = machines.reduce((sum, { paths }) => sum + paths.length, 0);
  return [
    `A pack of ${count === 1 ? '1 path' : `${count} paths`}: ${covered} of ${total} transitions${asked && ` ${asked}`}.`,
    ...left.map(({ machine, transitions }) => {
      const lines = transitions.map((transition) => `  - \`${transition}\``);
      return [`- \`${machine}\` leaves out ${transitions.length}:`, ...lines].join('\n');
    }),
    ...unreached.map((file) => `- No chart runs \`${file}\`.`),
  ].join('\n');
}

function followed({ tenant, address, sandbox }: Report['place']): string {
  return [
    ...(sandbox === null
      ? [
          `To follow them by hand at ${tenant}: <${address}>. It has no sandbox; a path whose step needs one has the`,
          'reason instead of its steps. A path leaves its account changed: put it back, or take another, before the next.',
        ]
      : [
          `To follow them by hand at ${tenant}: \`npm start\`, then <${address}>, and <${sandbox}> for members, clock, mail`,
          'and faults; “Put the demo data back” there before each path.',
        ]),
    'Do what a step says before “then”; what comes by itself',
    'stands below it, and may come before you see what is above; what a call needs is prepared where it says “first”. “…” stands for a date, or an amount of your screen, and',
    '[brackets] for the main button there. The numbers are those of `docs/requirements.md`.',
  ].join('\n');
}

function markdownPath(path: ReportedPath, index: number): string {
  const { id, title, requirements, excuse, start, steps, money } = path;
  const head = [`### ${index + 1}. ${title}\n`, `\`${id}\`${numbered(requirements)}\n`];
  if (excuse !== null) return [...head, excuse].join('\n');
  return [
    ...head,
    ...item(start, start.how),
    ...steps.flatMap((step) => (isOnlySeen(step) ? seen(step) : item(step, moreOf(step)))),
    ...(money.length === 0 ? [] : ['- [ ] **Look at the money**', ...money.map((what) => `  - ${what}`)]),
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
