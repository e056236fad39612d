import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Cents } from '#machines/domain/wire.ts';

/** Made when it is first used: a format costs milliseconds on a phone. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const currencies: Readonly<Record<CurrencyCode, () => Intl.NumberFormat>> = {
  USD: once(
    () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' }),
  ),
  CAD: once(
    () => new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'code' }),
  ),
};

const integers = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }));
const percents = once(() => new Intl.NumberFormat('en-US', { style: 'percent', useGrouping: false }));

/** Integer cents → `$1,234.50` or `CAD 1,234.50`, with an ordinary space; a minus sign before what is taken off. */
export function formatMoney(cents: Cents, currencyCode: CurrencyCode): string {
  return currencies[currencyCode]()
    .format(cents / 100 || 0)
    .replaceAll(/\s/g, ' ')
    .replace('-', '\u2212');
}

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
  const parts = currencies[currencyCode]().formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currencyCode;
}
