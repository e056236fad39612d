import type { OwnMembership, SubscriptionRow } from '#server/member/membership.ts';
import { beginsFree, type PaidPlan, type PlanFinder } from './plans.ts';

/** The first charge after the running period: after which period it comes, and what it is for. */
export interface NextCharge {
  after: SubscriptionRow;
  choice: PaidPlan;
}

/** The next charge of a membership that goes on; null of one that doesn't, and where the tier is gone. */
export async function nextCharge(
  { membership, current, scheduled }: OwnMembership,
  plans: PlanFinder,
): Promise<NextCharge | null> {
  if (membership.status !== 'active' || current === null) return null;
  const choice = await plans(membership.clientId, scheduled ?? current);
  if (choice === null) return null;
  const isFree = scheduled !== null && beginsFree(await plans(membership.clientId, current), choice);
  return { after: isFree ? scheduled : current, choice };
}
