import * as v from 'valibot';
import { parseQuery, writeQuery } from './query.ts';
import type { Cents } from './wire.ts';

/** A code or an id as it may stand in a link or a cookie. */
export const plainToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What a sign-up link brings along; null where it brought nothing usable. */
export interface SignUpEntry {
  referralCode: string | null;
  tierId: string | null;
  tierPlanId: string | null;
  /** Cents, above 0. */
  maxRoundUp: Cents | null;
  affiliateId: string | null;
  destinationCode: string | null;
}

const names = new Set(['referralcode', 'REFERRALCODE', 'tier', 'plan', 'maxRoundUp', 'affid', 'dest']);

/** A query without what a sign-up link brings along. */
export function withoutSignUpEntry(search: string): string {
  const pairs = parseQuery(search);
  const stored = pairs.filter(([name]) => !names.has(name));
  return stored.length === pairs.length ? search : writeQuery(stored);
}
