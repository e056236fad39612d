import type { AppError } from '#machines/domain/app-error.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';

/** A failed call as the cases of the catalogue name it. */
export const failures = {
  offline: { title: 'There is no connection', error: { kind: 'offline' } },
  timeout: { title: 'No answer comes', error: { kind: 'timeout' } },
  unexpected: {
    title: 'The answer makes no sense',
    error: { kind: 'unexpected', reason: 'contract' },
  },
  expired: { title: 'The session has ended', error: { kind: 'expired' } },
  unsent: { title: 'It fails before it is sent', error: { kind: 'unsent', reason: 'unknown' } },
  missing: { title: 'The server does not have it', error: { kind: 'missing', status: 404 } },
} as const satisfies Record<string, { title: string; error: AppError }>;

/** A refusal by the server with a code of the catalogue. */
export function refusal(title: string, code: ErrorCode, retryAfter: number | null = null) {
  const error: AppError = { kind: 'rejected', status: 520, code, message: null, fields: {}, retryAfter };
  return { title, error };
}
