import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Membership, PeriodCharge } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { periodReceipt, type PeriodReceipt } from '#machines/domain/period-receipt.ts';
import { planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import type { LastRoundUps } from '#machines/domain/plan-preview.ts';
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
  lastRoundUps: (date: string) => `Your round-ups so far, charged on ${date}`,
  number: 'Receipt',
  plan: (plan: string) => `You’re on ${plan}.`,
  for: 'For',
  settled: 'You don’t owe anything now.',
  settledAndLeft:
    'You don’t owe anything now. You can come back at any time, and withdraw your cash back then.',
  inAccount: 'You’ll find this receipt in your account.',
} as const;

/** What was reviewed before it was paid, as far as that is known. */
interface Agreed {
  agreed?: PeriodCharge | null;
  lastRoundUps?: LastRoundUps | null;
}

interface ChargesAhead {
  /** What the next period costs, in words. */
  next?: string | null;
  /** What is charged before it of the plan that was left. */
  lastRoundUps?: LastRoundUps | null;
}

/** What a receipt says, row by row; no rows where nothing of it is known. */
export function receiptRows(
  { charge, renewsOn }: PeriodReceipt,
  currencyCode: CurrencyCode,
  { next = null, lastRoundUps = null }: ChargesAhead = {},
) {
  const copy = receiptMessages;
  const { id = '', amount, cardLastDigits: lastDigits = '' } = charge ?? {};
  return [
    ...(amount === undefined ? [] : [paidRow(amount, currencyCode)]),
    ...(lastDigits === '' ? [] : [{ label: copy.card, value: cardDigits({ lastDigits }) }]),
    ...lastRoundUpsRows(lastRoundUps, currencyCode),
    ...(renewsOn === null
      ? []
      : [{ label: copy.next, value: formatDate(renewsOn), ...(next !== null && { note: next }) }]),
    ...(id === '' ? [] : [{ label: copy.number, value: receiptNumber({ id }) }]),
  ];
}

/** The amount in cents that was charged; 0 where nothing is charged before the next date. */
export function paidRow(amount: number, currencyCode: CurrencyCode) {
  return { label: receiptMessages.paid, value: formatMoney(amount, currencyCode), isEmphasised: true };
}

/** The round-ups that are charged all the same after another plan has begun; no row for none. */
export function lastRoundUpsRows(lastRoundUps: LastRoundUps | null | undefined, currencyCode: CurrencyCode) {
  if (!lastRoundUps) return [];
  const { date, amount } = lastRoundUps;
  return [
    { label: receiptMessages.lastRoundUps(formatDate(date)), value: formatMoney(amount, currencyCode) },
  ];
}

/** The plan of the period that runs, null where it is not known; and the rows of its receipt, by what was agreed at least. A plan of round-ups begins at no charge. */
export function paidPeriod(
  membership: Membership | null,
  tiers: readonly Tier[],
  currencyCode: CurrencyCode,
  { agreed = null, lastRoundUps = null }: Agreed = {},
): { plan: string | null; rows: ReturnType<typeof receiptRows> } {
  const plan = planOf(planOfMembership(membership?.currentSubscription ?? membership), tiers);
  const next = plan && chargeText(plan, membership?.maxRoundUp ?? null, currencyCode);
  const receipt = periodReceipt(membership, agreed);
  const isFree = plan !== null && priceOf(plan) === null && receipt.charge === null;
  return {
    plan: plan && planName(plan),
    rows: [
      ...(isFree ? [paidRow(0, currencyCode)] : []),
      ...receiptRows(receipt, currencyCode, { next, lastRoundUps }),
    ],
  };
}

/** `Gold, monthly`. */
export function planName(plan: ChosenPlan): string {
  return planMessages.plan(tierName(plan.tier), frequencyOf(plan));
}
