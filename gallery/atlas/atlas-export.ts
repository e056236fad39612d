import { routes } from '#machines/domain/routes.ts';
import { endOf, endTitle, type Case } from './atlas.ts';

const heads = ['Page', 'Path', 'Who', 'Clients', 'Ends on', 'Why'] as const;

function cellsOf(each: Case): string[] {
  const { title, path } = routes[each.asked];
  const clients = each.clients.map(({ name }) => name).join(', ');
  return [title, path, each.person.title, clients, endTitle(endOf(each)), explainContribution(each)];
}

/** "Home: a visitor, at a page that needs a login", one redirect after the other; "shown" without any. */
function explainContribution({ hops }: Case): string {
  if (hops.length === 0) return 'shown';
  return hops.map(({ from, reason }) => `${routes[from].title}: ${reason}`).join('; then ');
}

/** The cases as a spreadsheet reads them. */
export function atlasCsv(cases: readonly Case[]): string {
  const field = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${[[...heads], ...cases.map(cellsOf)].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** The cases as a table of Markdown, for a review. */
export function atlasMarkdown(cases: readonly Case[], link: string): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...cases.map((each) => line(cellsOf(each))),
    '',
    `[Open in the guard atlas](${link})`,
    '',
  ].join('\n');
}
