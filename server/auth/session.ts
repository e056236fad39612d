import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { latestAt } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { unauthorized } from '#server/errors/api-error.ts';
import { browserOf } from '#server/history/origin.ts';
import type { ApiEnv } from '#server/http/context.ts';
import type { Services } from '#server/services.ts';
import { dropCsrfCookie, dropSecret, readSecret, sessionSeconds, writeSecret } from './cookies.ts';
import { issueCsrfToken } from './csrf.ts';

const minute = 60_000;
const idleMilliseconds = 120 * minute;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Sessions that began before this have ended. */
const oldest = (now: Date) => new Date(now.getTime() - sessionSeconds * 1000);

/** Starts a session with a new id, ends the one the browser had, and renews the CSRF token. */
export async function startSession(c: Context<ApiEnv>, user: UserRow, { db, clock, settings }: Services) {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  const previous = readSecret(c, 'session', settings);
  await db.transaction(async (transaction) => {
    if (previous !== null) await transaction.delete(sessions).where(eq(sessions.tokenHash, hashOf(previous)));
    await transaction.delete(sessions).where(lt(sessions.createdAt, oldest(now)));
    await transaction.insert(sessions).values({
      tokenHash: hashOf(token),
      clientId: user.clientId,
      userId: user.id,
      browser: browserOf(c.req.header('user-agent')),
      createdAt: now,
      lastSeenAt: now,
    });
  });
  writeSecret(c, 'session', token, settings);
  dropSecret(c, 'visitor', settings);
  issueCsrfToken(c, token, settings);
}

/** Ends the session for good, and leaves nobody. */
export async function endSession(c: Context<ApiEnv>, { db, settings }: Services) {
  await db.delete(sessions).where(eq(sessions.tokenHash, c.get('session').tokenHash));
  dropSecret(c, 'session', settings);
  dropCsrfCookie(c, settings);
}

/** Ends every session of a member, in every browser. */
export async function endAllSessions(db: Database, { clientId, id }: UserRow): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.userId, id)));
}

/** Sessions that still run: idle under 2 hours, at most 7 days old. */
export const isRunning = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, new Date(now.getTime() - idleMilliseconds)),
    gt(sessions.createdAt, oldest(now)),
  );

/** Sessions of a clock that was put back begin now: they live no longer than others. */
export async function takeBackSessions(db: Database, now: Date): Promise<void> {
  for (const time of ['createdAt', 'lastSeenAt'] as const) {
    await db
      .update(sessions)
      .set({ [time]: now })
      .where(gt(sessions[time], latestAt(now)));
  }
}

/** The session of a cookie at a client, with its member, while it runs. */
async function findSession(token: string, clientId: string, { db, clock }: Services) {
  const now = clock.now();
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.clientId, clientId), isRunning(now)))
    .limit(1);
  if (!row) return null;
  if (row.session.createdAt > latestAt(now)) await takeBackSessions(db, now);
  if (Math.abs(now.getTime() - row.session.lastSeenAt.getTime()) > minute) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, row.session.tokenHash));
  }
  return row;
}

/** The session that a caller's cookie names at a client, with its member; null for none that is still running. */
export async function sessionOf(c: Context, clientId: string, services: Services) {
  const token = readSecret(c, 'session', services.settings);
  return token === null ? null : findSession(token, clientId, services);
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
