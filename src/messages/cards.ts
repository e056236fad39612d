import type { CardAction } from '#machines/domain/card-actions.ts';
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

/** `Visa •••• 4242`, for the eye; read aloud it is {@link cardName}. */
export function cardNumber({ system, lastDigits }: Pick<Card, 'system' | 'lastDigits'>): string {
  return `${systems[system]} ${cardDigits({ lastDigits })}`;
}

/** `•••• 4242`, for the eye, beside what tells the card. */
export function cardDigits({ lastDigits }: Pick<Card, 'lastDigits'>): string {
  return `•••• ${lastDigits}`;
}

/** `Visa`. */
export function cardBrand({ system }: Pick<Card, 'system'>): string {
  return systems[system];
}

/** `Expired 04/2025`. */
export function cardExpired({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string {
  return `Expired ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}

/** `Expires 04/2030`. */
export function cardExpiry({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string {
  return `Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}

/** The list of a member's cards. */
export const cardListMessages = {
  title: 'Your cards',
  lead: 'Purchases with these cards earn cash back. The primary card pays your membership.',
  failed: 'Your cards could not be loaded',
  list: 'Linked cards',
  primary: 'Primary',
  statuses: { active: 'Active', paused: 'Paused', expired: 'Expired', deleted: 'Removed' },
  notes: {
    paused: 'Earns nothing until you resume it.',
    expired: 'It no longer earns. Link a new card, then remove this one.',
    expiredPrimary: 'It cannot pay your membership. Link a new card and make it primary.',
  },
  actions: { makePrimary: 'Make primary', resume: 'Resume', pause: 'Pause', delete: 'Remove' },
  manage: 'Manage',
  manageCard: (name: string) => `Manage ${name}`,
  act: (action: string, name: string) => `${action} ${name}`,
  link: 'Link a card',
  linkNew: 'Link a new card',
  empty: {
    title: 'No card linked yet',
    text: 'Link a Visa or Mastercard and every purchase at a partner earns cash back. Your cards appear here.',
  },
  removed: (count: number) => (count === 1 ? '1 removed card' : `${count} removed cards`),
  removedOn: (date: string) => `Removed ${date}`,
  removedNote: 'Removing a card takes up to 3 business days. After that it can be linked again.',
} as const;

/** What a toast says when a card, by its name, has changed. */
export function cardChanged(action: CardAction, name: string): string {
  switch (action) {
    case 'makePrimary':
      return `${name} is now your primary card.`;
    case 'resume':
      return `${name} is active again.`;
    case 'pause':
      return `${name} is paused.`;
    case 'delete':
      return `${name} is removed. It takes up to 3 business days.`;
  }
}
