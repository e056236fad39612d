import * as v from 'valibot';
import type { NewPassword } from '#machines/domain/password.ts';
import { text } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { accepted } from './or-read.ts';

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

const grantAnswer = v.object({ token: v.object({ token: v.pipe(text, v.nonEmpty()) }) });

/**
 * Asks for a code by mail. It never tells whether the address is known; too many tries are a `rejected` error
 * with the code i_pass_003 and a wait.
 */
export async function beginPasswordReset(http: Http, email: string, signal: AbortSignal): Promise<void> {
  await accepted(http.send(calls.beginPasswordReset, v.unknown(), { signal, quiet: true, json: { email } }));
}

/**
 * Exchanges the six digits of a mail for a grant that lasts 15 minutes. A wrong, used or expired code is a
 * `rejected` error with the code i_pass_002.
 */
export async function validateResetCode(
  http: Http,
  { email, code }: { email: string; code: string },
  signal: AbortSignal,
): Promise<ResetGrant> {
  const { token } = await http.send(calls.validateResetCode, grantAnswer, {
    signal,
    quiet: true,
    json: { email, token: code },
  });
  return { email, token: token.token };
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
  await accepted(http.send(calls.resetPassword, v.unknown(), { signal, quiet: true, json }));
}
