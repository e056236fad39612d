import type { Transaction } from './transaction.ts';
import type { Cents } from './wire.ts';

/** Whose money a gift is, cents: the member's own, and what stores give in the member's name. */
export interface GiftParts {
  own: Cents;
  stores: Cents;
}

/**
 * The parts of a sum that was given, of which a server says how much is the member's own. Null where it does not say, or
 * says what can't be: then nothing tells whose it is.
 */
export function partsOf(amount: Cents, own: Cents | null): GiftParts | null {
  if (own === null || own < Math.min(0, amount) || own > Math.max(0, amount)) return null;
  return { own, stores: amount - own };
}

export type Whose = 'own' | 'stores' | 'both' | 'unknown';

/** Whose a sum is, of which something was given. */
export function whoseIs(parts: GiftParts | null): Whose {
  if (parts === null) return 'unknown';
  if (parts.stores === 0) return 'own';
  return parts.own === 0 ? 'stores' : 'both';
}

/** What of a purchase's contribution is the member's own, cents: at most what was rounded up. All else a store gives. */
export function ownPartOf({
  roundUpAmount,
  contribution,
}: Pick<Transaction, 'roundUpAmount' | 'contribution'>): Cents {
  return roundUpAmount > 0
    ? Math.min(contribution, roundUpAmount)
    : Math.max(Math.min(0, contribution), roundUpAmount);
}

/** The sum of parts; null where one of them is not known. */
export function sumOfOwn(rows: readonly { own: Cents | null }[]): Cents | null {
  return rows.reduce<Cents | null>((sum, { own }) => (sum === null || own === null ? null : sum + own), 0);
}
