import type { AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import { errorMessage } from './errors.ts';
import type { ErrorMessage } from './first-errors.ts';

/** What a form shows of a failure: at the fields that it is about, and above them for all else. */
export interface FormProblem {
  error: ErrorMessage | null;
  fieldErrors: Readonly<Record<string, readonly string[]>>;
}

const none: FormProblem = { error: null, fieldErrors: {} };

/**
 * Reads a failure for a form. `fields` are the names that the form has; `codes` says which field a refusal's code is
 * about. A 422 about none of the fields is shown above them.
 */
export function formProblem(
  error: AppError | null,
  supportEmail: string,
  { fields, codes = {} }: { fields: readonly string[]; codes?: Partial<Record<ErrorCode, string>> },
): FormProblem {
  if (error === null) return none;
  const message = errorMessage(error, { supportEmail });
  if (error.kind !== 'rejected') return { error: message, fieldErrors: {} };
  const field = error.code === null ? undefined : codes[error.code];
  if (field !== undefined) {
    return {
      error: null,
      fieldErrors: { [field]: [[message.text, message.hint].filter(Boolean).join(' ')] },
    };
  }
  const own = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  return own.length > 0
    ? { error: null, fieldErrors: Object.fromEntries(own) }
    : { error: message, fieldErrors: {} };
}
