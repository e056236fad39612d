import type { Membership } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { beginsFree, planOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { tierName, type Tier } from '#machines/domain/tier.ts';
import { planMessages } from '#src/messages/plans.ts';

/** What a membership looks like from the account page. */
export type MembershipSituation =
  'running' | 'scheduled' | 'ending' | 'overdue' | 'paying' | 'ended' | 'notStarted' | 'unclear';

export interface MembershipFacts {
  situation: MembershipSituation;
  /** What is paid for now, or was paid for last; null where the client has no such tier any more. */
  chosen: ChosenPlan | null;
  /** What a scheduled downgrade leads to. */
  next: ChosenPlan | null;
  /** When the running period ends and when it is followed by the next, instants; null without one. */
  endsAt: string | null;
  renewsAt: string | null;
  /** When something is charged next, an instant: round-ups that follow another plan are charged after their first period. */
  chargedAt: string | null;
}

/** Reads a membership with the tiers of the client. */
export function factsOfMembership(membership: Membership, tiers: readonly Tier[]): MembershipFacts {
  const { currentSubscription: current } = membership;
  const scheduled = scheduledSubscription(membership);
  const hasPlan = current !== null && current.membershipTierId !== null;
  const choice = hasPlan ? planOfMembership({ ...membership, ...current }) : planOfMembership(membership);
  const chosen = planOf(choice, tiers);
  const next = scheduled && planOf(planOfMembership({ ...membership, ...scheduled }), tiers);
  const charged = scheduled && next && beginsFree(chosen, next) ? scheduled : current;
  return {
    situation: situationOf(membership, scheduled !== null),
    chosen,
    next,
    endsAt: current?.endsAt ?? null,
    renewsAt: current && renewalAfter(current),
    chargedAt: charged && renewalAfter(charged),
  };
}

function situationOf(
  { status, currentSubscription, pendingPayment }: Membership,
  isScheduled: boolean,
): MembershipSituation {
  if (status === 'churned') return currentSubscription === null ? 'ended' : 'ending';
  if (status === 'unknown' && currentSubscription === null) return 'unclear';
  if (status !== 'active' && status !== 'unknown') return pendingPayment ? 'paying' : 'overdue';
  if (currentSubscription === null) return 'notStarted';
  return isScheduled ? 'scheduled' : 'running';
}

/** `Gold, monthly`. */
export function planName(chosen: ChosenPlan): string {
  return planMessages.plan(tierName(chosen.tier), frequencyOf(chosen));
}
