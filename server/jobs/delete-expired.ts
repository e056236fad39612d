import { subDays, subHours } from 'date-fns';
import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { clampFutureSessions } from '#server/auth/sessions.ts';
import { noPendingEmail } from '#server/auth/pending-email.ts';
import type { Database } from '#server/db/database.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import {
  attempts,
  callCounts,
  idempotencyKeys,
  outboxMails,
  passwordResets,
  pendingSignIns,
} from '#server/db/operations-schema.ts';
import { sandboxGrants } from '#server/db/sandbox-schema.ts';
import { users } from '#server/db/schema.ts';
import { readSettings, type Settings } from '#server/env.ts';

/** How long records are stored, and whether the sandbox shows mail. */
type Retention = Pick<Settings, 'historyOriginDays' | 'mailRecordDays' | 'idempotencyDays' | 'sandbox'>;

const minuteMilliseconds = 60_000;
/** How many entries forget their origin at once, so that no lock lasts. */
const mostEntries = 10_000;

/** Removes from old entries of the histories where they came from. What happened stays. */
async function clearOrigins(db: Database, before: Date): Promise<void> {
  const { id, at, browser, address, requestId } = accountHistory;
  const hasOrigin = or(isNotNull(browser), isNotNull(address), isNotNull(requestId));
  const old = db
    .select({ id })
    .from(accountHistory)
    .where(and(lt(at, before), hasOrigin))
    .limit(mostEntries);
  await db
    .update(accountHistory)
    .set({ browser: null, address: null, requestId: null })
    .where(inArray(id, old));
}

/**
 * Deletes what no call asks for any more: attempts and calls that no limit counts, sign-ins that nobody came back from,
 * codes and links that have expired with the address that waited for them, and what is stored for a time alone: answers to payments, the records of mail that was given
 * up, and where the entries of histories came from. No text of a mail outlives its delivery: without a sandbox nobody
 * would see it. Sessions of a clock that was put back begin now.
 */
export async function deleteExpired(
  db: Database,
  now: Date,
  retention: Retention = readSettings({}),
): Promise<void> {
  await clampFutureSessions(db, now);
  const minute = Math.floor(now.getTime() / minuteMilliseconds);
  await db.delete(attempts).where(lt(attempts.expiresAt, now));
  await db.delete(callCounts).where(or(lt(callCounts.minute, minute - 1), gt(callCounts.minute, minute + 1)));
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  await db.delete(sandboxGrants).where(lt(sandboxGrants.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db
    .update(users)
    .set(noPendingEmail)
    .where(and(isNotNull(users.emailTokenEndsAt), lt(users.emailTokenEndsAt, now)));
  const { idempotencyDays, mailRecordDays, historyOriginDays } = retention;
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, subDays(now, idempotencyDays)));
  const { state, createdAt } = outboxMails;
  if (!retention.sandbox) {
    await db
      .update(outboxMails)
      .set({ state: 'given up', body: '', html: '', failure: 'not sent within an hour' })
      .where(and(eq(state, 'kept'), lt(createdAt, subHours(now, 1))));
  }
  await db.delete(outboxMails).where(and(eq(state, 'given up'), lt(createdAt, subDays(now, mailRecordDays))));
  await clearOrigins(db, subDays(now, historyOriginDays));
}
