import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { withModel, type Client } from '#machines/domain/client.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { fetchClient } from '#src/api/client.ts';
import { createHttp } from '#src/api/http.ts';
import { fetchTiers } from '#src/api/tiers.ts';
import { toAppError } from '#src/api/errors.ts';
import { demoStates } from '#server/demo/personas.ts';
import { UsageError } from '../command-line.ts';
import { resolveLocalhostNames } from './localhost-names.ts';
import { shopOf } from '#paths/explore/unsupported-states.ts';
import { memberIn, wordsAndMoney, type Place } from '../report/place.ts';

const account = v.object({ email: v.pipe(v.string(), v.nonEmpty()), tier: v.optional(v.string()) });

/** The accounts of testers by the state that they are in. A tier that is named is that of the state's member. */
const accountsSchema = v.strictObject(v.entriesFromList(demoStates, v.optional(account)));

export type Accounts = v.InferOutput<typeof accountsSchema>;

export interface Host {
  /** The address of the app: `https://acme.example`. */
  address: string;
  /** The address of its API, where that is another. */
  api: string;
  /** The id of the tenant. */
  client: string;
  /** The file of the accounts; null for none. */
  accounts: string | null;
}

/**
 * A tenant that runs elsewhere: its configuration and its tiers are read from its API; its members are the accounts of a
 * file. It has no sandbox. Throws a `UsageError` for a host that does not answer, and for a file that can't be read.
 */
export async function placeAt({ address, api, client: id, accounts: file }: Host): Promise<Place> {
  const accounts = file === null ? {} : readAccounts(file);
  const { client, tiers } = await readTenant(api, id);
  return {
    tenant: id,
    address,
    sandbox: null,
    fill: (mark) => fillAt(mark, address, id, accounts),
    ...wordsAndMoney({
      currencyCode: client.currencyCode,
      usual: usualTier(tiers, accounts),
      tiers: tiers.map((tier) => ({
        ...tier,
        membershipTierPlans: tier.membershipTierPlans.map(({ frequency, price }) => ({
          frequency,
          priceCents: price,
        })),
      })),
      supportEmail: client.supportEmail ?? '',
      shop: shopOf(client.name, client),
    }),
  };
}

async function readTenant(api: string, id: string): Promise<{ client: Client; tiers: Tier[] }> {
  resolveLocalhostNames();
  const http = createHttp({
    apiHost: api,
    client: id,
    fetch: (input, init) => globalThis.fetch(input, { ...init, signal: AbortSignal.timeout(10_000) }),
    onExpired: () => undefined,
    storage: { getItem: () => null },
    readToken: () => undefined,
  });
  try {
    const { signal } = new AbortController();
    const [client, tiers] = await Promise.all([fetchClient(http, signal), fetchTiers(http, signal)]);
    return { client: withModel(client, tiers), tiers };
  } catch (error) {
    throw new UsageError(`${api} does not tell what "${id}" is and sells: ${toAppError(error).kind}.`);
  }
}

/** The tier of the member in the state `active`, or else the cheapest that is sold. */
function usualTier(tiers: readonly Tier[], { active }: Accounts): Tier | null {
  const named = active?.tier;
  const found = tiers.find(({ name }) => name === named);
  if (named !== undefined && !found)
    throw new UsageError(
      `There is no tier "${named}". Choose one of: ${tiers.map(({ name }) => name).join(', ')}.`,
    );
  const [cheapest] = tiers.filter(({ hidden }) => !hidden).toSorted((one, other) => one.price - other.price);
  return found ?? cheapest ?? null;
}

function fillAt(mark: string, address: string, tenant: string, accounts: Accounts): string | null {
  const state = demoStates.find((each) => each === memberIn(mark));
  if (state !== undefined) {
    const email = accounts[state]?.email;
    return email === undefined ? null : `Take ${email}, in the state \`${state}\``;
  }
  const known: Readonly<Record<string, string>> = {
    at: address,
    tenant,
    mailbox: 'in the mailbox of the account',
    card: 'the number of a card that is accepted there',
  };
  return known[mark] ?? null;
}

function readAccounts(file: string): Accounts {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isText = error instanceof SyntaxError;
    throw new UsageError(`"${file}" ${isText ? 'is not JSON' : 'cannot be read'}.`);
  }
  const read = v.safeParse(accountsSchema, content);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UsageError(`"${file}" has a fault at "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
}
