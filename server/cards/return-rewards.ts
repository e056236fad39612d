import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';

const { rewardAmountCents, paidOutCents, rewardStatus, purchasedAt, id } = cardTransactions;

/** How many rewards are looked at at once. */
const batch = 500;

/** Opens the rewards of the newest purchases that were paid out, at most {@link batch} of them. Gives how much came of it. */
async function openNewest(db: Transaction, owner: Pick<UserRow, 'clientId' | 'id'>, amountCents: Cents) {
  const newest = db
    .select({ id, purchasedAt, paid: sql<Cents>`${paidOutCents}`.as('paid') })
    .from(cardTransactions)
    .where(
      and(
        eq(cardTransactions.clientId, owner.clientId),
        eq(cardTransactions.userId, owner.id),
        gt(paidOutCents, 0),
      ),
    )
    .orderBy(desc(purchasedAt), desc(id))
    .limit(batch)
    .as('newest');
  const before = sql`sum(${newest.paid}) over (order by ${newest.purchasedAt} desc, ${newest.id} desc) - ${newest.paid}`;
  const parts = db
    .select({
      id: newest.id,
      part: sql<Cents>`least(${newest.paid}, ${amountCents}::integer - (${before}))`.as('part'),
    })
    .from(newest)
    .as('parts');
  const rows = await db
    .update(cardTransactions)
    .set({
      // What of a reward was given up with its card counts as paid out: only the rest is open again.
      paidOutCents: sql`case when ${rewardStatus} = 'confirmed' then ${paidOutCents} else ${rewardAmountCents} end - ${parts.part}`,
      rewardStatus: 'confirmed',
      rewardReason: null,
    })
    .from(parts)
    .where(and(eq(id, parts.id), gt(parts.part, 0)))
    .returning({ cents: sql`${parts.part}`.mapWith(Number) });
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * Puts what was paid out into the balance again, the newest purchase first, in a transaction that holds the member's lock.
 * The amount is at most what was paid out; else a RangeError.
 */
export async function returnRewards(
  db: Transaction,
  owner: Pick<UserRow, 'clientId' | 'id'>,
  amountCents: Cents,
): Promise<void> {
  let left = amountCents;
  while (left > 0) {
    const opened = await openNewest(db, owner, left);
    if (opened === 0) throw new RangeError(`${amountCents} is more than was paid out.`);
    left -= opened;
  }
}
