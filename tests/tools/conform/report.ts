import { isAbsence, type Finding, type Report, type Unchecked } from './findings.ts';

const heads = {
  broken: 'BROKEN: the specification asks for it, and members will miss it',
  lost: 'LOST: the app works without it, and leaves a part out',
  absent: 'ABSENT: fields that the app would show, and leaves out',
  fine: 'FINE',
} as const;

/** The report in words, one line each. */
export function reportText(report: Report): string {
  const { api, client, origin, broken, lost, fine, unchecked } = report;
  const where = origin === api ? '' : `, from the app at ${origin}`;
  return [
    `${api}, client ${client}${where}`,
    ...section(heads.broken, broken.map(lineOf('✗'))),
    ...section(heads.lost, lost.filter((each) => !isAbsence(each)).map(lineOf('–'))),
    ...section(heads.absent, absences(lost.filter(isAbsence))),
    ...section(
      heads.fine,
      fine.map(({ call, came }) => `✓ ${call}: ${came}`),
    ),
    ...section(
      'NOT CHECKED',
      [...byReason(unchecked)].map(([why, calls]) => `· ${calls.join(', ')}: ${why}`),
    ),
    '',
    `${broken.length} broken, ${lost.length} lost, ${fine.length} fine, ${unchecked.length} not checked.`,
    '',
  ].join('\n');
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines];
}

function byReason(unchecked: readonly Unchecked[]): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { call, why } of unchecked) calls.set(why, [...(calls.get(why) ?? []), call]);
  return calls;
}

const callsOf = ({ call, also }: Finding) => [call, ...also].join(' and ');

/** A line for each call, and below it one for each of its fields. */
function absences(absent: readonly Finding[]): string[] {
  const calls = new Map<string, Finding[]>();
  for (const each of absent) calls.set(callsOf(each), [...(calls.get(callsOf(each)) ?? []), each]);
  return [...calls].flatMap(([call, fields]) => [
    `– ${call}`,
    ...fields.map(({ path, came, effect }) => `    ${path}${came.replace('absent', '')}: ${effect}`),
  ]);
}

const lineOf = (mark: string) => (finding: Finding) => {
  const { path, came, effect } = finding;
  return `${mark} ${callsOf(finding)}${path === null ? '' : `, ${path}`}: ${came}. ${effect}`;
};
