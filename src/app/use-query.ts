import { parseQuery } from '#machines/domain/query.ts';

/** The query of the address as it stands now, by name. */
export function useQuery(): Readonly<Record<string, string>> {
  return Object.fromEntries(parseQuery(window.location.search));
}
