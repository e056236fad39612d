import type { Finding, Report, Unchecked } from './findings.ts';

const heads = {
  broken: 'BROKEN: the specification asks for it, and members will miss it',
  lost: 'LOST: the app works without it, and leaves a part out',
  fine: 'FINE',
} as const;

/** The report in words, one line each. */
export function reportText(report: Report): string {
  const { api, client, origin, broken, lost, fine, unchecked } = report;
  const where = origin === api ? '' : `, from the app at ${origin}`;
  return [
    `${api}, client ${client}${where}`,
    ...section(heads.broken, broken.map(lineOf('✗'))),
    ...section(heads.lost, lost.map(lineOf('–'))),
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

const lineOf =
  (mark: string) =>
  ({ call, path, came, effect, also }: Finding) =>
    `${mark} ${[call, ...also].join(' and ')}${path === null ? '' : `, ${path}`}: ${came}. ${effect}`;
