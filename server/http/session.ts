import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSession, storeSession } from '#server/auth/sessions.ts';
import { setRequestMember } from '#server/db/request-waits.ts';
import { sessions } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { unauthorized } from '#server/errors/api-error.ts';
import { browserOf } from '#server/history/origin.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { dropCsrfCookie, dropSecret, readSecret, writeSecret } from './cookies.ts';
import { issueCsrfToken } from './csrf.ts';
import { rememberDevice } from './device.ts';

/** Starts a session with a new id, ends the one the browser had, renews the CSRF token and remembers the device. */
export async function startSession(c: Context<ApiEnv>, user: UserRow, services: Services) {
  const { settings } = services;
  setRequestMember(user.id);
  const token = randomBytes(32).toString('base64url');
  const previous = readSecret(c, 'session', settings);
  await storeSession(services, user, { token, previous, browser: browserOf(c.req.header('user-agent')) });
  writeSecret(c, 'session', token, settings);
  dropSecret(c, 'visitor', settings);
  issueCsrfToken(c, token, settings);
  await rememberDevice(c, user, services);
}

/** Ends the session for good, and leaves nobody. */
export async function endSession(c: Context<ApiEnv>, { db, settings }: Services) {
  await db.delete(sessions).where(eq(sessions.tokenHash, c.get('session').tokenHash));
  dropSecret(c, 'session', settings);
  dropCsrfCookie(c, settings);
}

/** The session that a caller's cookie names at a client, with its member; null for none that is still running. */
export async function sessionOf(c: Context, clientId: string, services: Services) {
  const token = readSecret(c, 'session', services.settings);
  const found = token === null ? null : await findSession(token, clientId, services);
  if (found !== null) setRequestMember(found.user.id);
  return found;
}

/** 401 without a session of this client that is still running. */
export function signedIn(services: Services) {
  const { settings } = services;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const found = await sessionOf(c, c.get('client').id, services);
    if (found === null) {
      dropCsrfCookie(c, settings);
      return c.json(unauthorized().body, 401);
    }
    c.set('session', found.session);
    c.set('user', found.user);
    return next();
  });
}
