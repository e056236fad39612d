import * as v from 'valibot';
import { parseQuery, writeQuery } from './query.ts';
import { factsOf, routeAt, routeNames, routes, type RouteName } from './routes.ts';

/** A place of the app that can be returned to: a known route and its search, never an address. */
export interface RouteTarget {
  route: RouteName;
  search: Readonly<Record<string, string>>;
}

const searchName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const searchValue = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}]*$/u));

const targetSchema = v.object({
  route: v.pipe(v.picklist(routeNames), v.check(isWorthReturning)),
  search: v.record(searchName, searchValue),
});

/** Whether a route is remembered over a login: public pages need no return, and some carry secrets in their search. */
export function isWorthReturning(route: RouteName): boolean {
  return factsOf(route).access !== 'public';
}

/** Reads a target as it was stored, in JSON; null for anything else. */
export function parseTarget(text: string | null): RouteTarget | null {
  try {
    const result = v.safeParse(targetSchema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Reads a path with its query, such as `/rewards?search=shoes`; null when it leads out of the app or nowhere. */
export function targetAt(href: string): RouteTarget | null {
  const match = /^(\/(?!\/)[a-z0-9/-]*)(\?[^#]*)?(#.*)?$/.exec(href);
  const route = routeAt(match?.[1] ?? 'nowhere');
  if (route === null || !isWorthReturning(route)) return null;
  const pairs = parseQuery(match?.[2] ?? '').filter(
    ([name, value]) => v.is(searchName, name) && v.is(searchValue, value),
  );
  return { route, search: Object.fromEntries(pairs) };
}

/** The path of a target, with its query. */
export function hrefOf({ route, search }: RouteTarget): string {
  return routes[route].path + writeQuery(Object.entries(search));
}
