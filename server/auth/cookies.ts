import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '#server/env.ts';

const names = { session: 'session', visitor: 'visitor' };

/** A cookie that scripts can't read and that no other host can set. */
export type SecretCookie = keyof typeof names;

const nameOf = (cookie: SecretCookie, { insecureCookies }: Settings) =>
  insecureCookies ? names[cookie] : `__Host-${names[cookie]}`;

const shared = ({ insecureCookies }: Settings) =>
  ({ path: '/', secure: !insecureCookies, sameSite: 'Lax' }) as const;

/** Reads a secret; an empty one is none. */
export function readSecret(c: Context, cookie: SecretCookie, settings: Settings): string | null {
  return getCookie(c, nameOf(cookie, settings)) || null;
}

/** How long a session lasts at most, and every cookie with it. */
export const sessionSeconds = 7 * 86_400;

const lasting = (settings: Settings) => ({ ...shared(settings), maxAge: sessionSeconds });

export function writeSecret(c: Context, cookie: SecretCookie, value: string, settings: Settings) {
  setCookie(c, nameOf(cookie, settings), value, { ...lasting(settings), httpOnly: true });
}

export function dropSecret(c: Context, cookie: SecretCookie, settings: Settings) {
  deleteCookie(c, nameOf(cookie, settings), shared(settings));
}

/** The CSRF cookie, which scripts read to send it back in a header. */
const csrfCookieName = 'XSRF-TOKEN';

export function readCsrfCookie(c: Context): string | null {
  return getCookie(c, csrfCookieName) || null;
}

export function writeCsrfCookie(c: Context, value: string, settings: Settings) {
  setCookie(c, csrfCookieName, value, lasting(settings));
}

/** Takes the CSRF cookie away: without it, nobody can be signed in, and a write asks for a new one first. */
export function dropCsrfCookie(c: Context, settings: Settings) {
  deleteCookie(c, csrfCookieName, shared(settings));
}
