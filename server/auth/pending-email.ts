import { randomBytes } from 'node:crypto';
import { addHours, subHours, subSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { emailLinkHours } from '#machines/domain/pending-email.ts';
import { resendPause } from '#machines/domain/reset-code.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { digestOf } from '#server/digest.ts';
import type { NewEmail } from '#server/mail/account-mails.ts';

/** What a row without a pending address has. */
export const noPendingEmail = { pendingEmail: null, emailTokenHash: null, emailTokenEndsAt: null } as const;

/** The address that waits for its mailbox, and until when; null for none. */
export function pendingEmailOf(
  { pendingEmail, emailTokenEndsAt }: UserRow,
  now: Date,
): { email: string; endsAt: Date } | null {
  if (pendingEmail === null || emailTokenEndsAt === null || emailTokenEndsAt <= now) return null;
  return { email: pendingEmail, endsAt: emailTokenEndsAt };
}

/** Whether a link was sent to an address so lately that another one would only void it. */
export function isJustSent(user: UserRow, email: string, now: Date): boolean {
  const pending = pendingEmailOf(user, now);
  return pending?.email === email && subHours(pending.endsAt, emailLinkHours) > subSeconds(now, resendPause);
}

const itself = ({ clientId, id }: UserRow) => and(eq(users.clientId, clientId), eq(users.id, id));

/** The row as it is behind the member's lock. */
export async function readUser(db: Database, user: UserRow): Promise<UserRow | null> {
  const [present = null] = await db.select().from(users).where(itself(user));
  return present;
}

/** Makes a token for a new address, in place of the one before. Only its SHA-256 is stored. */
export async function issueEmailToken(
  { db, now }: { db: Transaction; now: Date },
  user: UserRow,
  email: string,
): Promise<{ user: UserRow; link: NewEmail }> {
  const token = randomBytes(32).toString('base64url');
  const pending = {
    pendingEmail: email,
    emailTokenHash: digestOf(token),
    emailTokenEndsAt: addHours(now, emailLinkHours),
    updatedAt: now,
  };
  await db.update(users).set(pending).where(itself(user));
  return { user: { ...user, ...pending }, link: { email, token } };
}

/** Whether a token is the one of the link that holds now, or held until it was opened. */
export function isEmailToken(
  { emailTokenHash, emailTokenEndsAt }: UserRow,
  { token, now }: { token: string; now: Date },
): boolean {
  return emailTokenHash === digestOf(token) && emailTokenEndsAt !== null && emailTokenEndsAt > now;
}

/**
 * Makes a pending address the one to log in with. The token's hash stays, so that opening the link again finds it done.
 * Rejects when somebody else has the address.
 */
export async function takePendingEmail(
  { db, now }: { db: Transaction; now: Date },
  user: UserRow,
  email: string,
): Promise<UserRow> {
  await db.update(users).set({ email, pendingEmail: null, updatedAt: now }).where(itself(user));
  return { ...user, email, pendingEmail: null, updatedAt: now };
}

/** Takes a pending address away: its link is worth nothing any more. */
export async function clearPendingEmail(
  { db, now }: { db: Transaction; now: Date },
  user: UserRow,
): Promise<UserRow> {
  await db
    .update(users)
    .set({ ...noPendingEmail, updatedAt: now })
    .where(itself(user));
  return { ...user, ...noPendingEmail, updatedAt: now };
}
