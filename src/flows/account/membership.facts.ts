import type { Client } from '#machines/domain/client.ts';
import type { Session } from '#machines/domain/member.ts';
import { priceOf } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { accountMessages } from './account.messages.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { priceText, roundUpLimits } from '#src/messages/plans.ts';
import { planName, type MembershipFacts, type MembershipSituation } from '#src/app/membership-facts.ts';
import type { MembershipRow, MembershipSectionProps } from './membership-section.tsx';

const copy = accountMessages.membership;

const tones = {
  running: 'success',
  scheduled: 'success',
  ending: 'warning',
  overdue: 'error',
  paying: 'warning',
  ended: 'neutral',
  notStarted: 'neutral',
  unclear: 'neutral',
} as const satisfies Record<MembershipSituation, MembershipSectionProps['status']['tone']>;

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
  const cap = membership?.maxRoundUp ?? null;
  const isRoundUp = chosen !== null && priceOf(chosen) === null;
  const isAnnual = chosen !== null && frequencyOf(chosen) === 'year';
  return {
    status: { label: situation === 'paying' ? copy.paying : copy.status(status), tone: tones[situation] },
    plan: chosen && planName(chosen),
    price: chosen && priceText(chosen, currencyCode),
    priceNote: isRoundUp ? roundUpLimits(chosen.tier, cap, currencyCode) : null,
    rows: [
      ...periodRows(facts, user.lastSubscription?.endsAt ?? null, cap, currencyCode),
      ...since(user.createdAt),
    ],
    benefitsTitle: benefitsTitle(facts),
    benefits: chosen?.tier.benefits.map(benefitText) ?? [],
    annual: isAnnual && situation !== 'ending' ? { supportEmail } : null,
  };
}

function benefitsTitle({ situation, endsAt }: MembershipFacts): string {
  if (situation === 'ended' || situation === 'notStarted') return copy.benefitsThen;
  return situation === 'ending' && endsAt !== null ? copy.benefitsUntil(formatDate(endsAt)) : copy.benefits;
}

const since = (createdAt: string | null): MembershipRow[] =>
  createdAt === null ? [] : [{ label: copy.since, value: formatDate(createdAt) }];

function periodRows(
  { situation, chosen, next, endsAt, chargedAt }: MembershipFacts,
  lastEnd: string | null,
  cap: Cents | null,
  currencyCode: Client['currencyCode'],
): MembershipRow[] {
  if (endsAt === null) {
    const label = situation === 'ended' ? copy.ended : copy.paidUntil;
    return lastEnd === null ? [] : [{ label, value: formatDate(lastEnd) }];
  }
  if (situation === 'ending') return [{ label: copy.ends, value: formatDate(endsAt) }];
  if (situation === 'overdue' || situation === 'paying')
    return [{ label: copy.paidUntil, value: formatDate(endsAt) }];
  const following = situation === 'scheduled' ? next : chosen;
  return [
    {
      label: copy.renews,
      value: formatDate(chargedAt ?? endsAt),
      ...(following && { note: chargeText(following, cap, currencyCode) }),
    },
  ];
}
