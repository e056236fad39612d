import { cardSchema, type Card } from '#machines/domain/card.ts';
import { list } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchCards: { method: 'GET', path: 'cards' },
} as const satisfies Calls;

export interface CardsQuery {
  withDeleted?: boolean;
}

const answer = list(cardSchema);

/** The member's cards, all of them at once. */
export function fetchCards(
  http: Http,
  { withDeleted = false }: CardsQuery,
  signal: AbortSignal,
): Promise<Card[]> {
  return http.send(calls.fetchCards, answer, {
    signal,
    query: { withPlatform: 1, withDeleted: withDeleted ? 1 : undefined },
  });
}
