import { isActiveCard, withCard, type Card } from './card.ts';
import { activeCards, withPrimary } from './primary-card.ts';

/** What a member can do to a card. */
export const cardActions = ['makePrimary', 'resume', 'pause', 'delete'] as const;

export type CardAction = (typeof cardActions)[number];

const actions: Readonly<Record<Card['status'], readonly CardAction[]>> = {
  active: ['makePrimary', 'pause', 'delete'],
  paused: ['resume', 'delete'],
  expired: ['delete'],
  deleted: [],
  unknown: ['delete'],
};

/** What can be done to a card as it is; an expired card is replaced by linking a new one. */
export function actionsOf(card: Card): CardAction[] {
  return actions[statusOf(card)].filter((action) => !isReached(card, action));
}

/** Its status, whichever way the server says that it was deleted. */
export function statusOf({ status, deleted }: Pick<Card, 'status' | 'deleted'>): Card['status'] {
  return deleted ? 'deleted' : status;
}

/** Whether a card is already what an action would make of it. */
export function isReached(card: Card, action: CardAction): boolean {
  switch (action) {
    case 'makePrimary':
      return isActiveCard(card) && card.billing;
    case 'resume':
      return isActiveCard(card);
    case 'pause':
      return statusOf(card) === 'paused';
    case 'delete':
      return statusOf(card) === 'deleted';
  }
}

/** Whether a card is active and no other one is: it can be neither paused nor deleted. */
export function isLastActive(cards: readonly Card[], id: string): boolean {
  const active = activeCards(cards);
  return active.length === 1 && active[0]?.id === id;
}

/** The list with what the server has made of one card; a primary one clears the others. */
export function withChanged(cards: readonly Card[], changed: Card): Card[] {
  const next = withCard(cards, changed);
  return changed.billing && statusOf(changed) !== 'deleted' ? withPrimary(next, changed) : next;
}

const order: readonly Card['status'][] = ['active', 'paused', 'unknown', 'expired', 'deleted'];

const linkedAt = ({ createdAt }: Card) => Date.parse(createdAt ?? '') || 0;

/** The cards as a list shows them: the primary one first, then by status, each in the order of linking. */
export function inListOrder(cards: readonly Card[]): Card[] {
  const rank = (card: Card) =>
    card.billing && statusOf(card) !== 'deleted' ? -1 : order.indexOf(statusOf(card));
  return cards.toSorted((one, other) => rank(one) - rank(other) || linkedAt(one) - linkedAt(other));
}
