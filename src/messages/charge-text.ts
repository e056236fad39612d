import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { rangeText } from '#machines/domain/range-text.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';
import { planMessages } from './plans.ts';

/** What a charge of a plan comes to: `$25.00`; for round-ups the range of a month, as the cap (cents or null) has it. */
export function chargeText(chosen: ChosenPlan, cap: Cents | null, currencyCode: CurrencyCode): string {
  const price = priceOf(chosen);
  if (price !== null) return formatMoney(price, currencyCode);
  return rangeText(roundUpRange(chosen.tier, cap), currencyCode) ?? planMessages.roundUps;
}
