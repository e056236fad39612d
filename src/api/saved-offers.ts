import * as v from 'valibot';
import { rewardSchema, type Reward } from '#machines/domain/reward.ts';
import { page, type Page, type ReadPage } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchSavedOffers: { method: 'GET', path: 'users/me/saved-offers', optional: true },
  saveOffer: { method: 'POST', path: 'users/me/saved-offers', optional: true },
  unsaveOffer: { method: 'DELETE', path: 'users/me/saved-offers/{id}', optional: true },
} as const satisfies Calls;

/** A page of the offers that the member saved and that have not ended, the latest first. */
export function fetchSavedOffers(
  http: Http,
  { pageNumber, pageSize, ...rest }: Required<Pick<ReadPage, 'pageNumber' | 'pageSize'>> & ReadPage,
  signal: AbortSignal,
): Promise<Page<Reward>> {
  return http.send(calls.fetchSavedOffers, page(rewardSchema, { pageNumber, pageSize, ...rest }), {
    signal,
    query: { pageSize, pageNumber },
  });
}

/** Saves an offer; one that is saved already stays as it is. */
export async function saveOffer(http: Http, id: string, signal: AbortSignal): Promise<void> {
  await http.send(calls.saveOffer, v.unknown(), { signal, json: { id } });
}

/** Takes the mark off an offer; one that has none stays as it is. */
export async function unsaveOffer(http: Http, id: string, signal: AbortSignal): Promise<void> {
  await http.send(calls.unsaveOffer, v.unknown(), { signal, params: { id } });
}
