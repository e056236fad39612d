import * as v from 'valibot';
import { chargeSchema, type Charge } from '#machines/domain/charge.ts';
import { givingSchema, type Giving, type Period } from '#machines/domain/giving.ts';
import { page, type Page } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  fetchCharges: { method: 'GET', path: 'membership/charges', optional: true },
  fetchCharge: { method: 'GET', path: 'membership/charges/{id}', optional: true },
  fetchGiving: { method: 'GET', path: 'membership/giving', optional: true },
} as const satisfies Calls;

const chargeAnswer = v.pipe(
  v.object({ charge: chargeSchema }),
  v.transform(({ charge }) => charge),
);

/** What was charged last, the latest first. */
export function fetchCharges(
  http: Http,
  { count }: { count: number },
  signal: AbortSignal,
): Promise<Page<Charge>> {
  return http.send(calls.fetchCharges, page(chargeSchema, { pageSize: count }), {
    signal,
    query: { pageSize: count },
  });
}

/** One charge. One that is not the member's is a `rejected` error of status 404. */
export function fetchCharge(http: Http, id: string, signal: AbortSignal): Promise<Charge> {
  return http.send(calls.fetchCharge, chargeAnswer, { signal, params: { id } });
}

/** What was given in a period, cents; without one in the last year in which anything was. */
export function fetchGiving(http: Http, period: Period | null, signal: AbortSignal): Promise<Giving> {
  return http.send(calls.fetchGiving, givingSchema, { signal, ...(period && { query: { ...period } }) });
}
