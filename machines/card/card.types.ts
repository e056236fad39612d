import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CardOverlay } from '#machines/domain/overlay.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { WorkFact } from '#machines/payment/work.ts';

/** What is known when a member decides. */
export interface CardFacts {
  /** All cards of the member, deleted ones too. */
  cards: readonly Card[];
  /** Null when the balances could not be read: they say what an action costs, and never stand in its way. */
  summary: MembershipSummary | null;
}

export interface CardContext extends Pick<CardOverlay, 'cardId' | 'action'> {
  facts: CardFacts | null;
  error: AppError | null;
}

export type CardEvent =
  | { type: 'card.confirm' }
  | { type: 'card.retry' }
  | { type: 'card.check' }
  | { type: 'card.remove' }
  | { type: 'card.link' }
  | { type: 'step.back' }
  | { type: 'flow.close' }
  | WorkFact;
