import type { Context } from 'hono';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import type { Settings } from '#server/env.ts';
import type { ApiEnv } from './context.ts';

/** What makes a link: a call, whose host is a tenant's, and the settings. */
export interface LinkSource {
  c: Context<ApiEnv>;
  settings: Settings;
}

/** The address of a page at the tenant that is asked; encrypted in production, whatever a proxy asks by. */
export function linkTo(
  { c, settings }: LinkSource,
  route: RouteName,
  query: Readonly<Record<string, string>>,
): string {
  const link = new URL(routes[route].path, new URL(c.req.url).origin);
  if (settings.production) link.protocol = 'https:';
  link.search = new URLSearchParams(query).toString();
  return link.href;
}
