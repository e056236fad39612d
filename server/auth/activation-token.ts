import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { memberships, users } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Services } from '#server/services.ts';

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes a new activation token for an imported member without a password, in place of the one before; null for anybody
 * else.
 */
export async function newActivationToken(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  user: UserRow,
  now: Date,
): Promise<string | null> {
  if (user.passwordHash !== null) return null;
  const token = randomBytes(32).toString('base64url');
  const changed = await db
    .update(memberships)
    .set({
      activationTokenHash: hashOf(token),
      activationEndsAt: addDays(now, settings.activationDays),
      updatedAt: now,
    })
    .where(
      and(
        eq(memberships.clientId, user.clientId),
        eq(memberships.userId, user.id),
        eq(memberships.importStatus, 'INCOMPLETE'),
      ),
    )
    .returning({ id: memberships.id });
  return changed.length > 0 ? token : null;
}

const isFor = (clientId: string, token: string, now: Date) =>
  and(
    eq(memberships.clientId, clientId),
    eq(memberships.activationTokenHash, hashOf(token)),
    eq(memberships.importStatus, 'INCOMPLETE'),
    gt(memberships.activationEndsAt, now),
  );

/** Whom an activation token is for; null for an unknown, used or expired one. */
export async function userByActivationToken(
  db: Database,
  clientId: string,
  { token, now }: { token: string; now: Date },
): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isFor(clientId, token, now))
    .limit(1);
  return row?.user ?? null;
}

/**
 * Uses up a token for which its member chooses a password: the member's id for exactly one caller. The membership stays
 * incomplete until its first period is paid.
 */
export async function takeActivationToken(
  transaction: Database,
  clientId: string,
  token: string,
  changes: { newsletter: boolean; now: Date },
): Promise<string | null> {
  const [row] = await transaction
    .update(memberships)
    .set({
      activationTokenHash: null,
      activationEndsAt: null,
      newsletter: changes.newsletter,
      updatedAt: changes.now,
    })
    .where(isFor(clientId, token, changes.now))
    .returning({ userId: memberships.userId });
  return row?.userId ?? null;
}
