import type { CardFact } from '#machines/card-link/card-link.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { ToastContent } from '#machines/domain/toast.ts';

export interface CardInput {
  cardId: string;
  action: CardAction;
}

/** What is known when a member decides. */
export interface CardFacts {
  /** All cards of the member, deleted ones too. */
  cards: readonly Card[];
  /** Null when the balances could not be read: they say what an action costs, and never stand in its way. */
  summary: MembershipSummary | null;
}

export interface CardContext extends CardInput {
  facts: CardFacts | null;
  error: AppError | null;
}

export type CardEvent =
  | { type: 'card.confirm' }
  | { type: 'card.retry' }
  | { type: 'card.check' }
  | { type: 'card.remove' }
  | { type: 'card.link' }
  | { type: 'card.back' }
  | CardFact;

/** What a card's flow tells its parent. */
export type CardChangeFact =
  | CardFact
  | { type: 'card.changed'; card: Card }
  /** The list that the member saw is not true any more. */
  | { type: 'cards.reload' }
  | { type: 'toast.show'; content: ToastContent };
