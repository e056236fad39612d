import { and, eq } from 'drizzle-orm';
import type { UserRow } from '#server/db/rows.ts';
import { memberships } from '#server/db/schema.ts';
import { invalid, rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { membershipOf } from '#server/member/membership.ts';
import { endLater } from '#server/payments/access-end.ts';
import { dropScheduled } from '#server/payments/begin-periods.ts';
import { writeDebts } from '#server/payments/debts.ts';
import { dueOf } from '#server/payments/due.ts';
import { leaveAtEnd } from '#server/payments/last-charges.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { requireSettled } from './plan-change.ts';

interface Reason {
  reason: string | null;
  comment: string | null;
}

/**
 * Cancels a membership, which runs to the end of what is paid; a scheduled change is dropped, and what is owed stays owed.
 * Throws 422 where there is nothing to cancel.
 */
export async function cancelMembership(
  transaction: MemberTransaction,
  user: UserRow,
  why: Reason,
): Promise<void> {
  const { db, now } = transaction;
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  const { membership } = own;
  if (membership.status === 'churned') throw invalid({ status: ['Your membership is cancelled already.'] });
  if (membership.status !== 'active' && membership.status !== 'overdue') {
    throw invalid({ status: ['There is no running membership to cancel.'] });
  }
  await requireSettled(db, user);
  const due = await dueOf(db, own);
  if (due !== null) await writeDebts(db, due.debts);
  await dropScheduled(db, [membership]);
  await leaveAtEnd(db, own);
  await endLater(db, own);
  await db
    .update(memberships)
    .set({
      status: 'churned',
      cancelReason: why.reason,
      cancelComment: why.comment,
      cancelledAt: now,
      updatedAt: now,
    })
    .where(and(eq(memberships.clientId, user.clientId), eq(memberships.id, membership.id)));
  await record(transaction, user, {
    kind: 'cancelled',
    effectiveAt: own.current?.endsAt ?? null,
    amountCents: due?.amountCents ?? null,
  });
}
