import { comparePlans, isAnnualToMonthly, planState, type PlanChange } from '#machines/domain/plan-change.ts';
import type { Database } from '#server/db/database.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { ApiError, invalid, rejected } from '#server/errors/api-error.ts';
import { membershipOf, type OwnMembership, type SubscriptionRow } from '#server/member/membership.ts';
import { chargeUnderWay } from '#server/payments/charging.ts';
import { owes } from '#server/payments/debts.ts';
import { choosePlan, findPlan, idsOf, rankOf, type PaidPlan } from '#server/payments/plans.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';

export interface AskedPlan {
  tierId: string;
  tierPlanId: string | null;
}

/** A change of plan that a member asks for, with what it starts from. */
export interface AskedChange {
  own: OwnMembership;
  /** The period that runs, or the one that ran last for a member who returns. */
  period: SubscriptionRow;
  /** What that period is paid for. */
  current: PaidPlan;
  target: PaidPlan;
  change: PlanChange;
}

/** 422 for a plan that can't be had from here. */
export const refusedPlan = (reason: string): ApiError => invalid({ membershipTierId: [reason] });

const otherCharge = () => refusedPlan('Your last payment is still being processed. Try again in a moment.');

/** 409 for a plan that is being paid already. */
export const beingPaid = () =>
  new ApiError(409, { message: 'A payment for this plan is still being processed.' });

/** Throws 422 while a payment for another period is with the bank. */
export async function requireSettled(db: Database, user: UserRow): Promise<void> {
  if ((await chargeUnderWay(db, user)) !== null) throw otherCharge();
}

/** Whether a payment for this very plan is with the bank. Throws 422 when one for another plan is. */
export async function isBeingPaid(db: Database, user: UserRow, target: PaidPlan): Promise<boolean> {
  const charge = await chargeUnderWay(db, user);
  if (charge === null) return false;
  const { tierId, tierPlanId } = idsOf(target);
  if (charge.tierId === tierId && charge.tierPlanId === tierPlanId) return true;
  throw otherCharge();
}

const noMembership = 'There is no running membership whose plan could be changed.';

/** What a member who left comes back to: any plan is more than none. Null for who was never there. */
async function readReturn(
  db: Database,
  user: UserRow,
  own: OwnMembership,
  target: PaidPlan,
): Promise<AskedChange | null> {
  if (own.last === null || own.current !== null) return null;
  const current = (await findPlan(db, user.clientId, own.last)) ?? target;
  return { own, period: own.last, current, target, change: 1 };
}

/** Whether the member has no running period to change from, and begins one. */
export const isReturn = ({ own }: AskedChange) => own.current === null;

/**
 * Reads a change of plan. Throws `i_member_002` for a non-member, `i_card_005` and `i_card_006` for what is not to be
 * had, and 422 where something is owed, or no period runs to change from.
 */
export async function readChange(
  { db, now }: ReadContext,
  user: UserRow,
  asked: AskedPlan,
): Promise<AskedChange> {
  const own = await membershipOf(db, user, now);
  if (own === null) throw rejected('i_member_002');
  const target = await choosePlan(db, user.clientId, asked, own.membership.tierId);
  if (owes(own)) throw refusedPlan('Pay what is due before you change your plan.');
  const begun = await readReturn(db, user, own, target);
  if (begun !== null) return begun;
  const period = own.current;
  const current = period && (await findPlan(db, user.clientId, period));
  if (!period || !current) throw refusedPlan(noMembership);
  return { own, period, current, target, change: comparePlans(rankOf(current), rankOf(target)) };
}

/** Throws 422 for a member whose membership does not go on. */
function requireActive({ own: { membership } }: AskedChange) {
  if (membership.status === 'active') return;
  throw refusedPlan(
    membership.status === 'churned'
      ? 'You have cancelled. Keep your membership before you change its plan.'
      : noMembership,
  );
}

/** Throws 422 for what the rules of the domain do not let a member choose. */
function requireOffered({ current, target }: AskedChange, mayDowngrade: boolean) {
  const [from, to] = [rankOf(current), rankOf(target)];
  if (isAnnualToMonthly(from, to)) {
    throw refusedPlan('An annual plan can’t be changed to a monthly one here. Please contact support.');
  }
  const offered = planState(to, { current: from, scheduled: null, mayDowngrade });
  if (offered === 'current') throw refusedPlan('You are on this plan.');
  if (offered === 'disabled') throw refusedPlan('This plan is not to be had from the one that you are on.');
}

/** Throws 422 for a change that is no upgrade, or can't be made by this member. */
export function requireUpgrade(asked: AskedChange): void {
  if (isReturn(asked)) return;
  requireActive(asked);
  requireOffered(asked, true);
  if (asked.change !== 1)
    throw refusedPlan('This plan is no upgrade. It can follow the period that is paid.');
}

/** Throws 422 for a change that is no downgrade, or can't be made by this member of this client. */
export function requireDowngrade(asked: AskedChange, { config }: ClientRow): void {
  requireActive(asked);
  requireOffered(asked, config.featureFlags.downgradeMembership);
  if (asked.change !== -1) throw refusedPlan('This plan is an upgrade. It begins at once.');
}
