import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shopOf, whyUnsupported, type Shop } from '#paths/explore/unsupported-states.ts';
import type { Bought } from '#paths/drive/money-seen.ts';
import { pricesOf, soldWords, type Frequency, type Seller, type Sold } from './sold-words.ts';
import { demoTenant, tenantIds } from '#server/demo/tenants/tenants.ts';

/** Where a path is followed by hand. */
export interface Place {
  tenant: string;
  /** The app of the tenant. */
  address: string;
  /** The page for members, clock, mail and faults of a demo; null at a host that has none. */
  sandbox: string | null;
  /** The words of the catalogue and of the screens with the tenant's tiers and name. */
  words: (text: string) => string;
  /** What a mark such as `{at}` or `{member overdue}` stands for; null for what is not there. */
  fill: (mark: string) => string | null;
  /** What is bought on the paths there, by the month or by the year. */
  bought: (frequency: Frequency) => Bought;
  /** What its flows depend on. */
  shop: Shop;
  /** Why nobody there gets to a machine; null where somebody does. */
  whyUnsupported: (machine: string, leaves?: readonly string[]) => string | null;
}

/** What a tenant is and sells, wherever it is served. */
interface Sale extends Seller {
  tiers: readonly Sold[];
  supportEmail: string;
  shop: Shop;
}

export const placeNames: readonly string[] = tenantIds;

/** The demo tenant of this id, on the port of `npm start`. */
export function placeOf(id: string): Place {
  const { name, currencyCode, supportEmail, config, tiers, plans } = demoTenant(id);
  const sold = tiers.map(({ name: tier, priceCents, isHidden = false, plans: membershipTierPlans }) => ({
    name: tier,
    price: priceCents,
    hidden: isHidden,
    membershipTierPlans,
  }));
  const address = `http://${id}.localhost:4173`;
  const sandbox = 'http://localhost:4173/sandbox';
  return {
    tenant: id,
    address,
    sandbox,
    fill: (mark) => fillInDemo(mark, { tenant: id, address, sandbox }),
    ...wordsAndMoney({
      currencyCode,
      usual: sold.find((tier) => tier.name === plans.usual.tier) ?? null,
      tiers: sold,
      supportEmail,
      shop: shopOf(name, config),
    }),
  };
}

/** The parts of a place that follow from what is sold there. */
export function wordsAndMoney({ tiers, supportEmail, shop, ...seller }: Sale) {
  const prices = pricesOf(seller, tiers);
  const sold = soldWords(prices, tiers);
  return {
    shop,
    bought: (frequency: Frequency) => ({ ...prices.bought(frequency), client: shop.name }),
    words: (text: string) =>
      sold(text).replaceAll('{client}', shop.name).replaceAll('{support}', supportEmail),
    whyUnsupported: (machine: string, leaves?: readonly string[]) => whyUnsupported(shop, machine, leaves),
  } satisfies Partial<Place>;
}

function fillInDemo(
  mark: string,
  { tenant, address, sandbox }: { tenant: string; address: string; sandbox: string },
): string | null {
  const state = memberIn(mark);
  if (state !== null) return `At ${sandbox} make a member: program \`${tenant}\`, state \`${state}\``;
  const known: Readonly<Record<string, string>> = {
    at: address,
    tenant,
    sandbox,
    mailbox: `at ${sandbox}/outbox`,
    card: '4242 4242 4242 4242',
  };
  return known[mark] ?? null;
}

/** The state of the mark of a member; null for any other mark. */
export function memberIn(mark: string): string | null {
  return /^member (\S+)$/.exec(mark)?.[1] ?? null;
}

const marks = /\{(at|tenant|sandbox|mailbox|card|member [a-z-]+)\}/g;

/** The marks in a text. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(marks)].flatMap(([, mark]) => mark ?? []);
}

/** A text with what its marks stand for at a place. */
export function located(text: string, { fill }: Pick<Place, 'fill'>): string {
  return text.replaceAll(marks, (whole, mark: string) => fill(mark) ?? whole);
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
