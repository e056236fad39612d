import { format, resolveConfig } from 'prettier';
import type { Call } from '#src/api/call.ts';
import { describeAllCalls, fieldsOf, wordsOf, type DescribedCall } from './described-calls.ts';
import type { RecordedCall } from './recorded-calls.ts';
import { prose } from './prose.ts';
import { resourceOf, resources, type Resource } from './resources.ts';
import type { Shape } from './shape.ts';

/** Where the page stands. */
export const pageFile = 'docs/back-end.md';

/** The page for the team behind the API, as Markdown. */
export async function writePage(): Promise<string> {
  const calls = await describeAllCalls();
  const specified = calls.filter(({ call }) => !call.optional);
  const optional = calls.filter(({ call }) => call.optional);
  const text = [
    prose,
    '## Calls',
    `${specified.length} calls are specified, ${optional.length} are optional. A \`?\` marks what is not always sent, or may be missing. *Keyed* calls cost money or change a plan.`,
    '### Specified calls',
    table(['call', 'sends', 'reads', 'lost without it'], specified.map(rowOf)),
    '### Optional calls',
    table(['call', 'sends', 'reads', 'lost without it'], optional.map(rowOf)),
    '## Fields',
    'Without a *required* field the record that it belongs to is left out: a row of a list, or what an optional field holds. The app asks for some fields that are not in the specification, and works without them.',
    ...resources.flatMap(sectionOf),
  ].join('\n\n');
  const options = await resolveConfig(pageFile);
  return format(text, { ...options, parser: 'markdown', proseWrap: 'always' });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function rowOf({ call, recorded, answers, does, lost }: DescribedCall): string[] {
  const read = answers.flatMap(({ shape, isNeeded }) => {
    const text = readIn(shape);
    return text === '' ? [] : [isNeeded ? text : `${text}, or nothing`];
  });
  return [
    `\`${nameOf(call)}\`${call.keyed ? ' (keyed)' : ''}<br>${does}`,
    sentIn(recorded),
    [...new Set(read)].join(' or ') || 'nothing',
    lost,
  ];
}

/** As it stands in the specification. */
export function nameOf({ method, path }: Call): string {
  return `${method} ${path === '' ? '(empty path)' : path}`;
}

function sentIn({ requests }: RecordedCall): string {
  const query = namesOf(requests.map((request) => request.query ?? {}));
  const json = namesOf(requests.map(({ json: sent }) => (sent ?? {}) as Record<string, unknown>));
  const parts = [
    ...(query.length > 0 ? [`query: ${query.join(', ')}`] : []),
    ...(json.length > 0 ? [json.join(', ')] : []),
  ];
  return parts.join('; ') || 'nothing';
}

/** More do not fit into a cell. */
const mostWords = 6;

/** Amounts travel as numbers. */
const amounts = new Set(['amount', 'amountToCharge', 'maxRoundUp']);

const types: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'number',
  object: 'record',
  string: 'text',
};

function namesOf(sent: readonly Readonly<Record<string, unknown>>[]): string[] {
  const present = sent.map((each) => Object.entries(each).filter(([, value]) => value !== undefined));
  const names = new Set(present.flatMap((entries) => entries.map(([name]) => name)));
  return [...names].map((name) => {
    const values = present.flatMap((entries) => entries.filter(([each]) => each === name));
    const value = values.map(([, each]) => each).find((each) => each !== null);
    const type = amounts.has(name) ? 'amount' : (types[typeof value] ?? 'text');
    return `\`${name}\`${values.length === sent.length ? '' : '?'} ${type}`;
  });
}

function readIn(shape: Shape): string {
  const resource = resourceOf(shape);
  if (resource) return linkTo(resource);
  return fieldsOf(shape, { isDeep: false })
    .map((field) => `\`${field.path}\`${field.isRequired ? '' : '?'} ${typeIn(field.shape)}`)
    .join(', ');
}

function typeIn(shape: Shape): string {
  if (shape.kind === 'list') return `list of ${typeIn(shape.item)}`;
  if (shape.kind === 'leaf')
    return (shape.words?.length ?? 0) > mostWords ? 'word (see below)' : wordsOf(shape);
  const resource = resourceOf(shape);
  if (resource) return linkTo(resource);
  return shape.instead ? `record or ${wordsOf(shape.instead)}` : 'record';
}

const linkTo = ({ name }: Resource) => `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`;

function sectionOf({ name, shape }: Resource): string[] {
  const fields = fieldsOf(shape, { isDeep: false });
  const rows = fields.map((field) => [
    `\`${field.path}\``,
    typeIn(field.shape),
    field.isRequired ? 'required' : '',
    field.note?.askedBy === 'app' ? 'app' : 'specification',
    field.note?.lost ?? '',
  ]);
  const long = fields.flatMap(({ path, shape: { ...leaf } }) =>
    leaf.kind === 'leaf' && (leaf.words?.length ?? 0) > mostWords
      ? [`\`${path}\` is one of ${wordsOf(leaf)}.`]
      : [],
  );
  return [`### ${name}`, table(['field', 'type', '', 'asked for by', 'lost without it'], rows), ...long];
}
