import { routes, type RouteName } from '#machines/domain/routes.ts';
import type { Settings } from '#server/env.ts';

/** What makes a link. */
export interface LinkSource {
  /** The address of a request to a tenant's host. */
  requestUrl: string;
  settings: Settings;
}

/** The address of a page at the tenant that is asked; encrypted in production, whatever a proxy asks by. */
export function linkTo(
  { requestUrl, settings }: LinkSource,
  route: RouteName,
  query: Readonly<Record<string, string>>,
): string {
  const link = new URL(routes[route].path, new URL(requestUrl).origin);
  if (settings.production) link.protocol = 'https:';
  link.search = new URLSearchParams(query).toString();
  return link.href;
}
