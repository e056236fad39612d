import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql, type SQLWrapper } from 'drizzle-orm';
import { idleLimit, seenInterval } from '#machines/domain/idle-limit.ts';
import { latestAt } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/operations-schema.ts';
import { prepared, unnamed } from '#server/db/prepared.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** How long a session lasts at most. */
export const sessionSeconds = 7 * 86_400;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Sessions that began before this have ended. */
const oldest = (now: Date) => new Date(now.getTime() - sessionSeconds * 1000);

interface NewSession {
  token: string;
  /** The token of the session that the browser had, which ends; null for none. */
  previous: string | null;
  browser: string | null;
}

/** Stores a member's new session by the hash of its token, and deletes those of everybody that are too old. */
export async function storeSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  { token, previous, browser }: NewSession,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (previous !== null) await transaction.delete(sessions).where(eq(sessions.tokenHash, hashOf(previous)));
    await transaction.delete(sessions).where(lt(sessions.createdAt, oldest(now)));
    await transaction.insert(sessions).values({
      tokenHash: hashOf(token),
      clientId: user.clientId,
      userId: user.id,
      browser,
      createdAt: now,
      lastSeenAt: now,
    });
  });
}

/** Ends every session of a member, in every browser. */
export async function endAllSessions(db: Database, { clientId, id }: UserRow): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.userId, id)));
}

/** A session still runs that was seen and created after these: idle under 2 hours, at most 7 days old. */
const runningAt = (now: Date) => ({
  seenAfter: new Date(now.getTime() - idleLimit),
  createdAfter: oldest(now),
});

type Times = Record<keyof ReturnType<typeof runningAt>, Date | SQLWrapper>;

const isAfter = ({ seenAfter, createdAfter }: Times) =>
  and(gt(sessions.lastSeenAt, seenAfter), gt(sessions.createdAt, createdAfter));

/** Sessions that still run at an instant. */
export const isRunning = (now: Date) => isAfter(runningAt(now));

/** Sessions of a clock that was put back begin now: they live no longer than others. */
export async function clampFutureSessions(db: Database, now: Date): Promise<void> {
  for (const time of ['createdAt', 'lastSeenAt'] as const) {
    await db
      .update(sessions)
      .set({ [time]: now })
      .where(gt(sessions[time], latestAt(now)));
  }
}

const sessionByToken = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.clientId, sql.placeholder('clientId')),
        isAfter({
          seenAfter: sql.param(sql.placeholder('seenAfter'), sessions.lastSeenAt),
          createdAfter: sql.param(sql.placeholder('createdAfter'), sessions.createdAt),
        }),
      ),
    )
    .limit(1)
    .prepare(unnamed),
);

/** The session of a token at a client, with its member; null for none that is still running. */
export async function findSession(
  token: string,
  clientId: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
) {
  const now = clock.now();
  const [row] = await sessionByToken(db).execute({ tokenHash: hashOf(token), clientId, ...runningAt(now) });
  if (!row) return null;
  if (row.session.createdAt > latestAt(now)) await clampFutureSessions(db, now);
  if (Math.abs(now.getTime() - row.session.lastSeenAt.getTime()) > seenInterval) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, row.session.tokenHash));
  }
  return row;
}
