import * as v from 'valibot';
import type { Client } from './client.ts';
import { parseQuery } from './query.ts';
import { plainToken, type SignUpEntry } from './sign-up-entry.ts';
import type { Tier } from './tier.ts';
import { money } from './wire.ts';

/**
 * Reads the parameters of a sign-up link.
 * The tier is found by its name in any case; its plan by frequency, a month unless the link says year.
 */
export function parseSignUpEntry(
  search: string,
  { tiers, client }: { tiers: readonly Tier[]; client: Client },
): SignUpEntry {
  const pairs = parseQuery(search);
  const valuesOf = (...requested: string[]) =>
    pairs.flatMap(([name, value]) => (requested.includes(name) && value.trim() !== '' ? [value.trim()] : []));

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
