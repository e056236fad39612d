import type { ErrorCode } from './error-codes.ts';

/**
 * Everything that can go wrong with a call, as charts branch on it.
 * `offline` and `timeout` mean that no answer came: the outcome of a write is then unknown.
 */
export type AppError =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'expired' }
  | {
      kind: 'rejected';
      status: number;
      /** A code of the catalogue; 520 and 521 always have one. */
      code: ErrorCode | null;
      /** The server's own words, when it sent some. */
      message: string | null;
      /** Field name → messages, from a 422. */
      fields: Readonly<Record<string, readonly string[]>>;
      /** From Retry-After, in seconds. */
      retryAfter: number | null;
    }
  | { kind: 'unexpected'; reason: 'contract' | 'unknown' };

const kinds = new Set(['offline', 'timeout', 'expired', 'rejected', 'unexpected']);

/** Reads what an actor threw; anything that is not an {@link AppError} is `unexpected`. */
export function asAppError(error: unknown): AppError {
  if (typeof error === 'object' && error !== null && 'kind' in error && kinds.has(String(error.kind))) {
    return error as AppError;
  }
  return { kind: 'unexpected', reason: 'unknown' };
}
