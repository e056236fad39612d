import type { Client } from '#machines/domain/client.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { inEnglish } from '#machines/domain/wire.ts';
import { accountMessages } from '#src/messages/account.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { planMessages, priceText, roundUpLimits } from '#src/messages/plans.ts';
import type { MembershipRow, MembershipSectionProps } from '#src/flows/account/membership-section.tsx';

const copy = accountMessages.membership;

/** What a membership looks like from the account page. */
export type MembershipSituation = 'running' | 'scheduled' | 'ending' | 'overdue' | 'ended' | 'notStarted';

export interface MembershipFacts {
  situation: MembershipSituation;
  /** What is paid for now, or was paid for last; null where the client has no such tier any more. */
  chosen: ChosenPlan | null;
  /** What a scheduled downgrade leads to. */
  next: ChosenPlan | null;
  /** When the running period ends and when it is followed by the next, instants; null without one. */
  endsAt: string | null;
  renewsAt: string | null;
}

/** Reads a membership with the tiers of the client. */
export function factsOfMembership(membership: Membership, tiers: readonly Tier[]): MembershipFacts {
  const { currentSubscription: current } = membership;
  const scheduled = scheduledSubscription(membership);
  const hasPlan = current !== null && current.membershipTierId !== null;
  const choice = hasPlan ? planOfMembership({ ...membership, ...current }) : planOfMembership(membership);
  return {
    situation: situationOf(membership, scheduled !== null),
    chosen: planOf(choice, tiers),
    next: scheduled && planOf(planOfMembership({ ...membership, ...scheduled }), tiers),
    endsAt: current?.endsAt ?? null,
    renewsAt: current && renewalAfter(current),
  };
}

function situationOf({ status, currentSubscription }: Membership, isScheduled: boolean): MembershipSituation {
  if (status === 'churned') return currentSubscription === null ? 'ended' : 'ending';
  if (status !== 'active') return 'overdue';
  if (currentSubscription === null) return 'notStarted';
  return isScheduled ? 'scheduled' : 'running';
}

const tones = {
  running: 'success',
  scheduled: 'success',
  ending: 'warning',
  overdue: 'error',
  ended: 'neutral',
  notStarted: 'neutral',
} as const satisfies Record<MembershipSituation, MembershipSectionProps['status']['tone']>;

/** `Gold, monthly`. */
export function planName(chosen: ChosenPlan): string {
  return planMessages.plan(chosen.tier.name, frequencyOf(chosen));
}

/** What the section shows, already in words. */
export function membershipSection(
  facts: MembershipFacts,
  { user, membership }: Session,
  { currencyCode, supportEmail }: Client,
): Pick<
  MembershipSectionProps,
  'status' | 'plan' | 'price' | 'priceNote' | 'rows' | 'benefitsTitle' | 'benefits' | 'annual'
> {
  const { situation, chosen } = facts;
  const status = situation === 'notStarted' ? 'abandoned_checkout' : (membership?.status ?? 'unknown');
  const isRoundUp = chosen !== null && priceOf(chosen) === null;
  const isAnnual = chosen !== null && frequencyOf(chosen) === 'year';
  return {
    status: { label: copy.status(status), tone: tones[situation] },
    plan: chosen && planName(chosen),
    price: chosen && priceText(chosen, currencyCode),
    priceNote: isRoundUp ? roundUpLimits(chosen.tier, currencyCode) : null,
    rows: [...periodRows(facts, user.lastSubscription?.endsAt ?? null, currencyCode), since(user.createdAt)],
    benefitsTitle: benefitsTitle(facts),
    benefits: chosen?.tier.benefits.map(inEnglish) ?? [],
    annual: isAnnual && situation !== 'ending' ? { supportEmail } : null,
  };
}

function benefitsTitle({ situation, endsAt }: MembershipFacts): string {
  if (situation === 'ended' || situation === 'notStarted') return copy.benefitsThen;
  return situation === 'ending' && endsAt !== null ? copy.benefitsUntil(formatDate(endsAt)) : copy.benefits;
}

/** What one period costs, `$25.00`; in words where purchases are rounded up. */
export function amountText(chosen: ChosenPlan, currencyCode: Client['currencyCode']): string {
  const price = priceOf(chosen);
  return price === null ? planMessages.roundUps : formatMoney(price, currencyCode);
}

const since = (createdAt: string): MembershipRow => ({ label: copy.since, value: formatDate(createdAt) });

function periodRows(
  { situation, chosen, next, endsAt, renewsAt }: MembershipFacts,
  lastEnd: string | null,
  currencyCode: Client['currencyCode'],
): MembershipRow[] {
  if (endsAt === null) {
    const label = situation === 'ended' ? copy.ended : copy.paidUntil;
    return lastEnd === null ? [] : [{ label, value: formatDate(lastEnd) }];
  }
  if (situation === 'ending') return [{ label: copy.ends, value: formatDate(endsAt) }];
  if (situation === 'overdue') return [{ label: copy.paidUntil, value: formatDate(endsAt) }];
  const following = situation === 'scheduled' ? next : chosen;
  return [
    {
      label: copy.renews,
      value: formatDate(renewsAt ?? endsAt),
      ...(following && { note: amountText(following, currencyCode) }),
    },
  ];
}
