import type { CurrencyCode } from '#machines/domain/client.ts';
import { once } from './format.ts';

const kilometresPerMile = 1.609344;

const distanceIn = (locale: string, unit: string) =>
  once(() => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }));

const miles = distanceIn('en-US', 'mile');
const kilometres = distanceIn('en-CA', 'kilometer');

/** Kilometres as people measure where this money is spent: `1.2 mi`, `2 km`. */
export function formatDistance(distanceKm: number, currencyCode: CurrencyCode): string {
  return currencyCode === 'USD'
    ? miles().format(distanceKm / kilometresPerMile)
    : kilometres().format(distanceKm);
}
