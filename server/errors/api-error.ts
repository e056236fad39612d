import { cookiesNeeded } from '#machines/domain/cookies-needed.ts';
import type { ErrorCode } from '#machines/domain/error-codes.ts';
import { errorTexts } from './error-texts.ts';

/** A refusal, as it travels. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${String(body['code'] ?? body['message'])}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 520 with a code of the catalogue and the server's words for it. */
export function rejected(code: ErrorCode, headers?: Readonly<Record<string, string>>): ApiError {
  return new ApiError(520, { code, message: errorTexts[code] }, headers);
}

/** 520 for too many tries, with the seconds to wait. */
export function tooMany(seconds: number, code: ErrorCode = 'i_auth_005'): ApiError {
  return rejected(code, { 'Retry-After': String(seconds) });
}

/** 422 with messages for fields. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): ApiError {
  const message = Object.values(errors).flat()[0] ?? 'The request is not valid.';
  return new ApiError(422, { message, errors, errorDetails: { message } });
}

export const unauthorized = () => new ApiError(401, { message: 'Unauthorized' });
export const notFound = () => new ApiError(404, { message: 'Not found' });
export const misdirected = () => new ApiError(421, { message: 'This host does not serve that client.' });
export const withoutCookies = () => new ApiError(419, { message: cookiesNeeded });
export const staleCsrf = () => new ApiError(419, { message: 'The CSRF token is missing or stale.' });
