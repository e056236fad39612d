import * as v from 'valibot';
import { payoutSchema, type Payout } from '#machines/domain/payout.ts';
import { page, toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { fetchEveryPage } from './every-page.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';
import { keyHeader } from './key-header.ts';

export const calls = {
  fetchPayouts: { method: 'GET', path: 'payouts', optional: true },
  fetchPayout: { method: 'GET', path: 'payouts/{id}', optional: true },
  withdraw: { method: 'POST', path: 'payouts', keyed: true, optional: true },
} as const satisfies Calls;

export interface PayoutOrder {
  /** The card that it goes to. */
  cardId: string;
  amount: Cents;
}

const payoutAnswer = v.pipe(
  v.object({ payout: payoutSchema }),
  v.transform(({ payout }) => payout),
);

/** What left the balance, the latest first: withdrawals, and what was forfeited by pausing a card. */
export async function fetchPayouts(http: Http, signal: AbortSignal): Promise<Payout[]> {
  const { items } = await fetchEveryPage((asked) =>
    http.send(calls.fetchPayouts, page(payoutSchema, { ...asked, mayBeWhole: true }), {
      signal,
      query: { ...asked },
    }),
  );
  return items;
}

/** One payout. One that is not the member's is a `rejected` error of status 404. */
export function fetchPayout(http: Http, id: string, signal: AbortSignal): Promise<Payout> {
  return http.send(calls.fetchPayout, payoutAnswer, { signal, params: { id } });
}

/** What was withdrawn last, whatever became of it; null for who never withdrew anything. */
export async function fetchLatestPayout(http: Http, signal: AbortSignal): Promise<Payout | null> {
  const items = await fetchPayouts(http, signal);
  return items.find(({ type }) => type !== 'forfeit') ?? null;
}

/**
 * Withdraws cash back to a card; the key makes a repeated call the same one. Without a balance it is a `rejected` error
 * with i_card_002, for a card that can't be paid i_card_001 or i_card_004; the status is 422 while dues are unresolved
 * and, with the field `amount`, for more than the balance.
 */
export function withdraw(
  http: Http,
  { cardId, amount }: PayoutOrder,
  key: string | null,
  signal: AbortSignal,
): Promise<Payout> {
  return http.send(calls.withdraw, payoutAnswer, {
    signal,
    headers: keyHeader(key),
    json: { cardId, amount: toMajorUnits(amount) },
  });
}
