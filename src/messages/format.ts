import type { CurrencyCode } from '#machines/domain/client.ts';
import { currencyFormat, once } from '#machines/domain/money-format.ts';

export { formatMoney, once } from '#machines/domain/money-format.ts';

const integers = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const percents = once(() => new Intl.NumberFormat('en-US', { style: 'percent', useGrouping: false }));

/** Between two facts: a line breaks after it, never before. */
export const dot = '\u00a0· ';

/** A ratio → `1235%`: no decimals, no grouping. */
export function formatPercent(ratio: number): string {
  return percents().format(ratio || 0);
}

/** `12,345`. */
export function formatInteger(count: number): string {
  return integers().format(count || 0);
}

/** What stands before an amount: `$` or `CAD`. */
export function currencySign(currencyCode: CurrencyCode): string {
  const parts = currencyFormat(currencyCode).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyCode;
}
