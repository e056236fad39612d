import { routeNames, type RouteName } from '#machines/domain/routes.ts';
import { endOf, ends, type Case, type End } from './atlas.ts';
import { flags, ownClient } from './client-flags.ts';
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
  const given = new URLSearchParams(hash.split('?', 2)[1] ?? '');
  const among = <Name extends string>(name: string, names: readonly Name[]): Name | '' =>
    names.find((each) => each === given.get(name)) ?? '';
  const has = given.get('has')?.split(',') ?? [];
  return {
    page: among('page', routeNames),
    who: among(
      'who',
      people.map(({ id }) => id),
    ),
    client: among('client', [...clients, ownClient]),
    flags: flags.map(({ id }) => id).filter((id) => has.includes(id)),
    ends: among('ends', ends),
    isRedirected: given.has('redirected'),
  };
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
