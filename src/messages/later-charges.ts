import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';
import { planMessages } from './plans.ts';

/** How a member ends what was agreed to. */
export const wayOut = 'You can cancel in your account at any time.';

/** What is charged after a first payment: `$25.00 every month`, or the round-ups in their limits, on their day. */
export function laterCharges(chosen: ChosenPlan, cap: Cents | null, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  if (price === null) return `your round-ups${limitsOf(chosen, cap, currencyCode)} on the 1st of each month`;
  return `${formatMoney(price, currencyCode)} ${planMessages.every[frequencyOf(chosen)]}`;
}

/** What a member agrees to who pays what is due. Amounts are formatted, null where they are not known. */
export function renewalMandate(label: string, amount: string | null, later: string | null): string {
  const now = `By choosing “${label}” you agree that ${amount ?? 'what is due'} is charged to this card now`;
  const after = later === null ? '.' : `, and ${later}, until you cancel. ${wayOut}`;
  return `${now}${after}${amount === null ? ' Your bank statement shows the amount.' : ''}`;
}

/** The same where nothing is due. */
export function freeRenewalMandate(label: string, later: string | null): string {
  const now = `Choosing “${label}” charges nothing now.`;
  return later === null
    ? now
    : `${now} From then on this card is charged ${later}, until you cancel. ${wayOut}`;
}

/** Between which amounts a month's round-ups are charged, in words; empty without limits. */
export function limitsOf({ tier }: ChosenPlan, cap: Cents | null, currencyCode: CurrencyCode): string {
  const { least, most } = roundUpRange(tier, cap);
  const limits = [
    ...(least === null ? [] : [`at least ${formatMoney(least, currencyCode)}`]),
    ...(most === null ? [] : [`at most ${formatMoney(most, currencyCode)}`]),
  ];
  return limits.length === 0 ? '' : `, ${limits.join(' and ')} a month,`;
}
