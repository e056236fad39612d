import { addMilliseconds } from 'date-fns';
import { anchorAt, nextPeriodAfter, type Anchor } from '#machines/domain/plan-period.ts';
import type { OwnMembership, SubscriptionRow } from '#server/member/membership.ts';
import { frequencyOf, idsOf, isRoundUp, type PaidPlan } from './plans.ts';

/** The dates of a period. */
export type Period = Pick<SubscriptionRow, 'startsAt' | 'endsAt' | 'anchorDay'>;

/** What the period after one is counted from. */
export function anchorAfter({ startsAt, endsAt, anchorDay }: Period): Anchor {
  const due = addMilliseconds(endsAt, 1);
  const [begun, next] = [startsAt.getUTCDate(), due.getUTCDate()];
  return { due, day: anchorDay ?? (next === 1 ? 1 : Math.max(begun, next)) };
}

/** What a period on a plan that follows a member's last one is counted from; null where it sets an anchor of its own. */
export function anchorOf(
  { membership: { status }, last, current, scheduled }: OwnMembership,
  choice: PaidPlan,
): Anchor | null {
  if (last === null || current !== null) return null;
  const [next, { tierId, tierPlanId }] = [scheduled ?? last, idsOf(choice)];
  const goesOn = status === 'active' && next.tierId === tierId && next.tierPlanId === tierPlanId;
  return goesOn || status === 'overdue' ? anchorAfter(last) : null;
}

/**
 * The period that begins now. It ends with the last millisecond, UTC, before the day on which the next one begins.
 */
export function periodFrom(choice: PaidPlan, now: Date, anchor: Anchor = anchorAt(now)): Period {
  const terms = { frequency: frequencyOf(choice), isRoundUp: isRoundUp(choice) };
  return {
    startsAt: now,
    endsAt: addMilliseconds(nextPeriodAfter(now, terms, anchor), -1),
    anchorDay: terms.isRoundUp ? 1 : anchor.day,
  };
}
