import * as v from 'valibot';
import type { Activation } from '#machines/domain/activation.ts';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { openSession } from './open-session.ts';

export const calls = {
  readActivation: { method: 'GET', path: 'activate/{token}' },
  activate: { method: 'POST', path: 'activate/{token}' },
} as const satisfies Calls;

/** Whom an activation link is for. Nobody is signed in by it. */
export type ActivationOffer = Pick<Session, 'user' | 'membership'>;

const offerAnswer = v.pipe(
  sessionSchema,
  v.transform(({ user, membership }): ActivationOffer => ({ user, membership })),
);

/** Whom the token is for; it stays usable. An unknown or used token is a `rejected` error with i_pass_002. */
export function readActivation(http: Http, token: string, signal: AbortSignal): Promise<ActivationOffer> {
  return http.send(calls.readActivation, offerAnswer, { signal, quiet: true, params: { token } });
}

/** Uses the token up: sets the password and signs in. A used token is a `rejected` error with i_pass_002. */
export function activate(
  http: Http,
  token: string,
  { password, passwordConfirmation, over18, newsletter }: Activation,
  signal: AbortSignal,
): Promise<Session> {
  return openSession(http, calls.activate, {
    signal,
    quiet: true,
    params: { token },
    json: { password, passwordConfirmation, over18, newsletter },
  });
}
