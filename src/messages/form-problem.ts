import type { AppError } from '#machines/domain/app-error.ts';
import { errorMessage } from './errors.ts';
import { readProblem, type FormProblem, type FormReading } from './form-reading.ts';

/** Reads a failure for a form, in the words for all errors. */
export function formProblem(error: AppError | null, supportEmail: string, reading: FormReading): FormProblem {
  return readProblem(error, (failure) => errorMessage(failure, { supportEmail }), reading);
}
