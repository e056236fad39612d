import { isActiveCard, type Card } from './card.ts';
import { withSkippedOf } from './rows.ts';

/** The cards that can be charged. */
export function activeCards(cards: readonly Card[]): Card[] {
  return cards.filter(isActiveCard);
}

/** The card that charges go to, whatever its status; null when there is none. */
export function primaryCard(cards: readonly Card[]): Card | null {
  return cards.find(({ billing, status, deleted }) => billing && status !== 'deleted' && !deleted) ?? null;
}

/** The card that takes a primary one's place: of the other active ones, the one linked first; null where none does. */
export function heirOf(card: Card, cards: readonly Card[]): Card | null {
  if (!card.billing) return null;
  const linkedAt = (each: Card) => each.createdAt ?? '';
  const [heir = null] = activeCards(cards)
    .filter(({ id }) => id !== card.id)
    .sort((one, other) => linkedAt(one).localeCompare(linkedAt(other)));
  return heir;
}

/** The list with one card as the primary one: it takes its place in the list, and no other is primary any more. */
export function withPrimary(cards: readonly Card[], primary: Card): Card[] {
  const next = cards.map((card) => (card.id === primary.id ? primary : { ...card, billing: false }));
  return withSkippedOf(next, cards);
}
