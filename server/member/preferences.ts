import { and, eq } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { memberships, tiers, users } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { checkCap } from './donation-cap.ts';

/** What a member sets about the membership; what is left out stays. */
export interface Preferences {
  newsletter?: boolean | undefined;
  /** Cents; null is unlimited. */
  maxRoundUp?: Cents | null | undefined;
}

/** Keeps them. Throws `i_member_002` for a non-member, and the refusals of the cap. */
export async function setPreferences(
  { db, now }: MemberTransaction,
  { user, client }: { user: UserRow; client: ClientRow },
  { newsletter, maxRoundUp }: Preferences,
): Promise<void> {
  const own = and(eq(memberships.clientId, user.clientId), eq(memberships.userId, user.id));
  if (maxRoundUp !== undefined && maxRoundUp !== null) {
    const [known] = await db
      .select({ cap: memberships.maxRoundUpCents, planMaximum: tiers.maxRoundUpCents })
      .from(memberships)
      .leftJoin(tiers, eq(tiers.id, memberships.tierId))
      .where(own)
      .limit(1);
    if (maxRoundUp !== known?.cap) checkCap(maxRoundUp, client, known?.planMaximum ?? null);
  }
  const changed = await db
    .update(memberships)
    .set({ newsletter, maxRoundUpCents: maxRoundUp, updatedAt: now })
    .where(own)
    .returning({ id: memberships.id });
  if (changed.length === 0) throw rejected('i_member_002');
  if (newsletter !== undefined) {
    await db.update(users).set({ newsletter, updatedAt: now }).where(eq(users.id, user.id));
  }
}
