import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from './format.ts';
import { limitsOf, wayOut } from './later-charges.ts';
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
    return `${agreed} ${roundUps} are charged to this card on the 1st of each month, until you cancel. ${wayOut}`;
  }
  const charged = `${formatMoney(price, currencyCode)} is charged to this card now and ${planMessages.every[frequencyOf(chosen)]}`;
  return `${agreed} ${charged}, until you cancel. ${wayOut}`;
}
