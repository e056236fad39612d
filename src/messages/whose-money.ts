import type { CurrencyCode } from '#machines/domain/client.ts';
import { whoseIs, type GiftParts } from '#machines/domain/whose-money.ts';
import { formatMoney } from './format.ts';

/** Who gave a sum: "all by you". Empty where nothing was given, or nothing tells whose money it was. */
export function byWhom(parts: GiftParts | null, currency: CurrencyCode): string {
  if (parts === null || (parts.own === 0 && parts.stores === 0)) return '';
  const { own, stores } = parts;
  switch (whoseIs(parts)) {
    case 'own':
      return 'all by you';
    case 'stores':
      return 'all by stores in your name';
    case 'both':
      return `${formatMoney(own, currency)} by you, ${formatMoney(stores, currency)} by stores in your name`;
    case 'unknown':
      return '';
  }
}
