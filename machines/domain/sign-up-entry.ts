import * as v from 'valibot';
import type { Client } from './client.ts';
import { parseQuery, writeQuery } from './query.ts';
import type { Tier } from './tier.ts';
import { money, type Cents } from './wire.ts';

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
  const kept = pairs.filter(([name]) => !names.has(name));
  return kept.length === pairs.length ? search : writeQuery(kept);
}

/**
 * Reads the parameters of a sign-up link.
 * The tier is found by its name in any case; its plan by frequency, a month unless the link says year.
 */
export function parseSignUpEntry(
  search: string,
  { tiers, client }: { tiers: readonly Tier[]; client: Client },
): SignUpEntry {
  const pairs = parseQuery(search);
  const valuesOf = (...wanted: string[]) =>
    pairs.flatMap(([name, value]) => (wanted.includes(name) && value.trim() !== '' ? [value.trim()] : []));

  const [tierName] = valuesOf('tier');
  const tier = tiers.find(({ name }) => name.toLowerCase() === tierName?.toLowerCase());
  const frequency = valuesOf('plan')[0]?.toLowerCase() === 'year' ? 'year' : 'month';
  const plan = tier?.membershipTierPlans.find((each) => each.frequency === frequency);

  const [cap] = valuesOf('maxRoundUp');
  const maxRoundUp = v.safeParse(money, cap);
  const [destination] = valuesOf('dest');
  const hasDestination =
    client.featureFlags.destinations && client.destinations.some(({ code }) => code === destination);

  const affiliates = valuesOf('affid').flatMap((value) => value.split(',').map((each) => each.trim()));

  return {
    referralCode: firstToken(valuesOf('referralcode', 'REFERRALCODE')),
    tierId: tier?.id ?? null,
    tierPlanId: plan?.id ?? null,
    maxRoundUp: maxRoundUp.success && maxRoundUp.output > 0 ? maxRoundUp.output : null,
    affiliateId: firstToken(affiliates.filter((each) => each !== 'null')),
    destinationCode: hasDestination ? firstToken([destination]) : null,
  };
}

function firstToken(values: readonly (string | undefined)[]): string | null {
  return values.find((value): value is string => v.is(plainToken, value)) ?? null;
}
