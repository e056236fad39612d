import type { ErrorCode } from './error-codes.ts';

/**
 * Everything that can go wrong with a call, as charts branch on it. `offline` and `timeout` mean that no answer came;
 * `unexpected` for the reason `contract` means that one came which could not be read.
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
  /** This server does not have an optional read: the part of the page that shows it is left out. */
  | { kind: 'missing'; status: number }
  /** Something failed before the call was made. */
  | { kind: 'unsent'; reason: 'offline' | 'timeout' | 'unknown' }
  /** The server has no such call. */
  | { kind: 'unsupported' }
  /** A payment that the server knows nothing of: it never arrived, or was declined. */
  | { kind: 'unpaid' }
  /** It could not be found out whether a write happened. */
  | { kind: 'unconfirmed' };

const kinds: ReadonlySet<string> = new Set<AppError['kind']>([
  'offline',
  'timeout',
  'expired',
  'rejected',
  'unexpected',
  'missing',
  'unsent',
  'unsupported',
  'unpaid',
  'unconfirmed',
]);

/** Reads what an actor threw; anything that is not an {@link AppError} is `unexpected`. */
export function asAppError(error: unknown): AppError {
  if (typeof error === 'object' && error !== null && 'kind' in error && kinds.has(String(error.kind))) {
    return error as AppError;
  }
  return { kind: 'unexpected', reason: 'unknown' };
}

/** Whether a call was accepted, with an answer that could not be read. */
export function isUnread(error: AppError): boolean {
  return error.kind === 'unexpected' && error.reason === 'contract';
}

/** Whether the server does not have what was asked for: nothing is said of it, and nothing is tried again. */
export function isMissing(error: unknown): boolean {
  return asAppError(error).kind === 'missing';
}

/** How long the server asked us to wait, in milliseconds; 0 when it did not ask. */
export function waitOf(error: AppError): number {
  return error.kind === 'rejected' && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
}

/** Whether no answer came at all. */
export function hasNoAnswer({ kind }: AppError): boolean {
  return kind === 'offline' || kind === 'timeout';
}

/** Statuses from 500 with which a server refuses; any other one leaves open what was done before it failed. */
const refusingStatuses: readonly number[] = [501, 505, 520, 521];

/**
 * Whether a write may have happened although it seems to have failed: no answer came, or none that tells. 409 means that
 * the same write is still running.
 */
export function leavesOpen(error: AppError): boolean {
  if (error.kind !== 'rejected') return hasNoAnswer(error) || error.kind === 'unexpected';
  const { status } = error;
  return status === 409 || status < 400 || (status >= 500 && !refusingStatuses.includes(status));
}

/** A failure before a call, as what it means for that call: nothing was sent. A 429 says so itself, and how long to wait. */
export function unsent(error: AppError): AppError {
  if (error.kind === 'expired' || error.kind === 'unsent') return error;
  if (error.kind === 'rejected' && error.status === 429) return error;
  const reason = error.kind === 'offline' || error.kind === 'timeout' ? error.kind : 'unknown';
  return { kind: 'unsent', reason };
}

/** Whether the server did not find what a call names: that it is gone, or that there is no such call. */
export function isNotFound(error: AppError): boolean {
  return error.kind === 'rejected' && error.status === 404;
}

/** Whether the server has no such call: what it answers where a path or a method is unknown to it. */
export function isMissingCall(error: AppError): boolean {
  return error.kind === 'rejected' && [404, 405, 501].includes(error.status);
}

/** Whether the server refused with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  const { kind, ...rest } = asAppError(error);
  return kind === 'rejected' && 'code' in rest && rest.code !== null && codes.includes(rest.code);
}
