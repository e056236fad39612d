import { validator } from 'hono-openapi';
import * as v from 'valibot';
import type { MessageOf } from '#machines/domain/message-keys.ts';
import { strictMoney, toMajorUnits } from '#machines/domain/wire.ts';
import { maximumPageSize } from '#server/db/query-bounds.ts';
import { invalid } from '#server/errors/api-error.ts';
import { fieldText, type fieldTexts } from '#server/errors/field-texts.ts';

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** The words for what a schema says of a field; never the library's own, which tell what was sent. */
function textOf(message: string, field: string): string {
  if (message.startsWith('Invalid key:')) return fieldText(`${field}Missing`) ?? 'This field is missing.';
  if (message.startsWith('Invalid ')) return fieldText(`${field}Invalid`) ?? 'This is not a valid value.';
  return fieldText(message) ?? message;
}

/** The first thing that is wrong with each field. */
function fieldsOf(issues: readonly Issue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { message, path = [] } of issues) {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    fields[keys.join('.') || 'body'] ??= [textOf(message, keys.at(-1) ?? '')];
  }
  return fields;
}

type KnownMessage = keyof typeof fieldTexts | `${string} ${string}`;

/** Nothing more of a schema whose messages are keys of {@link fieldTexts} or texts; no schema has what others need. */
type WithTexts<Schema> =
  Exclude<MessageOf<Schema>, KnownMessage> extends infer Key extends string
    ? [Key] extends [never]
      ? unknown
      : Record<`field-texts.ts lacks ${Key}`, never>
    : never;

/**
 * Parses a body or a query, and describes it in the OpenAPI document. What does not parse is answered with 422;
 * a schema's message is a key of {@link fieldTexts}, or a text.
 */
export function input<Target extends 'json' | 'query', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema & WithTexts<Schema>,
) {
  const accepted: Schema = schema;
  return validator(target, accepted, (result) => {
    if (!result.success) throw invalid(fieldsOf(result.error));
  });
}

/** A whole number in a query, with its default when it is absent. */
function wholeNumber(fallback: number, minimum: number, maximum: number) {
  const range = `Must be a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, range),
    v.transform(Number),
    v.minValue(minimum, range),
    v.maxValue(maximum, range),
  );
}

/** A decimal number in a query; absent is undefined. */
export function decimal(minimum: number, maximum: number) {
  const range = `Must be a number from ${minimum} to ${maximum}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,4}(\.\d{1,15})?$/, range),
      v.transform(Number),
      v.minValue(minimum, range),
      v.maxValue(maximum, range),
    ),
  );
}

/** Money that somebody asks for, in major units → cents. Nothing is rounded: more than two decimals are refused. */
export const exactMoney = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d{1,2})?$/, 'amountInvalid'))], 'amountInvalid'),
  v.check((major) => toMajorUnits(Math.round(Number(major) * 100)) === Number(major), 'amountInvalid'),
  strictMoney,
);

/** `0` or `1` in a query; absent is undefined. */
export const bit = v.optional(
  v.pipe(
    v.picklist(['0', '1'], 'Must be 0 or 1.'),
    v.transform((value) => value === '1'),
  ),
);

/** The position of a page: 20 rows unless told, and 0 asks for all, at most {@link maximumPageSize}. */
export const pageQuery = {
  pageSize: wholeNumber(20, 0, maximumPageSize),
  pageNumber: wholeNumber(1, 1, 100_000),
};

/** A page's window on a list: pageSize 0 is the first {@link maximumPageSize} rows. */
export function windowOf(query: { pageSize: number; pageNumber: number }): { limit: number; offset: number } {
  if (query.pageSize === 0) return { limit: maximumPageSize, offset: 0 };
  return { limit: query.pageSize, offset: (query.pageNumber - 1) * query.pageSize };
}
