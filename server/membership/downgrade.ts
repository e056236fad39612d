import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { membershipSubscriptions } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { membershipOf } from '#server/member/membership.ts';
import { dropScheduled } from '#server/payments/begin-periods.ts';
import { anchorAfter, periodFrom } from '#server/payments/period.ts';
import { findPlan, idsOf, nameOf } from '#server/payments/plans.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import { readChange, refusedPlan, requireDowngrade, requireSettled, type AskedPlan } from './plan-change.ts';

interface DowngradeOrder {
  user: UserRow;
  client: ClientRow;
  asked: AskedPlan;
}

/**
 * Schedules a lower plan for the day after the paid period, in place of another that was scheduled before. Throws what is
 * refused.
 */
export async function scheduleDowngrade(
  transaction: MemberTransaction,
  order: DowngradeOrder,
): Promise<void> {
  const { db, now } = transaction;
  const { user, client } = order;
  const asked = await readChange(transaction, user, order.asked);
  requireDowngrade(asked, client);
  await requireSettled(db, user);
  const { membership, scheduled } = asked.own;
  const plan = idsOf(asked.target);
  if (scheduled?.tierId === plan.tierId && scheduled.tierPlanId === plan.tierPlanId) return;
  await dropScheduled(db, [membership]);
  const anchor = anchorAfter(asked.period);
  await db.insert(membershipSubscriptions).values({
    clientId: membership.clientId,
    membershipId: membership.id,
    ...plan,
    ...periodFrom(asked.target, anchor.due, anchor),
    createdAt: now,
  });
  await record(transaction, user, {
    kind: 'changePlanned',
    plan: nameOf(asked.target),
    effectiveAt: anchor.due,
  });
}

/** Takes a scheduled downgrade back. Throws 422 where there is none. */
export async function cancelDowngrade(transaction: MemberTransaction, user: UserRow): Promise<void> {
  const { db, now } = transaction;
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  if (own.scheduled === null) throw refusedPlan('No change of plan is scheduled.');
  const plan = await findPlan(db, user.clientId, own.scheduled);
  await dropScheduled(db, [own.membership]);
  await record(transaction, user, { kind: 'changeWithdrawn', plan: plan && nameOf(plan) });
}
