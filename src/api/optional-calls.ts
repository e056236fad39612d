import type { AppError } from '#machines/domain/app-error.ts';
import type { Call } from './call.ts';

/** A 401 that the session contradicts. */
export const refused: AppError = {
  kind: 'rejected',
  status: 401,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
};

/** Whether a status says that there is no such call. A 404 of one thing among many says only that it is not there. */
export function saysMissing({ path }: Call, status: number): boolean {
  return status === 405 || status === 501 || (status === 404 && !path.includes('{'));
}
