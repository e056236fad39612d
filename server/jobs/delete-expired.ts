import { subDays } from 'date-fns';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { clampFutureSessions } from '#server/auth/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { callCounts, outboxMails, pendingSignIns, attempts } from '#server/db/operations-schema.ts';
import { sandboxGrants } from '#server/db/sandbox-schema.ts';

const minuteMilliseconds = 60_000;
const recordDays = 30;

/**
 * Deletes what no call asks for any more: tries and calls that no limit counts, sign-ins that nobody came back from, and
 * after thirty days the records of mail that was given up. Sessions of a clock that was put back begin now.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await clampFutureSessions(db, now);
  const minute = Math.floor(now.getTime() / minuteMilliseconds);
  await db.delete(attempts).where(lt(attempts.expiresAt, now));
  await db.delete(callCounts).where(or(lt(callCounts.minute, minute - 1), gt(callCounts.minute, minute + 1)));
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  await db.delete(sandboxGrants).where(lt(sandboxGrants.expiresAt, now));
  const { state, createdAt } = outboxMails;
  await db.delete(outboxMails).where(and(eq(state, 'given up'), lt(createdAt, subDays(now, recordDays))));
}
