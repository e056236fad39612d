import { isHTTPError, type SchemaValidationError } from 'ky';
import * as v from 'valibot';
import type { AppError } from '#machines/domain/app-error.ts';
import { errorCodes, isErrorCode } from '#machines/domain/error-codes.ts';

const words = v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.nonEmpty()), null), null);

const fieldWords = v.pipe(
  v.unknown(),
  v.transform((raw) =>
    [raw].flat().filter((each): each is string => typeof each === 'string' && each !== ''),
  ),
);

const failureSchema = v.object({
  code: v.optional(v.unknown()),
  message: words,
  errors: v.fallback(v.nullish(v.record(v.string(), fieldWords), {}), {}),
  errorDetails: v.fallback(v.nullish(v.object({ message: words }), null), null),
});

const nothingSaid: v.InferOutput<typeof failureSchema> = { message: null, errors: {}, errorDetails: null };

/** What an {@link AppError} must look like. */
export const appErrorSchema: v.GenericSchema<unknown, AppError> = v.union([
  v.object({ kind: v.picklist(['offline', 'timeout', 'expired', 'unsupported', 'unpaid', 'unconfirmed']) }),
  v.object({ kind: v.literal('unsent'), reason: v.picklist(['offline', 'timeout', 'unknown']) }),
  v.object({
    kind: v.literal('rejected'),
    status: v.number(),
    code: v.nullable(v.picklist(errorCodes)),
    message: v.nullable(v.string()),
    fields: v.record(v.string(), v.array(v.string())),
    retryAfter: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('missing'), status: v.number() }),
  v.object({ kind: v.literal('unexpected'), reason: v.picklist(['contract', 'unknown']) }),
]);

/** Whether a call ended because its caller left. Such an end is nobody's failure, and is never shown. */
export function isAbort(error: unknown): boolean {
  return nameOf(error) === 'AbortError';
}

/** Where an answer broke the contract. */
export function pathsOf({ issues }: SchemaValidationError): string[] {
  return issues.map(({ path = [] }) =>
    path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
}

/**
 * Sorts whatever a call threw. Total: it never throws, and always answers with a whole {@link AppError}.
 * 401 is `expired`; any other status is `rejected`, where 520 and 521 without a known code count as `i_000`.
 */
export function toAppError(error: unknown): AppError {
  try {
    return classify(error);
  } catch {
    return { kind: 'unexpected', reason: 'unknown' };
  }
}

function classify(error: unknown): AppError {
  const known = v.safeParse(appErrorSchema, error);
  if (known.success) return known.output;
  if (isHTTPError(error)) return fromAnswer(error.response, error.data);
  switch (nameOf(error)) {
    case 'NetworkError':
      return { kind: 'offline' };
    case 'TimeoutError':
      return { kind: 'timeout' };
    case 'SyntaxError':
    case 'SchemaValidationError':
    case 'ValiError':
      return { kind: 'unexpected', reason: 'contract' };
    default:
      return isCutConnection(error) ? { kind: 'offline' } : { kind: 'unexpected', reason: 'unknown' };
  }
}

function fromAnswer({ status, headers }: Response, data: unknown): AppError {
  if (status === 401) return { kind: 'expired' };
  const parsed = v.safeParse(failureSchema, data);
  const said = parsed.success ? parsed.output : nothingSaid;
  const mustHaveCode = status === 520 || status === 521;
  return {
    kind: 'rejected',
    status,
    code: isErrorCode(said.code) ? said.code : mustHaveCode ? 'i_000' : null,
    message: said.errorDetails?.message ?? said.message,
    fields: Object.fromEntries(Object.entries(said.errors).filter(([, texts]) => texts.length > 0)),
    retryAfter: readRetryAfter(headers.get('Retry-After')),
  };
}

/** Retry-After is a number of seconds or a date. */
function readRetryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** A connection lost while a body was read reaches us as a bare TypeError, in each engine's own words. */
function isCutConnection(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(terminated|fetch failed|failed to fetch|load failed|network ?error|error in input stream|the (internet|network) connection)/i.test(
      error.message,
    )
  );
}

function nameOf(error: unknown): unknown {
  try {
    return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  } catch {
    return undefined;
  }
}
