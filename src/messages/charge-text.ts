import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';
import { planMessages } from './plans.ts';

/** What a charge of a plan comes to: `$25.00`; for round-ups the range of a month, as the cap (cents or null) has it. */
export function chargeText(chosen: ChosenPlan, cap: Cents | null, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  if (price !== null) return formatMoney(price, currencyCode);
  const range = roundUpRange(chosen.tier, cap);
  const [least, most] = [range.least, range.most].map((cents) => cents && formatMoney(cents, currencyCode));
  if (!least) return most ? `Up to ${most}` : planMessages.roundUps;
  if (!most) return `${least} or more`;
  return least === most ? most : `${least} to ${most}`;
}
