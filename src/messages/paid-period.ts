import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Membership, PeriodCharge } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { periodReceipt, type PeriodReceipt } from '#machines/domain/period-receipt.ts';
import { planOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { tierName, type Tier } from '#machines/domain/tier.ts';
import { cardDigits } from './cards.ts';
import { formatDate } from './format-date.ts';
import { formatMoney } from './format.ts';
import { chargeText } from './charge-text.ts';
import { planMessages } from './plans.ts';

export const receiptMessages = {
  paid: 'Paid today',
  card: 'Card',
  next: 'Next charge',
  number: 'Receipt',
  plan: (plan: string) => `You’re on ${plan}.`,
  settled: 'You don’t owe anything now.',
  inAccount: 'You’ll find this receipt in your account.',
} as const;

/** What a receipt says, row by row; no rows where nothing of it is known. `next` is what is charged next, in words. */
export function receiptRows(
  { charge, renewsOn }: PeriodReceipt,
  currencyCode: CurrencyCode,
  next: string | null = null,
) {
  const copy = receiptMessages;
  const { id = '', amount, cardLastDigits: lastDigits = '' } = charge ?? {};
  return [
    ...(amount === undefined
      ? []
      : [{ label: copy.paid, value: formatMoney(amount, currencyCode), isEmphasised: true }]),
    ...(lastDigits === '' ? [] : [{ label: copy.card, value: cardDigits({ lastDigits }) }]),
    ...(renewsOn === null
      ? []
      : [{ label: copy.next, value: formatDate(renewsOn), ...(next !== null && { note: next }) }]),
    ...(id === '' ? [] : [{ label: copy.number, value: receiptNumber({ id }) }]),
  ];
}

/** The plan of the period that runs, null where it is not known; and the rows of its receipt, by what was agreed at least. */
export function paidPeriod(
  membership: Membership | null,
  tiers: readonly Tier[],
  currencyCode: CurrencyCode,
  agreed: PeriodCharge | null = null,
): { plan: string | null; rows: ReturnType<typeof receiptRows> } {
  const plan = planOf(planOfMembership(membership?.currentSubscription ?? membership), tiers);
  const next = plan && chargeText(plan, membership?.maxRoundUp ?? null, currencyCode);
  return {
    plan: plan && planName(plan),
    rows: receiptRows(periodReceipt(membership, agreed), currencyCode, next),
  };
}

/** `Gold, monthly`. */
export function planName(plan: ChosenPlan): string {
  return planMessages.plan(tierName(plan.tier), frequencyOf(plan));
}
