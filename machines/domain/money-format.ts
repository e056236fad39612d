import type { CurrencyCode } from './client.ts';
import type { Cents } from './wire.ts';

/** Made when it is first used: a format costs milliseconds on a phone. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const formats = new Map<CurrencyCode, Intl.NumberFormat>();

/**
 * How the amounts of a currency are written: with its sign and as many decimals as it has, so yen without any. What
 * is no code of a currency stands before the number as it is.
 */
export function currencyFormat(currencyCode: CurrencyCode): Intl.NumberFormat {
  const format = formats.get(currencyCode) ?? formatOf(currencyCode);
  formats.set(currencyCode, format);
  return format;
}

/** Integer cents → `$1,234.50` or `CAD 1,234.50`, which no line breaks; a minus sign before what is taken off. */
export function formatMoney(cents: Cents, currencyCode: CurrencyCode): string {
  const format = currencyFormat(currencyCode);
  const amount = format.format(cents / 100 || 0).replace('-', '\u2212');
  const isWritten = currencyCode === '' || format.resolvedOptions().style === 'currency';
  return isWritten ? amount : `${currencyCode}\u00a0${amount}`;
}

function formatOf(currencyCode: CurrencyCode): Intl.NumberFormat {
  try {
    return currencyCode === 'CAD'
      ? new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'code' })
      : new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency: currencyCode,
          currencyDisplay: 'symbol',
        });
  } catch {
    return new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}
