import * as v from 'valibot';
import { changedCardSchema, type Card } from '#machines/domain/card.ts';
import type { Call } from './call.ts';
import { fetchCards } from './cards.ts';
import type { Http } from './http.ts';
import { orRead } from './or-read.ts';

const cardAnswer = v.pipe(
  v.object({ card: changedCardSchema }),
  v.transform(({ card }) => card),
);

/** Changes one card. Where the answer does not hold the card, it is the one of the list with what the call sets. */
export function changeCard(
  http: Http,
  call: Call,
  id: string,
  set: Partial<Pick<Card, 'status' | 'billing'>>,
  signal: AbortSignal,
): Promise<Card> {
  return orRead(http.send(call, cardAnswer, { signal, params: { id } }), signal, async () => {
    const cards = await fetchCards(http, { withDeleted: true }, signal);
    const card = cards.find((each) => each.id === id);
    return card ? { ...card, ...set } : null;
  });
}
