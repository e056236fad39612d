import * as v from 'valibot';
import { asAppError } from '#machines/domain/app-error.ts';
import type { Credentials } from '#machines/domain/credentials.ts';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { sessionCall, type Calls } from './call.ts';
import type { Http } from './http.ts';
import { openSession } from './open-session.ts';

export const calls = {
  fetchSession: sessionCall,
  logIn: { method: 'POST', path: 'login' },
  logOut: { method: 'POST', path: 'logout' },
} as const satisfies Calls;

const noAnswer = v.unknown();

/** Who is signed in. Nobody is an `expired` error, which is not told as an expiry. */
export function fetchSession(http: Http, signal: AbortSignal): Promise<Session> {
  return http.send(calls.fetchSession, sessionSchema, { signal, quiet: true });
}

/** Signs in. Wrong credentials are a `rejected` error with the code i_auth_003. */
export function logIn(http: Http, credentials: Credentials, signal: AbortSignal): Promise<Session> {
  return openSession(http, calls.logIn, { signal, json: credentials, quiet: true });
}

/** Signs out. A session that had ended already is as good as signed out. */
export async function logOut(http: Http, signal: AbortSignal): Promise<void> {
  try {
    await http.send(calls.logOut, noAnswer, { signal, quiet: true });
  } catch (error) {
    if (asAppError(error).kind !== 'expired') throw error;
  }
}
