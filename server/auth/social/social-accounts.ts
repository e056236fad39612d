import { and, eq } from 'drizzle-orm';
import type { SocialProvider } from '#machines/domain/client.ts';
import type { Identity } from '#server/db/identity.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import type { Origin } from '#server/history/origin.ts';
import { record } from '#server/history/record.ts';
import type { Services } from '#server/services.ts';

export interface SocialArrival {
  clientId: string;
  provider: SocialProvider;
  identity: Identity;
  referralCode: string | null;
  origin: Origin;
}

/**
 * The person that an identity belongs to, found by provider and subject, never by address; a new one, who has not
 * joined, for a new identity. Null when the address is another account's.
 */
export async function accountOf(
  { clientId, provider, identity, referralCode, origin }: SocialArrival,
  { db, clock }: Services,
): Promise<UserRow | null> {
  const bySubject = async () => {
    const [user] = await db
      .select()
      .from(users)
      .where(
        and(
          eq(users.clientId, clientId),
          eq(users.oauthProvider, provider),
          eq(users.oauthSubject, identity.subject),
        ),
      )
      .limit(1);
    return user ?? null;
  };
  const linked = await bySubject();
  if (linked !== null) return linked;
  const now = clock.now();
  const made = await db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({
        clientId,
        email: identity.email.toLowerCase(),
        oauthProvider: provider,
        oauthSubject: identity.subject,
        firstName: identity.firstName,
        lastName: identity.lastName,
        referredBy: referralCode,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (user) await record({ db: transaction, now, origin }, user, { kind: 'accountCreated' });
    return user;
  });
  return made ?? bySubject();
}
