import { routes, type RouteName } from '#machines/domain/routes.ts';

/** What makes a link. */
export interface LinkSource {
  /** The public address of a tenant, see `publicOrigin`. */
  origin: string;
}

/** The address of a page at a tenant. */
export function linkTo(
  { origin }: LinkSource,
  route: RouteName,
  query: Readonly<Record<string, string>>,
): string {
  const link = new URL(routes[route].path, origin);
  link.search = new URLSearchParams(query).toString();
  return link.href;
}
