import * as v from 'valibot';
import type { Activation } from '#machines/domain/activation.ts';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { openSession } from './open-session.ts';
import { orRead } from './or-read.ts';

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

/** Somebody of whom nothing is known: the link works all the same. */
const somebody: ActivationOffer = v.parse(offerAnswer, { user: { id: 'unknown' } });

/** Whom the token is for, as far as the answer tells; it stays usable. An unknown or used token is a `rejected` error with i_pass_002. */
export function readActivation(http: Http, token: string, signal: AbortSignal): Promise<ActivationOffer> {
  const answer = http.send(calls.readActivation, offerAnswer, { signal, quiet: true, params: { token } });
  return orRead(answer, signal, async () => somebody);
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
