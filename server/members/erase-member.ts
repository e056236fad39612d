import { and, eq, inArray } from 'drizzle-orm';
import { addressesOf, userByEmail } from '#server/auth/accounts.ts';
import { payouts, referrals } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { erasedLedger, outboxMails } from '#server/db/operations-schema.ts';
import { charges, users } from '#server/db/schema.ts';
import { lockMember } from '#server/payments/member-lock.ts';
import { openDebts } from '#server/payments/debts.ts';
import { StartError } from '#server/start-error.ts';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The money that moved, without anybody's name. */
async function ledgerOf(db: Database, clientId: string, userId: string) {
  const charged = await db.select().from(charges).where(eq(charges.userId, userId));
  const paidOut = await db.select().from(payouts).where(eq(payouts.userId, userId));
  if ([...charged, ...paidOut].some(({ status }) => status === 'pending')) {
    throw new StartError(
      'A payment of this member is pending. Try again when it has settled; nothing was changed.',
    );
  }
  const owed = await openDebts(db, [{ clientId, id: userId }]);
  return [
    ...owed.map(({ begunAt, ...each }) => ({
      ...each,
      kind: 'debt' as const,
      status: 'open',
      createdAt: begunAt,
    })),
    ...charged.map((each) => ({ ...each, kind: 'charge' as const })),
    ...paidOut.map((each) => ({ ...each, kind: 'payout' as const })),
  ].map(({ kind, status, amountCents, createdAt }) => ({
    clientId,
    kind,
    status,
    amountCents,
    day: dayOf(createdAt),
  }));
}

/**
 * Erases the member with an email in one transaction, behind the member's lock: everything goes but the amounts, kinds,
 * states and days of charges, payouts and open debts. Tells how many of those stay; null where there is nobody.
 */
export async function eraseMember(
  db: Database,
  { clientId, email }: { clientId: string; email: string },
): Promise<number | null> {
  const user = await userByEmail(db, clientId, email.toLowerCase());
  if (user === null) return null;
  return db.transaction(async (transaction) => {
    await lockMember(transaction, user);
    const ledger = await ledgerOf(transaction, clientId, user.id);
    if (ledger.length > 0) await transaction.insert(erasedLedger).values(ledger);
    const mailed = and(eq(outboxMails.clientId, clientId), inArray(outboxMails.recipient, addressesOf(user)));
    await transaction.delete(outboxMails).where(mailed);
    const invited = and(eq(referrals.clientId, clientId), eq(referrals.email, user.email));
    await transaction.update(referrals).set({ name: '', email: '' }).where(invited);
    await transaction.delete(users).where(eq(users.id, user.id));
    return ledger.length;
  });
}
