import type { Card, CardSystem } from '#machines/domain/card.ts';

const systems: Readonly<Record<CardSystem, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  other: 'Card',
};

/** `Visa ending in 4242`. */
export function cardName({ system, lastDigits }: Pick<Card, 'system' | 'lastDigits'>): string {
  return `${systems[system]} ending in ${lastDigits}`;
}

/** `Expires 04/2030`. */
export function cardExpiry({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string {
  return `Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}
