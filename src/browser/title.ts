import { versionOf, type Client } from '#machines/domain/client.ts';

/** The page title: the route's title, with the brand after it for a round-up client. */
export function documentTitle(routeTitle: string, client: Client | null): string {
  return client !== null && versionOf(client) === 'roundup' ? `${routeTitle} | ${client.name}` : routeTitle;
}
