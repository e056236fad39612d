import type { Card } from '#machines/domain/card.ts';
import { changeCard } from './change-card.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  pauseCard: { method: 'POST', path: 'cards/{id}/pause' },
  resumeCard: { method: 'POST', path: 'cards/{id}/resume' },
  deleteCard: { method: 'DELETE', path: 'cards/{id}' },
} as const satisfies Calls;

/** Pauses a card and forfeits its reward balance. The last active one is a `rejected` error with i_card_008. */
export function pauseCard(http: Http, id: string, signal: AbortSignal): Promise<Card> {
  return changeCard(http, calls.pauseCard, id, { status: 'paused' }, signal);
}

/** Makes a paused card active again. */
export function resumeCard(http: Http, id: string, signal: AbortSignal): Promise<Card> {
  return changeCard(http, calls.resumeCard, id, { status: 'active' }, signal);
}

/** Deletes a card softly: the answer is the card as deleted. The last active one is a `rejected` error with i_card_008. */
export function deleteCard(http: Http, id: string, signal: AbortSignal): Promise<Card> {
  return changeCard(http, calls.deleteCard, id, { status: 'deleted' }, signal);
}
