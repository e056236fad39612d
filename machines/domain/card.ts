import * as v from 'valibot';
import { id, instant, money, optionalText } from './wire.ts';

export type CardSystem = 'visa' | 'mastercard' | 'amex' | 'other';

const systems: ReadonlyMap<string, CardSystem> = new Map([
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['master card', 'mastercard'],
  ['amex', 'amex'],
  ['american express', 'amex'],
]);

export const cardSchema = v.object({
  id,
  userId: v.fallback(id, ''),
  clientId: v.fallback(id, ''),
  name: optionalText,
  system: v.pipe(
    v.string(),
    v.transform((text): CardSystem => systems.get(text.toLowerCase()) ?? 'other'),
  ),
  currencyCode: v.nullish(v.string(), 'USD'),
  lastDigits: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
  status: v.picklist(['active', 'paused', 'deleted', 'expired']),
  billing: v.nullish(v.boolean(), false),
  deleted: v.nullish(v.boolean(), false),
  /** What it has earned that was not paid yet, in cents; told by the list alone. */
  rewardBalance: v.optional(money),
  createdAt: instant,
  updatedAt: instant,
});

export type Card = v.InferOutput<typeof cardSchema>;

/** The list with a card that was just linked: it takes the place of the one with its id, or comes last. */
export function withCard(cards: readonly Card[], card: Card): Card[] {
  return cards.some((each) => each.id === card.id)
    ? cards.map((each) => (each.id === card.id ? card : each))
    : [...cards, card];
}

/** Whether a card can be charged and earns. */
export function isActiveCard({ status, deleted }: Pick<Card, 'status' | 'deleted'>): boolean {
  return status === 'active' && !deleted;
}

/** True when at least one card is active and every active card is American Express. */
export function hasOnlyAmex(cards: readonly Card[]): boolean {
  const active = cards.filter(isActiveCard);
  return active.length > 0 && active.every((card) => card.system === 'amex');
}
