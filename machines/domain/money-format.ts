import type { CurrencyCode } from './client.ts';
import type { Cents } from './wire.ts';

/** Made when it is first used: a format costs milliseconds on a phone. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** How the amounts of a currency are written. */
export const currencyFormats: Readonly<Record<CurrencyCode, () => Intl.NumberFormat>> = {
  USD: once(
    () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' }),
  ),
  CAD: once(
    () => new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'code' }),
  ),
};

/** Integer cents → `$1,234.50` or `CAD 1,234.50`, which no line breaks; a minus sign before what is taken off. */
export function formatMoney(cents: Cents, currencyCode: CurrencyCode): string {
  return currencyFormats[currencyCode]()
    .format(cents / 100 || 0)
    .replace('-', '\u2212');
}
