import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { roundUpRange } from '#machines/domain/round-up-range.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';
import { planMessages } from './plans.ts';

/**
 * What a member who links a card for a plan agrees to. The sentence names the form's button by its label; a form may have
 * none that the page knows. The cap is cents, or null.
 */
export function mandateOf(
  chosen: ChosenPlan,
  cap: Cents | null,
  label: string | null,
  currencyCode: CurrencyCode,
): string {
  const act = label === null ? 'submitting the card form' : `choosing “${label}”`;
  const agreed = `By ${act} you agree that`;
  const price = priceOf(chosen);
  if (price === null) {
    const roundUps = `your round-ups${limitsOf(chosen, cap, currencyCode)}`;
    return `${agreed} ${roundUps} are charged to this card on the 1st of each month, until you cancel. ${way}`;
  }
  const charged = `${formatMoney(price, currencyCode)} is charged to this card now and ${planMessages.every[frequencyOf(chosen)]}`;
  return `${agreed} ${charged}, until you cancel. ${way}`;
}

const way = 'You can cancel in your account at any time.';

function limitsOf({ tier }: ChosenPlan, cap: Cents | null, currencyCode: CurrencyCode): string {
  const { least, most } = roundUpRange(tier, cap);
  const limits = [
    ...(least === null ? [] : [`at least ${formatMoney(least, currencyCode)}`]),
    ...(most === null ? [] : [`at most ${formatMoney(most, currencyCode)}`]),
  ];
  return limits.length === 0 ? '' : `, ${limits.join(' and ')} a month,`;
}
