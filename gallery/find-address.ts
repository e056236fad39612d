import type { Tenant } from './screens/tenants.ts';
import { facets, type Facet } from './words/facets.ts';

/** Which states of all machines are shown; empty is all. */
export interface Find {
  has: readonly Facet[];
  words: string;
  tenant: string;
}

/** Whether a link leads to the states of all machines. */
export function isFind(hash: string): boolean {
  return /^#\/find(\?|$)/.test(hash);
}

/** Reads `#/find?has=waits,money&words=card&tenant=harbor`. Whatever makes no sense is left out. */
export function parseFind(hash: string): Find {
  const given = new URLSearchParams(hash.split('?', 2)[1] ?? '');
  const has = given.get('has')?.split(',') ?? [];
  return {
    has: facets.filter((facet) => has.includes(facet)),
    words: given.get('words') ?? '',
    tenant: given.get('tenant') ?? '',
  };
}

/** The link of a choice of states, as a hash. */
export function findHash({ has, words, tenant }: Find): string {
  const query = new URLSearchParams(
    Object.entries({ has: has.join(','), words, tenant }).filter(([, value]) => value !== ''),
  );
  const text = query.toString().replaceAll('%2C', ',');
  return `#/find${text === '' ? '' : `?${text}`}`;
}

interface FoundState {
  machine: string;
  state: string;
  facets: readonly Facet[];
  says: string;
}

/** The states that have all that is asked for. Quotes, case and spaces of the words make no difference. */
export function findStates<State extends FoundState>(
  states: readonly State[],
  { has, words }: Pick<Find, 'has' | 'words'>,
): State[] {
  const requested = plain(words).split(' ').filter(Boolean);
  return states.filter(
    ({ machine, state, facets: own, says }) =>
      has.every((facet) => own.includes(facet)) &&
      requested.every((word) => plain(`${machine} ${state} ${says}`).includes(word)),
  );
}

/** What the report of a screen says, in the words of a tenant. */
export function wordsAt(
  { words, name, programme: { client } }: Pick<Tenant, 'name' | 'words' | 'programme'>,
  says: string,
): string {
  return words(says)
    .replace(/ \[(.*)\]$/, ' · $1')
    .replaceAll('{client}', name)
    .replaceAll('{support}', client.supportEmail);
}

/** A text as it is compared: in lower case, with straight quotes and single spaces. */
export function plain(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
