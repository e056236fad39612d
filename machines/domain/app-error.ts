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
  | { kind: 'unexpected'; reason: 'contract' | 'unknown' }
  /** A payment that a refresh interrupted never reached the server. */
  | { kind: 'unpaid' };

const kinds = new Set(['offline', 'timeout', 'expired', 'rejected', 'unexpected', 'unpaid']);

/** Reads what an actor threw; anything that is not an {@link AppError} is `unexpected`. */
export function asAppError(error: unknown): AppError {
  if (typeof error === 'object' && error !== null && 'kind' in error && kinds.has(String(error.kind))) {
    return error as AppError;
  }
  return { kind: 'unexpected', reason: 'unknown' };
}

/** How long the server asked us to wait, in milliseconds; 0 when it did not ask. */
export function waitOf(error: AppError): number {
  return error.kind === 'rejected' && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
}

/**
 * Whether a write may have happened although it seems to have failed: no answer came, or none that says.
 * 409 means that the same write is still running.
 */
export function isUnanswered(error: AppError): boolean {
  if (error.kind === 'rejected') {
    return error.status === 409 || (error.status >= 500 && ![520, 521].includes(error.status));
  }
  return error.kind !== 'expired' && error.kind !== 'unpaid';
}

/** Whether the server refused with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  const { kind, ...rest } = asAppError(error);
  return kind === 'rejected' && 'code' in rest && rest.code !== null && codes.includes(rest.code);
}
