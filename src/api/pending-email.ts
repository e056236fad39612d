import * as v from 'valibot';
import { changedUserSchema, type User } from '#machines/domain/member.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  resendEmailLink: { method: 'POST', path: 'users/me/pending-email', optional: true },
  confirmEmail: { method: 'POST', path: 'users/me/pending-email/confirm', optional: true },
  dropPendingEmail: { method: 'DELETE', path: 'users/me/pending-email', optional: true },
} as const satisfies Calls;

const userAnswer = v.pipe(
  v.object({ user: changedUserSchema }),
  v.transform(({ user }) => user),
);

/** Sends the link to the pending address again; the one before is worth nothing then. Rejected with i_pass_002 for none. */
export function resendEmailLink(http: Http, signal: AbortSignal): Promise<User> {
  return http.send(calls.resendEmailLink, userAnswer, { signal });
}

/**
 * Makes the pending address the one to log in with, as often as it is asked. Rejected with i_pass_002 for a token that is
 * unknown, replaced or expired, and with i_user_004 for an address that somebody else has.
 */
export function confirmEmail(http: Http, token: string, signal: AbortSignal): Promise<User> {
  return http.send(calls.confirmEmail, userAnswer, { signal, json: { token } });
}

/** Takes the pending address away. */
export function dropPendingEmail(http: Http, signal: AbortSignal): Promise<User> {
  return http.send(calls.dropPendingEmail, userAnswer, { signal });
}
