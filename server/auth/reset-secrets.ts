import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { resetCodeLength, resetCodeLifetime } from '#machines/domain/reset-code.ts';
import { latestAt, type Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { passwordResets } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';

type Kind = (typeof passwordResets.$inferSelect)['kind'];

const maximumAttempts = 5;
const maximumLive = 20;
const lifetimes: Readonly<Record<Kind, number>> = { code: resetCodeLifetime, token: 15 * 60 };

const makers: Readonly<Record<Kind, () => string>> = {
  code: () => String(randomInt(10 ** resetCodeLength)).padStart(resetCodeLength, '0'),
  token: () => randomBytes(32).toString('base64url'),
};

function hashOf(secret: string, salt: string): string {
  return createHash('sha256').update(`${salt}.${secret}`).digest('hex');
}

function isSecretOf(secret: string, { salt, secretHash }: { salt: string; secretHash: string }): boolean {
  const [given, stored] = [Buffer.from(hashOf(secret, salt), 'hex'), Buffer.from(secretHash, 'hex')];
  return given.length === stored.length && timingSafeEqual(given, stored);
}

const ownedBy = ({ clientId, id }: UserRow) =>
  and(eq(passwordResets.clientId, clientId), eq(passwordResets.userId, id));

const isLive = (user: UserRow, kind: Kind, now: Date) =>
  and(
    ownedBy(user),
    eq(passwordResets.kind, kind),
    eq(passwordResets.isUsed, false),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.createdAt, latestAt(now)),
    lt(passwordResets.attempts, maximumAttempts),
  );

/** Makes a secret for a person, beside those that still hold: six digits for 5 minutes, or a token for 15. */
export async function issueSecret(db: Database, user: UserRow, kind: Kind, now: Date): Promise<string> {
  const secret = makers[kind]();
  const salt = randomBytes(16).toString('hex');
  await db.delete(passwordResets).where(and(ownedBy(user), lte(passwordResets.expiresAt, now)));
  await db.insert(passwordResets).values({
    clientId: user.clientId,
    userId: user.id,
    kind,
    secretHash: hashOf(secret, salt),
    salt,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[kind] * 1000),
  });
  return secret;
}

/** Whether a secret holds now. It stays usable. */
export async function holdsSecret(db: Database, user: UserRow, kind: Kind, secret: string, now: Date) {
  const live = await db
    .select()
    .from(passwordResets)
    .where(isLive(user, kind, now))
    .limit(maximumLive);
  return live.some((row) => isSecretOf(secret, row));
}

/**
 * Uses a secret up: the instant at which it was, for exactly one of many callers; null for the others. A wrong code counts
 * against every code that holds, and the fifth voids it. To be called in a transaction, whose locks make it so. The time
 * is read when the callers before have ended.
 */
export async function takeSecret(
  transaction: Database,
  user: UserRow,
  kind: Kind,
  secret: string,
  clock: Clock,
): Promise<Date | null> {
  await transaction
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(ownedBy(user))
    .orderBy(passwordResets.id)
    .for('update');
  const now = clock.now();
  const live = await transaction
    .select()
    .from(passwordResets)
    .where(isLive(user, kind, now))
    .limit(maximumLive);
  const match = live.find((row) => isSecretOf(secret, row));
  if (match) {
    await transaction.update(passwordResets).set({ isUsed: true }).where(eq(passwordResets.id, match.id));
  } else if (kind === 'code' && live.length > 0) {
    const ids = live.map(({ id }) => id);
    await transaction
      .update(passwordResets)
      .set({ attempts: sql`${passwordResets.attempts} + 1` })
      .where(inArray(passwordResets.id, ids));
  }
  return match === undefined ? null : now;
}

/** Takes all secrets of a person away. */
export async function clearSecrets(db: Database, user: UserRow): Promise<void> {
  await db.delete(passwordResets).where(ownedBy(user));
}
