import type { Call } from '#src/api/call.ts';
import { allCalls, callNames, type CallName } from './all-calls.ts';
import { callNotes, type CallNote } from './notes/calls.ts';
import type { FieldNote } from './notes/note.ts';
import { recordCalls, type RecordedCall } from './recorded-calls.ts';
import { envelopeNotes, resourceOf, type Resource } from './resources.ts';
import { isNeeded, shapeOf, type Leaf, type Shape } from './shape.ts';

/** A call of the app with everything that the page and a check know of it. */
export interface DescribedCall extends CallNote {
  name: CallName;
  call: Call;
  recorded: RecordedCall;
  /** How the app reads its answers; several where several functions make the call. */
  answers: DescribedAnswer[];
}

interface DescribedAnswer {
  shape: Shape;
  /** False where any answer will do, because the app reads again what this one does not say. */
  isNeeded: boolean;
}

/** A field of an answer, by its path from the top: `items[].id`. */
export interface DescribedField {
  path: string;
  note: FieldNote | undefined;
  isRequired: boolean;
  shape: Shape;
  /** The record that stands here. */
  resource: Resource | undefined;
}

/** All calls, the specified ones first. */
export async function describeAllCalls(): Promise<DescribedCall[]> {
  const recorded = await recordCalls();
  const described = callNames.map((name): DescribedCall => {
    const call: Call = allCalls[name];
    const each = recorded.get(name) ?? { requests: [], schemas: [] };
    const answers = each.schemas.map((schema) => ({ shape: shapeOf(schema), isNeeded: isNeeded(schema) }));
    return { name, call, recorded: each, answers, ...callNotes[name] };
  });
  const order = Object.keys(callNotes);
  const isOptional = ({ call }: DescribedCall) => Number(call.optional ?? false);
  return described.toSorted(
    (one, other) =>
      isOptional(one) - isOptional(other) || order.indexOf(one.name) - order.indexOf(other.name),
  );
}

/** The fields of an answer; what stands inside a record with a name is its own, unless all are asked for. */
export function fieldsOf(shape: Shape, { isDeep }: { isDeep: boolean }): DescribedField[] {
  const resource = resourceOf(shape);
  return collect(shape, '', { isDeep, notes: resource?.notes ?? envelopeNotes, within: '' });
}

interface Walk {
  isDeep: boolean;
  notes: Readonly<Record<string, FieldNote>>;
  /** The path from the record whose notes hold. */
  within: string;
}

function collect(shape: Shape, path: string, walk: Walk): DescribedField[] {
  if (shape.kind === 'list') return collectItems(shape.item, path, walk);
  if (shape.kind === 'leaf') return [];
  return shape.fields.flatMap(({ name, isRequired, shape: inner }) => {
    const at = join(path, name);
    const within = join(walk.within, name);
    const resource = resourceOf(inner.kind === 'list' ? inner.item : inner);
    const field = { path: at, note: noteOf(walk, within, name), isRequired, shape: inner, resource };
    if (resource && !walk.isDeep) return [field];
    const next = resource ? { ...walk, notes: resource.notes, within: '' } : { ...walk, within };
    return [field, ...collect(inner, at, next)];
  });
}

function collectItems(item: Shape, path: string, walk: Walk): DescribedField[] {
  const within = walk.within === '' ? '' : `${walk.within}[]`;
  return collect(item, `${path}[]`, { ...walk, within });
}

const noteOf = ({ notes }: Walk, within: string, name: string) =>
  notes[within] ?? envelopeNotes[within] ?? envelopeNotes[name];

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** What a leaf must be, in words. */
export function wordsOf({ leaf, words }: Leaf): string {
  return leaf === 'word' && words ? words.map((word) => `\`${word}\``).join(', ') : leaf;
}
