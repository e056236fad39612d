import type { AppError } from '#machines/domain/app-error.ts';
import { errorCodes } from '#machines/domain/error-codes.ts';

function rejected(status: number, rest: Partial<Extract<AppError, { kind: 'rejected' }>> = {}): AppError {
  return { kind: 'rejected', status, code: null, message: null, fields: {}, retryAfter: null, ...rest };
}

/** Every way in which a call can fail: each code of the catalogue, each status of its own, and no answer at all. */
export const refusals: readonly { title: string; error: AppError }[] = [
  ...errorCodes.flatMap((code) =>
    [520, 521].map((status) => ({ title: `${status} ${code}`, error: rejected(status, { code }) })),
  ),
  ...[400, 403, 404, 409, 419, 429, 500, 501, 503].map((status) => ({
    title: `${status}`,
    error: rejected(status),
  })),
  { title: '422 in words', error: rejected(422, { message: 'You are on this plan.' }) },
  {
    title: '422 of a field',
    error: rejected(422, { fields: { membershipTierId: ['You are on this plan.'] } }),
  },
  { title: '429 with a wait', error: rejected(429, { code: 'i_auth_005', retryAfter: 30 }) },
  { title: '401', error: { kind: 'expired' } },
  { title: 'no connection', error: { kind: 'offline' } },
  { title: 'no answer', error: { kind: 'timeout' } },
  { title: 'a malformed answer', error: { kind: 'unexpected', reason: 'contract' } },
  { title: 'anything else', error: { kind: 'unexpected', reason: 'unknown' } },
];
