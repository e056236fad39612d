import type { Cents } from '#machines/domain/wire.ts';
import { planCredits } from '#server/db/ledger-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
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
