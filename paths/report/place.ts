import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whyUnsupported, type Shop } from '#paths/explore/unsupported-states.ts';
import type { Bought } from '#paths/drive/money-seen.ts';
import { pricesOf, soldWords, type Frequency } from './sold-words.ts';
import { demoTenant, tenantIds } from '#server/demo/tenants/tenants.ts';

/** Where a path is followed by hand. */
export interface Place {
  tenant: string;
  /** The app of the tenant, as `npm start` serves it. */
  address: string;
  sandbox: string;
  /** The words of the catalogue and of the screens with the tenant's tiers and name. */
  words: (text: string) => string;
  /** What is bought on the paths there, by the month or by the year. */
  bought: (frequency: Frequency) => Bought;
  /** What its flows depend on. */
  shop: Shop;
  /** Why nobody there gets to a machine; null where somebody does. */
  whyUnsupported: (machine: string, leaves?: readonly string[]) => string | null;
}

export const placeNames: readonly string[] = tenantIds;

/** The demo tenant of this id, on the port of `npm start`. */
export function placeOf(id: string): Place {
  const tenant = demoTenant(id);
  const tiers = tenant.tiers.map(({ name, priceCents, isHidden = false, plans }) => ({
    name,
    price: priceCents,
    hidden: isHidden,
    membershipTierPlans: plans,
  }));
  const shop: Shop = {
    name: tenant.name,
    hasTiers: tenant.config.membershipModel !== 'round_up',
    hasAffinities: tenant.config.hasAffinities !== false,
    hasVideos: tenant.config.featureFlags.videosPage && tenant.config.vimeoShowcaseId !== null,
    mayDowngrade: tenant.config.featureFlags.downgradeMembership,
  };
  const prices = pricesOf(tenant, tiers);
  const sold = soldWords(prices, tiers);
  const sandbox = 'http://localhost:4173/sandbox';
  return {
    tenant: id,
    address: `http://${id}.localhost:4173`,
    sandbox,
    bought: (frequency) => ({
      ...prices.bought(frequency),
      client: tenant.name,
      outbox: `${sandbox}/outbox`,
    }),
    words: (text) =>
      sold(text).replaceAll('{client}', tenant.name).replaceAll('{support}', tenant.supportEmail),
    shop,
    whyUnsupported: (machine, leaves) => whyUnsupported(shop, machine, leaves),
  };
}

const folder = fileURLToPath(new URL('screens', import.meta.url));

/** What the screen of each state says, by its name: `“Upgrade to Gold, monthly” [Pay $…]`, as the views wrote it down. */
export function screenWords(machine: string): ReadonlyMap<string, string> {
  const known = knownWords.get(machine) ?? wordsOfScreens(machine);
  knownWords.set(machine, known);
  return known;
}

const knownWords = new Map<string, ReadonlyMap<string, string>>();

function wordsOfScreens(machine: string): ReadonlyMap<string, string> {
  const lines = readScreens(machine).split('\n');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, state = '', words = ''] = /^(\S+): (.+)$/.exec(line) ?? [];
      return state === '' ? [] : [[state, words]];
    }),
  );
}

/** A machine without a screen has no file. */
function readScreens(machine: string): string {
  try {
    return readFileSync(`${folder}/${machine}.txt`, 'utf8');
  } catch {
    return '';
  }
}
