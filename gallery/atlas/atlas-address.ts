import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { endOf, ends, type Case, type End } from './atlas.ts';
import { flags, ownClient } from './client-flags.ts';
import { quoted } from '#paths/text/quoted.ts';
import { people } from './people.ts';

/** What of the atlas is shown; empty is everything. */
export interface AtlasFilter {
  page: RouteName | '';
  who: string;
  /** A demo tenant, or the client of the reader's own that has `flags`. */
  client: string;
  flags: string[];
  ends: End | '';
  isRedirected: boolean;
}

/** The filter that lets everything through. */
export const everything: AtlasFilter = {
  page: '',
  who: '',
  client: '',
  flags: [],
  ends: '',
  isRedirected: false,
};

/** Whether a link leads to the atlas. */
export function isAtlas(hash: string): boolean {
  return /^#\/atlas(\?|$)/.test(hash);
}

/** Reads `#/atlas?page=home&who=suspended&client=harbor&ends=renew&redirected`. Whatever makes no sense is left out. */
export function parseAtlas(hash: string, clients: readonly string[]): AtlasFilter {
  const given = givenIn(hash);
  const { page, who, client, ends: end } = namesOf(clients);
  const among = <Name extends string>(name: string, names: readonly Name[]): Name | '' =>
    names.find((each) => each === given.get(name)) ?? '';
  const has = flagsIn(given);
  return {
    page: among('page', page),
    who: among('who', who),
    client: among('client', client),
    flags: flagIds.filter((id) => has.includes(id)),
    ends: among('ends', end),
    isRedirected: given.has('redirected'),
  };
}

/** What of a link the filter leaves out, in one line; null where it takes all of it. */
export function leftOut(hash: string, clients: readonly string[]): string | null {
  const given = givenIn(hash);
  const names = new Map<string, readonly string[]>(Object.entries(namesOf(clients)));
  const strangers = [...given].flatMap(([name, value]) => {
    if (name === 'redirected') return [];
    if (name === 'has') return flagsIn(given).filter((id) => !flagIds.includes(id));
    const known = names.get(name);
    if (known === undefined) return [name];
    return value === '' || known.includes(value) ? [] : [value];
  });
  if (strangers.length === 0) return null;
  const shown = strangers.slice(0, 3).map(quoted).join(', ');
  const more = strangers.length > 3 ? ` and ${strangers.length - 3} more` : '';
  return `The atlas does not know ${shown}${more}: left out of the filter.`;
}

const flagIds: readonly string[] = flags.map(({ id }) => id);

function givenIn(hash: string): URLSearchParams {
  return new URLSearchParams(hash.split('?', 2)[1] ?? '');
}

function flagsIn(given: URLSearchParams): string[] {
  return given.get('has')?.split(',').filter(Boolean) ?? [];
}

/** The values that each part of a filter can have. */
function namesOf(clients: readonly string[]) {
  return { page: routeNames, who: people.map(({ id }) => id), client: [...clients, ownClient], ends };
}

/** The link of a filter, as a hash. */
export function atlasHash({ page, who, client, flags: has, ends: end, isRedirected }: AtlasFilter): string {
  const query = new URLSearchParams(
    Object.entries({ page, who, client, has: client === ownClient ? has.join(',') : '', ends: end }).filter(
      ([, value]) => value !== '',
    ),
  );
  if (isRedirected) query.set('redirected', '');
  const text = query
    .toString()
    .replaceAll('%2C', ',')
    .replace(/redirected=$/, 'redirected');
  return `#/atlas${text === '' ? '' : `?${text}`}`;
}

/** The cases that a filter lets through; those of a client show that client alone. */
export function filtered(
  cases: readonly Case[],
  { page, who, client, ends: end, isRedirected }: AtlasFilter,
): Case[] {
  return cases
    .filter(
      (each) =>
        (page === '' || each.asked === page) &&
        (who === '' || each.person.id === who) &&
        (end === '' || endOf(each) === end) &&
        (!isRedirected || each.hops.length > 0),
    )
    .map((each) =>
      client === '' ? each : { ...each, clients: each.clients.filter(({ id }) => id === client) },
    )
    .filter(({ clients }) => clients.length > 0);
}
