import { randomBytes } from 'node:crypto';

import type { State } from './entities.ts';
import { readCookies, type Request } from './http.ts';

export interface Session {
  id: string;
  userId: number | null;
  token: string;
}

const makeToken = (): string => randomBytes(28).toString('base64');

/** Reads the session of a request, or starts one that nobody is logged in to. */
export function openSession(state: State, request: Request): Session {
  const id = readCookies(request.headers['cookie']).get('rewards_session') ?? '';
  const known = state.sessions.get(id);
  if (known !== undefined) return { id, ...known };
  return startSession(state, null);
}

/** Starts a session under a new id and with a new token, as a login does. */
export function startSession(state: State, userId: number | null): Session {
  const session = { id: randomBytes(16).toString('hex'), userId, token: makeToken() };
  state.sessions.set(session.id, { userId, token: session.token });
  return session;
}

export function endSession(state: State, session: Session): Session {
  state.sessions.delete(session.id);
  return startSession(state, null);
}

/** The token's cookie is readable and percent-encoded; the session's is neither. */
export function writeCookies(state: State, session: Session): [string, string][] {
  const common = `Domain=${state.choices.cookieDomain}; Path=/; Secure; SameSite=Lax`;
  return [
    ['Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(session.token)}; ${common}`],
    ['Set-Cookie', `rewards_session=${session.id}; ${common}; HttpOnly`],
  ];
}

/** A call that changes something carries the decoded token of its session. */
export function hasToken(session: Session, request: Request): boolean {
  return request.headers['x-xsrf-token'] === session.token;
}
