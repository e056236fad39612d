import * as v from 'valibot';
import { rows, skippedIn } from './rows.ts';
import { isRecord, toBoolean, toInstant, toNumber, toText, toTexts } from './wire-values.ts';

/** Integer cents. Money is decimal major units on the wire and integer cents everywhere in the app. */
export type Cents = number;

/**
 * Reads what a schema says, after another way of writing it has been put into that form. What is described and what a
 * server may send stay the schema's.
 */
export function mended<Schema extends v.GenericSchema>(
  schema: Schema,
  mend: (raw: unknown) => unknown,
): Schema {
  const read: v.GenericSchema = {
    ...schema,
    '~run': (dataset, config) => schema['~run']({ value: mend(dataset.value) }, config),
  };
  return read as Schema;
}

/** What says too little without some of its fields: an answer that lacks one of them can't be read. */
export function having<Schema extends v.GenericSchema>(schema: Schema, fields: readonly string[]): Schema {
  return mended(schema, (raw) => (isRecord(raw) && fields.every((field) => field in raw) ? raw : undefined));
}

/** A field that is its neutral value where it is absent, null or of no use. */
export function orElse<
  Schema extends v.GenericSchema,
  const Neutral extends v.Default<Schema, null | undefined>,
>(schema: Schema, neutral: Neutral) {
  const optional = v.nullish(schema, neutral);
  return v.fallback(optional, () => v.parse(optional, undefined));
}

/** A field that every server sends, and that is null where it can't be read. */
export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  const nullable: v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | null> = schema;
  return v.fallback(nullable, null);
}

/** Decimal major units as they are sent: 12.34, or the string "12.34". Nothing else is taken for money. */
export const strictMoney = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
  v.transform((major): Cents => Math.round(major * 100) || 0),
  v.safeInteger(),
);

/** Decimal major units, as a number or a text, of any number of decimals → integer cents (1234). */
export const money = mended(strictMoney, toNumber);

/** Integer cents → the decimal major units of the wire. */
export function toMajorUnits(cents: Cents): number {
  return cents / 100;
}

/** An id: a string; a number from an older server is accepted and written as a string. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** An ISO-8601 instant, UTC. A zone is converted; a date alone is its midnight; without a zone it is UTC. */
export const instant = mended(v.pipe(v.string(), v.isoTimestamp()), toInstant);

export const optionalInstant = orElse(instant, null);

/** A text; a number is written as one. */
export const text = mended(v.string(), toText);

export const optionalText = orElse(text, '');

export const textOrNull = orElse(text, null);

/** A number, which may come as a text. */
export const number = mended(v.number(), toNumber);

export const numberOrNull = orElse(number, null);

/** True or false, which may come as 1 or 0, also in words. */
export const boolean = mended(v.boolean(), toBoolean);

/** True where it says so. */
export const flag = orElse(boolean, false);

/** A text per language; the app reads English. A text alone is English. */
export const translated = mended(v.record(v.string(), v.string()), toTexts);

/** The English text of a translated field, or any other language when there is no English one. */
export function inEnglish(texts: Readonly<Record<string, string>>): string {
  return texts['en'] ?? Object.values(texts)[0] ?? '';
}

/** One of some words, in upper or lower case; `unknown` for any other and for none. */
export function word<const Word extends string>(words: readonly Word[]) {
  const known = new Map<unknown, Word>(words.map((each) => [each.toLowerCase(), each]));
  const wordOf = (raw: unknown) => (typeof raw === 'string' ? known.get(raw.toLowerCase()) : raw);
  const schema: v.GenericSchema<Word, Word | 'unknown'> = mended(v.picklist(words), wordOf);
  return v.fallback(schema, 'unknown');
}

/** A response body, read either at the top or one level deeper under `data`. */
export function body<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => (isRecord(raw) && isRecord(raw['data']) ? raw['data'] : raw)),
    schema,
  );
}

/** Rows of a page where a list is read as a whole. */
export const rowsAtOnce = 100;

/** Which rows of a list are asked for: all of them with a size of 0. Pages are counted from 1. */
export interface AskedPage {
  pageNumber?: number;
  pageSize: number;
}

export interface ReadPage extends Partial<AskedPage> {
  /** Whether the rows of a whole list that a server answers with are wanted together. */
  mayBeWhole?: boolean;
}

export interface Page<Item> {
  items: Item[];
  pageNumber: number;
  pageSize: number;
  /** Null where the server does not say how many there are in all. */
  total: number | null;
}

/**
 * A page of a list: `items` with the position of the page in the whole, or the rows alone, also under `data`. What the
 * answer does not say of its position is as it was asked for. Where a server answers with the whole list, the page is
 * cut from it.
 */
export function page<Item extends v.GenericSchema>(item: Item, asked: ReadPage = {}) {
  const fields = v.object(pageEntries(item, asked));
  return v.pipe(
    mended(fields, (raw) => windowOf(asItems(raw), asked)),
    v.transform((read) => ({ ...read, total: totalOf(read) })),
  );
}

/** What a page of a list consists of. */
export function pageEntries<Item extends v.GenericSchema>(
  item: Item,
  { pageNumber = 1, pageSize = 20 }: Partial<AskedPage> = {},
) {
  return {
    items: rows(item),
    pageNumber: orElse(number, pageNumber),
    pageSize: orElse(number, pageSize),
    total: numberOrNull,
  };
}

/** Whether there are rows after those of a page, as far as the answer tells: a full page may have a next one. */
export function hasMore(shown: Page<unknown>): boolean {
  const count = countOf(shown);
  const { pageNumber, pageSize, total } = shown;
  return total === null ? count > 0 : (pageNumber - 1) * pageSize + count < total;
}

/** How many rows a page has, with those that can't be read. */
export function countOf({ items }: Pick<Page<unknown>, 'items'>): number {
  return items.length + skippedIn(items);
}

/** A number that fits the rows; else what a page that is not full tells. */
export function totalOf(read: Page<unknown>): number | null {
  const { pageNumber, pageSize, total } = read;
  const count = countOf(read);
  const end = (pageNumber - 1) * pageSize + count;
  if (total !== null && total >= (count === 0 ? 0 : end)) return total;
  const isFull = pageSize > 0 && count >= pageSize;
  return isFull || (count === 0 && pageNumber > 1) ? null : end;
}

/** A list's answer with its rows under `items`, where they may come alone, or under `data`. */
export function asItems(raw: unknown): unknown {
  if (Array.isArray(raw)) return { items: raw };
  return isRecord(raw) && raw['items'] === undefined ? { ...raw, items: raw['data'] } : raw;
}

function windowOf(raw: unknown, { pageNumber = 1, pageSize = 0, mayBeWhole = false }: ReadPage): unknown {
  if (mayBeWhole || !isRecord(raw) || !Array.isArray(raw['items'])) return raw;
  const { items, total = null, pageSize: size = null } = raw;
  const count = items.length;
  const isWhole = (total === null || total === count) && (size === null || size === pageSize);
  if (pageSize === 0 || count <= pageSize || !isWhole) return raw;
  const start = (pageNumber - 1) * pageSize;
  return { ...raw, items: items.slice(start, start + pageSize), pageNumber, pageSize, total: count };
}

/** A list that is answered as a whole: under `items` or `data`, or alone. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    mended(v.object({ items: rows(item) }), asItems),
    v.transform(({ items }) => items),
  );
}
