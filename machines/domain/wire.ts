import * as v from 'valibot';

/** Integer cents. Money is decimal major units on the wire and integer cents everywhere in the app. */
export type Cents = number;

/** Decimal major units (12.34, or the string "12.34") → integer cents (1234). */
export const money = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
  v.transform((major): Cents => Math.round(major * 100)),
);

/** Integer cents → the decimal major units of the wire. */
export function toMajorUnits(cents: Cents): number {
  return cents / 100;
}

/** An id: a string; a number from an older server is accepted and written as a string. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** An ISO-8601 instant with Z, kept as text. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A text per language; the app reads English. */
export const translated = v.record(v.string(), v.string());

/** The English text of a translated field, or any other language when there is no English one. */
export function inEnglish(texts: Readonly<Record<string, string>>): string {
  return texts['en'] ?? Object.values(texts)[0] ?? '';
}

export const optionalText = v.nullish(v.string(), '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A response body, read either at the top or one level deeper under `data`. */
export function body<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => (isRecord(raw) && isRecord(raw['data']) ? raw['data'] : raw)),
    schema,
  );
}

/** A page of a list: `items` with the position of the page in the whole. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    pageNumber: v.optional(v.number(), 1),
    pageSize: v.optional(v.number(), 20),
    total: v.optional(v.number(), 0),
  });
}

export interface Page<Item> {
  items: Item[];
  pageNumber: number;
  pageSize: number;
  total: number;
}
