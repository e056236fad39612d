import type { CurrencyCode } from '#machines/domain/client.ts';
import { priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { formatMoney } from './format.ts';
import { planMessages } from './plans.ts';

/**
 * What a member who links a card for a plan agrees to. The sentence names the form's button by its label; a form may have
 * none that the page knows.
 */
export function mandateOf(chosen: ChosenPlan, label: string | null, currencyCode: CurrencyCode): string {
  const act = label === null ? 'submitting the card form' : `choosing “${label}”`;
  const agreed = `By ${act} you agree that`;
  const price = priceOf(chosen);
  if (price === null) {
    return `${agreed} your round-ups are charged to this card once a month, until you cancel.`;
  }
  const charged = `${formatMoney(price, currencyCode)} is charged to this card now and ${planMessages.every[frequencyOf(chosen)]}`;
  return `${agreed} ${charged}, until you cancel. You can cancel in your account at any time.`;
}
