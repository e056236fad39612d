import { isUnread, type AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import { inSentences, type ErrorMessage } from './first-errors.ts';

/** What a form shows of a failure: at the fields that it is about, and above them for all else. */
export interface FormProblem {
  error: ErrorMessage | null;
  fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** What a form knows of itself to read a failure. */
export interface FormReading {
  /** The names of its fields. */
  fields: readonly string[];
  /** Which field a refusal's code is about, with words of its own where the code's are not meant. */
  codes?: Partial<Record<ErrorCode, string | { field: string; text: string }>>;
  /** What is true when it was accepted with an answer that can't be read. */
  unread?: string;
}

const none: FormProblem = { error: null, fieldErrors: {} };

/** Reads a failure for a form. A 422 about none of its fields is shown above them. */
export function readProblem(
  error: AppError | null,
  errorMessage: (error: AppError) => ErrorMessage,
  { fields, codes = {}, unread }: FormReading,
): FormProblem {
  if (error === null) return none;
  if (unread !== undefined && isUnread(error)) return { error: { text: unread }, fieldErrors: {} };
  const message = errorMessage(error);
  if (error.kind !== 'rejected') return { error: message, fieldErrors: {} };
  const meant = error.code === null ? undefined : codes[error.code];
  if (meant !== undefined) {
    const refused = typeof meant === 'string' ? { field: meant, text: inSentences(message) } : meant;
    return { error: null, fieldErrors: { [refused.field]: [refused.text] } };
  }
  const own = Object.entries(error.fields)
    .map(([path, texts]) => [nameOf(path), texts] as const)
    .filter(([name]) => fields.includes(name));
  return own.length > 0
    ? { error: null, fieldErrors: Object.fromEntries(own) }
    : { error: message, fieldErrors: {} };
}

/** The field that a refusal is about: `address.city` is `city`. */
function nameOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}
