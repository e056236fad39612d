import * as v from 'valibot';
import { rows } from '#machines/domain/rows.ts';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchTiers: { method: 'GET', path: 'membership-tiers' },
} as const satisfies Calls;

const answer = v.pipe(
  v.object({ membershipTiers: rows(tierSchema) }),
  v.transform(({ membershipTiers }) => membershipTiers),
);

/** The client's tiers, hidden ones too. Prices are cents. */
export function fetchTiers(http: Http, signal: AbortSignal): Promise<Tier[]> {
  return http.send(calls.fetchTiers, answer, { signal });
}
