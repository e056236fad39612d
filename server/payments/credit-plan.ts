import { and, eq, isNull, sum } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { planCredits } from '#server/db/ledger-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { SubscriptionRow } from '#server/member/membership.ts';
import type { MemberTransaction } from './member-transaction.ts';

/** What unused time paid of a price. */
interface Credit {
  amountCents: Cents;
  /** The charge for the rest; null where nothing was left to charge. */
  chargeId: string | null;
  /** Whether the charge waits at the bank: the credit is given when it is settled. */
  isPending: boolean;
}

/** Writes down what unused time paid of the price of a plan that begins; nothing where it paid nothing. */
export async function creditPlan(
  { db, now }: MemberTransaction,
  { clientId, id: userId }: Pick<UserRow, 'clientId' | 'id'>,
  { amountCents, chargeId, isPending }: Credit,
): Promise<void> {
  if (amountCents <= 0) return;
  const givenAt = isPending ? null : now;
  await db.insert(planCredits).values({ clientId, userId, chargeId, amountCents, givenAt });
}

/**
 * What a member paid for a period, cents: its charge, and what unused time paid of its price. Null where the database has
 * neither, as of a period that cost nothing.
 */
export async function paidFor(
  db: Database,
  { clientId, id }: Pick<UserRow, 'clientId' | 'id'>,
  { charge, startsAt }: Pick<SubscriptionRow, 'charge' | 'startsAt'>,
): Promise<Cents | null> {
  const withoutCharge = and(isNull(planCredits.chargeId), eq(planCredits.givenAt, startsAt));
  const [row] = await db
    .select({ cents: sum(planCredits.amountCents).mapWith(Number) })
    .from(planCredits)
    .where(
      and(
        eq(planCredits.clientId, clientId),
        eq(planCredits.userId, id),
        charge === null ? withoutCharge : eq(planCredits.chargeId, charge.id),
      ),
    );
  const credited = row?.cents ?? null;
  return charge === null ? credited : charge.amountCents + (credited ?? 0);
}
