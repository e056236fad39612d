import type { Odd } from '#tests/other-back-end/back-end.ts';

/** A way to spoil a valid answer. */
export interface OddValue {
  /** Where in the answer, such as `items[0].status`; `$` is the whole answer. */
  field: string;
  /** What stands there instead. */
  kind: string;
  /** Whether the field is one of a row in a list. */
  isInRow: boolean;
  odd: Odd;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Path = (string | number)[];

const date = /^\d{4}-\d\d-\d\dT/;
const html = '<b onmouseover="alert(1)">bold</b>';
const page = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>';
const manyRows = 10_000;
/** JSON has no way to write it from a number: a mark stands in the text until it is whole. */
const mark = '"#decimals#"';

/** Every odd value for every field of an answer, found by walking it. */
export function oddValuesOf(valid: unknown): OddValue[] {
  return [...wholeAnswers(), ...(isObject(valid) ? inside(valid, [], false) : [])];
}

const whole = (kind: string, odd: Odd): OddValue => ({ field: '$', kind, isInRow: false, odd });

function wholeAnswers(): OddValue[] {
  return [
    whole('absent', { text: '{}', status: 200 }),
    whole('null', { text: 'null', status: 200 }),
    whole('other type', { text: '[7]', status: 200 }),
    whole('unknown word', { text: '"done"', status: 200 }),
    whole('HTML', { text: page, status: 200, contentType: 'text/html; charset=utf-8' }),
    whole('empty body', { text: '', status: 200 }),
    whole('204', { text: '', status: 204 }),
  ];
}

/** What may come instead of an answer that money was taken, whether or not it was. */
export const failures: readonly OddValue[] = [
  ...[409, 500, 502, 503, 504].flatMap((status) => [
    whole(`${status}, nothing done`, { status, text: '{}' }),
    whole(`${status}, done`, { status, text: '{}', isDone: true }),
  ]),
  whole('201 with HTML', { status: 201, text: page, contentType: 'text/html; charset=utf-8' }),
  whole('cut before', { cut: 'before' }),
  whole('cut after', { cut: 'after' }),
];

function inside(value: unknown, path: Path, isInRow: boolean): OddValue[] {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return first === undefined ? [] : here(first, [...path, 0], true);
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => here(each, [...path, name], isInRow));
}

function here(value: unknown, path: Path, isInRow: boolean): OddValue[] {
  const field = path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
  const kinds = kindsOf(value, String(path.at(-1)));
  return [
    ...kinds.map(([kind, odd]) => ({
      field,
      kind,
      isInRow,
      odd: { rewrite: (valid: unknown) => ({ text: write(valid, path, odd) }) },
    })),
    ...inside(value, path, isInRow),
  ];
}

const absent = Symbol('absent');

function kindsOf(value: unknown, name: string): [kind: string, odd: unknown][] {
  const always: [string, unknown][] = [
    ['absent', absent],
    ['null', null],
  ];
  if (typeof value === 'number') {
    const decimals: [string, unknown][] = /id$/i.test(name) ? [] : [['60 decimals', { decimals: value }]];
    return [
      ...always,
      ['other type', {}],
      ['number as text', String(value)],
      ['unknown word', 'unheard'],
      ...decimals,
    ];
  }
  if (typeof value === 'boolean')
    return [...always, ['other type', Number(value)], ['unknown word', 'unheard']];
  if (Array.isArray(value)) {
    const many: [string, unknown][] = value.length === 0 ? [] : [['10,000 rows', manyOf(value[0])]];
    return [...always, ['other type', {}], ['unknown word', 'unheard'], ...many];
  }
  if (isObject(value)) return [...always, ['other type', [7]], ['unknown word', 'unheard']];
  if (typeof value !== 'string') {
    return [
      ['absent', absent],
      ['other type', {}],
      ['unknown word', 'unheard'],
    ];
  }
  const asDate: [string, unknown][] = date.test(value)
    ? [
        ['date alone', value.slice(0, 10)],
        ['no zone', value.slice(0, 19)],
      ]
    : [];
  return [...always, ['other type', 7], ['unknown word', 'unheard'], ['HTML', html], ...asDate];
}

/** Rows of different ids, where the row has one. */
function manyOf(row: unknown): unknown[] {
  return Array.from({ length: manyRows }, (_, index) =>
    isObject(row) && typeof row['id'] === 'number' ? { ...row, id: 100_000 + index } : row,
  );
}

function write(valid: unknown, path: Path, odd: unknown): string {
  const copy = structuredClone(valid);
  let parent = copy as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) parent = parent[part] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const decimals = isObject(odd) && 'decimals' in odd ? Number(odd['decimals']) : null;
  if (odd === absent && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (odd === absent) delete parent[last];
  else parent[last] = decimals === null ? odd : '#decimals#';
  const text = JSON.stringify(copy);
  return decimals === null ? text : text.replace(mark, () => withDecimals(decimals));
}

function withDecimals(value: number): string {
  const text = String(value);
  return `${text}${text.includes('.') ? '' : '.'}${'3'.repeat(60)}`;
}
