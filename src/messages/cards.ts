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
  return lastDigits === '' ? systems[system] : `${systems[system]} ending in ${lastDigits}`;
}

/** `Visa •••• 4242`, for the eye; read aloud it is {@link cardName}. */
export function cardNumber({ system, lastDigits }: Pick<Card, 'system' | 'lastDigits'>): string {
  return `${systems[system]} ${cardDigits({ lastDigits })}`.trim();
}

/** `•••• 4242`, for the eye, beside what tells the card. */
export function cardDigits({ lastDigits }: Pick<Card, 'lastDigits'>): string {
  return lastDigits === '' ? '' : `•••• ${lastDigits}`;
}

/** `Visa`. */
export function cardBrand({ system }: Pick<Card, 'system'>): string {
  return systems[system];
}

type Expiry = Pick<Card, 'expiryMonth' | 'expiryYear'>;

/** `Expired 04/2025`. */
export function cardExpired(expiry: Expiry): string {
  return ['Expired', monthAndYear(expiry)].join(' ').trim();
}

/** `Expires 04/2030`; empty where it is not known. */
export function cardExpiry(expiry: Expiry): string {
  const date = monthAndYear(expiry);
  return date && `Expires ${date}`;
}

function monthAndYear({ expiryMonth, expiryYear }: Expiry): string {
  return expiryMonth === null || expiryYear === null
    ? ''
    : `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}

/** The list of a member's cards. */
export const cardListMessages = {
  title: 'Your cards',
  lead: 'Purchases with these cards earn cash back. The primary card pays your membership.',
  failed: 'Your cards couldn’t be loaded',
  list: 'Linked cards',
  primary: 'Primary',
  statuses: {
    active: 'Active',
    paused: 'Paused',
    expired: 'Expired',
    deleted: 'Removed',
    unknown: 'Status not known',
  },
  notes: {
    paused: 'Earns nothing until you resume it.',
    expired: 'It no longer earns. Link a new card, then remove this one.',
    expiredPrimary: 'It can’t pay your membership. Link a new card and make it primary.',
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
  nouns: ['card', 'cards'],
  removed: (count: number) => (count === 1 ? '1 removed card' : `${count} removed cards`),
  removedOn: (date: string) => `Removed ${date}`.trim(),
  removedNote: 'Removing a card takes up to 3 business days. You can link it again after that.',
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
