import type { CurrencyCode } from '#machines/domain/client.ts';
import type { PeriodReceipt } from '#machines/domain/period-receipt.ts';
import { formatDate } from './format-date.ts';
import { formatMoney } from './format.ts';

/** `$25.00 was charged to the card ending in 4242. It renews on Dec 22, 2026.`; null where nothing of it is known. */
export function receiptLine({ charge, renewsOn }: PeriodReceipt, currencyCode: CurrencyCode): string | null {
  const paid = charge && chargeLine(charge, currencyCode);
  const next = renewsOn === null ? null : `It renews on ${formatDate(renewsOn)}.`;
  return [paid, next].filter((line) => line !== null).join(' ') || null;
}

function chargeLine(
  { amount, cardLastDigits }: NonNullable<PeriodReceipt['charge']>,
  currencyCode: CurrencyCode,
): string {
  const charged = `${formatMoney(amount, currencyCode)} was charged`;
  return cardLastDigits === '' ? `${charged}.` : `${charged} to the card ending in ${cardLastDigits}.`;
}
