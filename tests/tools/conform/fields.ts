import * as v from 'valibot';
import type { DescribedField } from '#tests/tools/back-end/described-calls.ts';
import { fieldsOf, wordsOf } from '#tests/tools/back-end/described-calls.ts';
import type { Leaf, Shape } from '#tests/tools/back-end/shape.ts';

/** A field of an answer that the app cannot use as it came. */
export interface FieldFlaw {
  field: DescribedField;
  /** What came, by type, with what is needed. */
  came: string;
  kind: FlawKind;
}

/** Missing; of another type; a word that the app does not know; readable, but perhaps not as it is meant. */
type FlawKind = 'absent' | 'wrong' | 'unknown' | 'unclear';

interface Wrong {
  came: string;
  kind: FlawKind;
}

interface Count {
  field: DescribedField;
  /** How often the place for the field was there. */
  places: number;
  absent: number;
  /** What else came, with how often. */
  wrong: Map<string, { kind: FlawKind; count: number }>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares an answer with what the app reads, field by field. */
export function flawsOf(answer: unknown, shape: Shape): FieldFlaw[] {
  const fields = new Map(fieldsOf(shape, { isDeep: true }).map((field) => [field.path, field]));
  const counts = new Map<string, Count>();

  function countAt(path: string): Count | undefined {
    const field = fields.get(path);
    if (!field) return undefined;
    const count = counts.get(path) ?? { field, places: 0, absent: 0, wrong: new Map() };
    counts.set(path, count);
    return count;
  }

  function note(path: string, came: string, kind: FlawKind = 'wrong'): void {
    const wrong = countAt(path)?.wrong;
    wrong?.set(came, { kind, count: (wrong.get(came)?.count ?? 0) + 1 });
  }

  function walk(value: unknown, inner: Shape, path: string, owner: string): void {
    if (inner.kind === 'leaf') {
      const wrong = wrongIn(value, inner);
      if (wrong !== null) note(owner, wrong.came, wrong.kind);
    } else if (inner.kind === 'list') {
      if (!Array.isArray(value)) return note(owner, `${typeIn(value)} instead of a list`);
      for (const item of value) walk(item, inner.item, `${path}[]`, owner);
    } else if (inner.instead && wrongIn(value, inner.instead) === null) return;
    else if (Array.isArray(value) && value.length === 0) walkFields({}, inner, path);
    else if (!isRecord(value)) note(owner, `${typeIn(value)} instead of a record`);
    else walkFields(value, inner, path);
  }

  function walkFields(
    value: Record<string, unknown>,
    { fields: own }: Extract<Shape, { kind: 'object' }>,
    path: string,
  ) {
    for (const { name, shape: inner, isRequired, isNullable } of own) {
      const at = path === '' ? name : `${path}.${name}`;
      const count = countAt(at);
      if (count) count.places += 1;
      const found = value[name];
      if (found === undefined) {
        if (count) count.absent += 1;
      } else if (found !== null) walk(found, inner, at, at);
      else if (isRequired && !isNullable) note(at, 'null');
    }
  }

  walk(answer, shape, '', '');
  return [...counts.values()].flatMap(flawsIn);
}

function flawsIn({ field, places, absent, wrong }: Count): FieldFlaw[] {
  const times = (count: number) => (count < places ? ` (${count} of ${places})` : '');
  const isMissing =
    absent > 0 && (field.isRequired || (absent === places && field.note?.isOftenAbsent !== true));
  return [
    ...(isMissing ? [{ field, came: `absent${times(absent)}`, kind: 'absent' as const }] : []),
    ...[...wrong].map(([came, { kind, count }]) => ({ field, came: `${came}${times(count)}`, kind })),
  ];
}

/** What came in place of a leaf, by type; null for what the app reads. */
function wrongIn(value: unknown, leaf: Leaf): Wrong | null {
  const read = v.safeParse(leaf.schema, value);
  const isUnknown = leaf.leaf === 'word' && !leaf.words?.some((word) => word === read.output);
  if (read.success && !isUnknown && !isFallback(value, leaf, read.output)) return zoneless(value, leaf);
  const needed = leaf.leaf === 'word' ? `one of ${wordsOf(leaf)}` : leaf.leaf;
  const isWord = leaf.leaf === 'word' && typeof value === 'string' && value !== '';
  return { came: `${typeIn(value, leaf)} instead of ${needed}`, kind: isWord ? 'unknown' : 'wrong' };
}

function isFallback(value: unknown, { schema }: Leaf, output: unknown): boolean {
  const { fallback } = schema as { fallback?: unknown };
  return fallback !== undefined && output === fallback && value !== fallback;
}

function zoneless(value: unknown, { leaf }: Leaf): Wrong | null {
  if (leaf !== 'date and time' || typeof value !== 'string') return null;
  if (/(z|[+-]\d{2}:?\d{2})$/i.test(value.trim())) return null;
  return { came: 'a date without a zone, which counts as UTC', kind: 'unclear' };
}

/** The type of a value in words. */
function typeIn(value: unknown, leaf?: Leaf): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a record';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') return 'a number';
  if (value === '') return 'an empty text';
  if (leaf?.leaf === 'word') return 'a word that the app does not know';
  if (leaf?.leaf === 'amount' || leaf?.leaf === 'number') return 'a text that is no number';
  if (leaf?.leaf === 'date and time' || leaf?.leaf === 'day') return 'a text that is no date';
  return 'a text';
}
