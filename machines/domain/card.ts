import * as v from 'valibot';
import { withSkippedOf } from './rows.ts';
import {
  having,
  id,
  mended,
  money,
  instant,
  number,
  orNull,
  optionalText,
  orElse,
  text,
  word,
  flag,
} from './wire.ts';

export type CardSystem = 'visa' | 'mastercard' | 'amex' | 'other';

const systems: ReadonlyMap<string, CardSystem> = new Map([
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['master card', 'mastercard'],
  ['amex', 'amex'],
  ['american express', 'amex'],
]);

const system = v.pipe(
  text,
  v.transform((name): CardSystem => systems.get(name.toLowerCase()) ?? 'other'),
);

/** The last four digits, of which a number loses its zeros. */
const lastDigits = mended(text, (raw) => (typeof raw === 'number' ? String(raw).padStart(4, '0') : raw));

export const cardSchema = v.object({
  id,
  userId: v.fallback(id, ''),
  clientId: v.fallback(id, ''),
  name: optionalText,
  system: v.fallback(system, 'other'),
  currencyCode: orElse(text, 'USD'),
  lastDigits: v.fallback(lastDigits, ''),
  expiryMonth: orNull(number),
  expiryYear: orNull(number),
  status: word(['active', 'paused', 'deleted', 'expired']),
  billing: flag,
  deleted: flag,
  /** What it has earned that was not paid yet, in cents; told by the list alone. */
  rewardBalance: v.fallback(v.optional(money), undefined),
  createdAt: orNull(instant),
  updatedAt: orNull(instant),
});

/** What a change of a card is answered with; one that is told in part is read again as a whole. */
export const changedCardSchema = having(cardSchema, ['id', 'system', 'lastDigits', 'status']);

export type Card = v.InferOutput<typeof cardSchema>;

/** The list with a card that was just linked: it takes the place of the one with its id, or comes last. */
export function withCard(cards: readonly Card[], card: Card): Card[] {
  const isKnown = cards.some((each) => each.id === card.id);
  const next = isKnown ? cards.map((each) => (each.id === card.id ? card : each)) : [...cards, card];
  return withSkippedOf(next, cards);
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
