import type * as v from 'valibot';
import { daySchema } from '#machines/domain/day.ts';
import { id, instant, money, translated } from '#machines/domain/wire.ts';

/** What one value of an answer must be, as the decoder reads it. */
export type LeafKind =
  | 'amount'
  | 'anything'
  | 'date and time'
  | 'day'
  | 'id'
  | 'number'
  | 'text'
  | 'texts by language'
  | 'texts by name'
  | 'true or false'
  | 'word';

/** What an answer has at one place; a record may have another form `instead`. */
export type Shape =
  | { kind: 'object'; fields: readonly Field[]; entries: object; instead?: Leaf }
  | { kind: 'list'; item: Shape }
  | Leaf;

export interface Leaf {
  kind: 'leaf';
  leaf: LeafKind;
  /** The words of an enumeration. */
  words?: readonly string[];
  schema: v.GenericSchema;
}

export interface Field {
  name: string;
  /** The answer, or its row, cannot be read without it. */
  isRequired: boolean;
  isNullable: boolean;
  shape: Shape;
}

/** What valibot's schemas have of their own; each kind has some of it. */
interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  fallback?: unknown;
  pipe?: readonly unknown[];
}

const partsOf = (schema: v.GenericSchema) => schema as unknown as Parts;

const named: readonly (readonly [v.GenericSchema, LeafKind])[] = [
  [id, 'id'],
  [money, 'amount'],
  [instant, 'date and time'],
  [daySchema, 'day'],
  [translated, 'texts by language'],
];

const plain: Readonly<Record<string, LeafKind>> = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
  record: 'texts by name',
};

const wrappers = new Set(['nullable', 'nullish', 'optional', 'undefinedable']);

/** What a decoder reads. */
export function shapeOf(schema: v.GenericSchema): Shape {
  const name = named.find(([known]) => isSame(known, schema));
  if (name) return { kind: 'leaf', leaf: name[1], schema };
  const { type, entries, item, wrapped, options, literal, pipe = [] } = partsOf(schema);
  const later = type === 'unknown' ? pipe.slice(1).find(isSchema) : undefined;
  if (later) return shapeOf(later);
  if (wrapped && wrappers.has(type)) return shapeOf(wrapped);
  if (entries) return { kind: 'object', fields: fieldsOf(entries), entries };
  if (item) return { kind: 'list', item: shapeOf(item) };
  if (type === 'picklist') return { kind: 'leaf', leaf: 'word', words: options as string[], schema };
  if (type === 'literal') return { kind: 'leaf', leaf: 'word', words: [String(literal)], schema };
  if (type === 'union') return eitherOf(options as v.GenericSchema[], schema);
  return { kind: 'leaf', leaf: plain[type] ?? 'anything', schema };
}

function isSchema(item: unknown): item is v.GenericSchema {
  return typeof item === 'object' && item !== null && 'kind' in item && item.kind === 'schema';
}

/** Whether the app copes with any answer: it reads again what this one does not say. */
export function isNeeded(schema: v.GenericSchema): boolean {
  return partsOf(schema).fallback === undefined;
}

function fieldsOf(entries: Record<string, v.GenericSchema>): Field[] {
  return Object.entries(entries).map(([name, schema]) => ({
    name,
    isRequired: isRequired(schema),
    isNullable: ['nullable', 'nullish'].includes(schema.type),
    shape: shapeOf(schema),
  }));
}

/** Several shapes of one answer: what any of them reads, and requires what all of them do. */
function eitherOf(options: readonly v.GenericSchema[], schema: v.GenericSchema): Shape {
  const shapes = options.map(shapeOf);
  const objects = shapes.flatMap((shape) => (shape.kind === 'object' ? [shape] : []));
  if (objects.length === 0) return shapes[0] ?? { kind: 'leaf', leaf: 'anything', schema };
  const names = [...new Set(objects.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  const fields = names.flatMap((name) => {
    const found = objects.flatMap((object) => object.fields.filter((field) => field.name === name));
    const isInAll = found.length === objects.length && found.every((field) => field.isRequired);
    return found.slice(0, 1).map((field) => ({ ...field, isRequired: isInAll }));
  });
  const instead = shapes.find((shape) => shape.kind === 'leaf');
  return { kind: 'object', fields, entries: schema, ...(instead && { instead }) };
}

function isRequired(schema: v.GenericSchema): boolean {
  const { type, fallback } = partsOf(schema);
  return fallback === undefined && !['nullish', 'optional', 'undefinedable'].includes(type);
}

/** A fallback makes a copy of a schema, which has the same pipe. */
function isSame(known: v.GenericSchema, schema: v.GenericSchema): boolean {
  const pipe = partsOf(known).pipe;
  return schema === known || (pipe !== undefined && partsOf(schema).pipe === pipe);
}
