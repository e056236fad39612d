import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cardTransactions, payouts } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { cards, charges, memberships, membershipSubscriptions, users } from '#server/db/schema.ts';

/** Asks a journey's server for what its database has of a member. */
export const ledgerQuestionSchema = v.object({ id: v.number(), client: v.string(), email: v.string() });

export type LedgerQuestion = v.InferOutput<typeof ledgerQuestionSchema>;

const ledgerSchema = v.object({
  /** Of the membership; null without one. */
  status: v.nullable(v.string()),
  /** Cents; null is unlimited. */
  maxRoundUpCents: v.nullable(v.number()),
  referredBy: v.nullable(v.string()),
  affiliateId: v.nullable(v.string()),
  destinationCode: v.nullable(v.string()),
  /** The last digits, the first linked first. */
  cards: v.array(v.string()),
  /** Amounts in cents, the oldest first. */
  charges: v.array(v.object({ amountCents: v.number(), status: v.string() })),
  /** What can be withdrawn, cents. */
  cashBackCents: v.number(),
  /** Withdrawals, amounts in cents, the oldest first. */
  payouts: v.array(v.object({ amountCents: v.number(), status: v.string() })),
  /** The periods of the membership, one that is scheduled too, the oldest first. */
  periods: v.array(v.object({ tierPlanId: v.nullable(v.string()) })),
});

/** What the database has of a member. */
export type Ledger = v.InferOutput<typeof ledgerSchema>;

export const ledgerAnswerSchema = v.object({ id: v.number(), ledger: ledgerSchema });

/** Reads what the database has of a member; all of it is empty for somebody unknown. */
export async function readLedger(
  db: Database,
  { client, email }: Pick<LedgerQuestion, 'client' | 'email'>,
): Promise<Ledger> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, client), eq(users.email, email)));
  const userId = user?.id ?? crypto.randomUUID();
  const [membership] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const linked = await db
    .select({ lastDigits: cards.lastDigits })
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.createdAt));
  const charged = await db
    .select({ amountCents: charges.amountCents, status: charges.status })
    .from(charges)
    .where(eq(charges.userId, userId))
    .orderBy(asc(charges.createdAt));
  const open = await db
    .select({ earned: cardTransactions.rewardAmountCents, paid: cardTransactions.paidOutCents })
    .from(cardTransactions)
    .where(and(eq(cardTransactions.userId, userId), eq(cardTransactions.rewardStatus, 'confirmed')));
  const periods = await db
    .select({ tierPlanId: membershipSubscriptions.tierPlanId })
    .from(membershipSubscriptions)
    .where(eq(membershipSubscriptions.membershipId, membership?.id ?? crypto.randomUUID()))
    .orderBy(asc(membershipSubscriptions.startsAt));
  const withdrawn = await db
    .select({ amountCents: payouts.amountCents, status: payouts.status })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.type, 'payout')))
    .orderBy(asc(payouts.createdAt));
  return {
    status: membership?.status ?? null,
    maxRoundUpCents: membership?.maxRoundUpCents ?? null,
    referredBy: membership?.referralRockParentId ?? null,
    affiliateId: membership?.affiliateId ?? null,
    destinationCode: membership?.destinationCode ?? null,
    cards: linked.map(({ lastDigits }) => lastDigits),
    charges: charged,
    cashBackCents: open.reduce((sum, { earned, paid }) => sum + earned - paid, 0),
    payouts: withdrawn,
    periods,
  };
}
