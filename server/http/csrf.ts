import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '#server/env.ts';
import { staleCsrf, withoutCookies } from '#server/errors/api-error.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { readCsrfCookie, readSecret, writeCsrfCookie, writeSecret } from './cookies.ts';

/*
 * A signed double submit: the token is `random.HMAC(secret, random)`, where the secret is the session's cookie,
 * or the visitor's before login. Both are HttpOnly and (but on plain http on this machine) `__Host-`, so that nobody
 * else can read, guess or plant them, and the server keeps nothing.
 */

function sign(random: string, secret: string): string {
  return createHmac('sha256', secret).update(`csrf.${random}`).digest('base64url');
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Sets a new CSRF cookie, bound to this secret. */
export function issueCsrfToken(c: Context, secret: string, settings: Settings) {
  const random = randomBytes(16).toString('base64url');
  writeCsrfCookie(c, `${random}.${sign(random, secret)}`, settings);
}

/** Makes a new anonymous visitor and sets the CSRF cookie for it. */
export function becomeVisitor(c: Context, settings: Settings) {
  const secret = randomBytes(32).toString('base64url');
  writeSecret(c, 'visitor', secret, settings);
  issueCsrfToken(c, secret, settings);
}

/** What the caller's CSRF token is bound to; null for a browser that has not asked for one. */
export function csrfSecretOf(c: Context, settings: Settings): string | null {
  return readSecret(c, 'session', settings) ?? readSecret(c, 'visitor', settings);
}

/**
 * Whether a browser says that the request comes from this very origin. A caller that is no browser says nothing.
 * Under `no-referrer` a form's Origin is `null`; Sec-Fetch-Site, which no page can forge, tells then.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host;
}

function hasValidToken(c: Context, settings: Settings): boolean {
  const secret = csrfSecretOf(c, settings);
  const cookie = readCsrfCookie(c);
  const header = c.req.header('x-xsrf-token');
  if (secret === null || cookie === null || header === undefined || !isEqual(cookie, header)) return false;
  const [random = '', signature = ''] = header.split('.');
  return isEqual(signature, sign(random, secret));
}

/** 419 for a write without a valid token, or from another origin; with other words for one without any cookie. */
export function csrf({ settings }: Services) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isRead || (isSameOrigin(c) && hasValidToken(c, settings))) return next();
    throw c.req.header('cookie') === undefined ? withoutCookies() : staleCsrf();
  });
}
