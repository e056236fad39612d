import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isPlainLoopback } from '#machines/domain/host.ts';
import { sessionSeconds } from '#server/auth/sessions.ts';
import type { Settings } from '#server/env.ts';

const names = { session: 'session', visitor: 'visitor', device: 'device' };

/** Browsers keep no cookie for longer than 400 days. */
const deviceSeconds = 400 * 86_400;

/** A cookie that scripts can't read and, but on plain http on this machine, that no other host can set. */
export type SecretCookie = keyof typeof names;

/**
 * Safari's engine takes no `Secure` cookie on plain http, where others make an exception for this machine. In production
 * a proxy may ask by a loopback address for the whole world.
 */
const isSecure = (c: Context, { production }: Settings) => production || !isPlainLoopback(new URL(c.req.url));

const nameOf = (c: Context, cookie: SecretCookie, settings: Settings) =>
  isSecure(c, settings) ? `__Host-${names[cookie]}` : names[cookie];

const shared = (c: Context, settings: Settings) =>
  ({ path: '/', secure: isSecure(c, settings), sameSite: 'Lax' }) as const;

/** Reads a secret; an empty one is none. */
export function readSecret(c: Context, cookie: SecretCookie, settings: Settings): string | null {
  return getCookie(c, nameOf(c, cookie, settings)) || null;
}

/** Every cookie but the device's lasts as long as a session does at most. */
const persistent = (c: Context, settings: Settings) => ({ ...shared(c, settings), maxAge: sessionSeconds });

export function writeSecret(c: Context, cookie: SecretCookie, value: string, settings: Settings) {
  const maxAge = cookie === 'device' ? deviceSeconds : sessionSeconds;
  setCookie(c, nameOf(c, cookie, settings), value, { ...shared(c, settings), maxAge, httpOnly: true });
}

export function dropSecret(c: Context, cookie: SecretCookie, settings: Settings) {
  deleteCookie(c, nameOf(c, cookie, settings), shared(c, settings));
}

/** The CSRF cookie, which scripts read to send it back in a header. */
const csrfCookieName = 'XSRF-TOKEN';

export function readCsrfCookie(c: Context): string | null {
  return getCookie(c, csrfCookieName) || null;
}

export function writeCsrfCookie(c: Context, value: string, settings: Settings) {
  setCookie(c, csrfCookieName, value, persistent(c, settings));
}

/** Takes the CSRF cookie away: without it, nobody can be signed in, and a write asks for a new one first. */
export function dropCsrfCookie(c: Context, settings: Settings) {
  deleteCookie(c, csrfCookieName, shared(c, settings));
}
