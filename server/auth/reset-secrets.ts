import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { resetCodeLength, resetCodeLifetime, resetTokenLifetime } from '#machines/domain/reset-code.ts';
import { latestAt, type Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { passwordResets } from '#server/db/operations-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { digestOf } from '#server/digest.ts';

type Kind = (typeof passwordResets.$inferSelect)['kind'];

const maximumAttempts = 5;
const maximumLive = 20;
const lifetimes: Readonly<Record<Kind, number>> = { code: resetCodeLifetime, token: resetTokenLifetime };

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

const isLive = (kind: Kind, now: Date) =>
  and(
    eq(passwordResets.kind, kind),
    eq(passwordResets.isUsed, false),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.createdAt, latestAt(now)),
    lt(passwordResets.attempts, maximumAttempts),
  );

/** Makes a secret for a person, beside those that still hold: six digits for 5 minutes, or a token for 15. */
export async function issueSecret(
  db: Database,
  user: UserRow,
  { kind, requester }: { kind: Kind; requester: string },
  now: Date,
): Promise<string> {
  const secret = makers[kind]();
  const salt = randomBytes(16).toString('hex');
  await db.delete(passwordResets).where(and(ownedBy(user), lte(passwordResets.expiresAt, now)));
  await db.insert(passwordResets).values({
    clientId: user.clientId,
    userId: user.id,
    kind,
    secretHash: hashOf(secret, salt),
    salt,
    requesterHash: digestOf(requester),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[kind] * 1000),
  });
  return secret;
}

/** Whose token holds now; null for nobody's. It stays usable. The same is read for every address. */
export async function userByToken(
  db: Database,
  { clientId, email, token }: { clientId: string; email: string; token: string },
  now: Date,
): Promise<UserRow | null> {
  const rows = await db
    .select({ user: users, secret: passwordResets })
    .from(users)
    .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
    .where(and(eq(users.clientId, clientId), eq(users.email, email), isLive('token', now)))
    .orderBy(desc(passwordResets.createdAt))
    .limit(maximumLive);
  return rows.find(({ secret }) => isSecretOf(token, secret))?.user ?? null;
}

const isOwn = (requester: string) =>
  sql`${passwordResets.requesterHash} is not distinct from ${digestOf(requester)}`;

/** What a requester may still use: five wrong codes of strangers close a code to all but the browser that asked for it. */
const isOpenTo = (requester: string) =>
  or(isOwn(requester), lt(passwordResets.strangerAttempts, maximumAttempts));

/**
 * Uses a secret up: the instant at which it was, for exactly one of many callers; null for the others. A wrong code counts
 * against every code that holds: the fifth of the browser that asked for it voids it, and the fifth of strangers voids it
 * for strangers. To be called in a transaction, whose locks make it so. The time is read when the callers before have
 * ended.
 */
export async function takeSecret(
  transaction: Database,
  user: UserRow,
  { kind, secret, requester }: { kind: Kind; secret: string; requester: string },
  clock: Clock,
): Promise<Date | null> {
  await transaction
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(ownedBy(user))
    .orderBy(passwordResets.id)
    .for('update');
  const now = clock.now();
  const usable = and(ownedBy(user), isLive(kind, now), isOpenTo(requester));
  const live = await transaction
    .select()
    .from(passwordResets)
    .where(usable)
    .orderBy(desc(isOwn(requester)), desc(passwordResets.createdAt))
    .limit(maximumLive);
  const match = live.find((row) => isSecretOf(secret, row));
  if (match) {
    await transaction.update(passwordResets).set({ isUsed: true }).where(eq(passwordResets.id, match.id));
    return now;
  }
  if (kind === 'code' && live.length > 0) {
    const isOwnCode = sql`(${isOwn(requester)})::integer`;
    await transaction
      .update(passwordResets)
      .set({
        attempts: sql`${passwordResets.attempts} + ${isOwnCode}`,
        strangerAttempts: sql`${passwordResets.strangerAttempts} + 1 - ${isOwnCode}`,
      })
      .where(usable);
  }
  return null;
}

/** Takes all secrets of a person away. */
export async function clearSecrets(db: Database, user: UserRow): Promise<void> {
  await db.delete(passwordResets).where(ownedBy(user));
}
