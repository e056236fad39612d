import * as v from 'valibot';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import * as calls from './calls.ts';
import type { Http } from './http.ts';

const answer = v.pipe(
  v.object({ membershipTiers: v.array(tierSchema) }),
  v.transform(({ membershipTiers }) => membershipTiers),
);

/** The client's tiers, hidden ones too. Prices are cents. */
export function fetchTiers(http: Http, signal: AbortSignal): Promise<Tier[]> {
  return http.send(calls.fetchTiers, answer, { signal });
}
