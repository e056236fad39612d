import * as v from 'valibot';
import type { NewPassword } from '#machines/domain/password.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  beginPasswordReset: { method: 'POST', path: 'password-reset-begin' },
  validateResetCode: { method: 'POST', path: 'password-reset-validate-token' },
  resetPassword: { method: 'POST', path: 'password-reset' },
} as const satisfies Calls;

/** What the last step of a reset needs: whose password it is, and a token that works once. */
export interface ResetGrant {
  email: string;
  token: string;
}

const noAnswer = v.unknown();

const grantAnswer = v.pipe(
  v.object({ token: v.object({ email: v.string(), token: v.pipe(v.string(), v.nonEmpty()) }) }),
  v.transform(({ token }): ResetGrant => token),
);

/**
 * Asks for a code by mail. It never tells whether the address is known; too many tries are a `rejected` error
 * with the code i_pass_003 and a wait.
 */
export async function beginPasswordReset(http: Http, email: string, signal: AbortSignal): Promise<void> {
  await http.send(calls.beginPasswordReset, noAnswer, { signal, quiet: true, json: { email } });
}

/**
 * Exchanges the six digits of a mail for a grant that lasts 15 minutes. A wrong, used or expired code is a
 * `rejected` error with the code i_pass_002.
 */
export function validateResetCode(
  http: Http,
  { email, code }: { email: string; code: string },
  signal: AbortSignal,
): Promise<ResetGrant> {
  return http.send(calls.validateResetCode, grantAnswer, {
    signal,
    quiet: true,
    json: { email, token: code },
  });
}

/**
 * Sets the new password, and ends every session of the member. A used or expired grant is a `rejected` error
 * with the code i_pass_002.
 */
export async function resetPassword(
  http: Http,
  grant: ResetGrant,
  { password, passwordConfirmation }: NewPassword,
  signal: AbortSignal,
): Promise<void> {
  const json = { email: grant.email, token: grant.token, password, passwordConfirmation };
  await http.send(calls.resetPassword, noAnswer, { signal, quiet: true, json });
}
