import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { clientOf } from '#machines/domain/host.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { clients } from '#server/db/schema.ts';
import type { Settings } from '#server/env.ts';
import { misdirected } from '#server/errors/api-error.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';
import { isOwnAddress, isPublicAddress } from '#server/client/public-origin.ts';

/** The client label that an address names below the public domains; null for a stranger's. */
export function labelAt(url: string, { publicHosts, defaultClient }: Settings): string | null {
  return clientOf(new URL(url).hostname, { allowedHosts: publicHosts, defaultClient });
}

/** Whether an address is one of the public domains, yet at another port or with a closing dot. */
export function isMisdirected(url: string, settings: Settings): boolean {
  return labelAt(url, settings) !== null && !isPublicAddress(url, settings);
}

/** Whether an address is one of the public domains, at a public port. */
export function isPublicHost(url: string, settings: Settings): boolean {
  return labelAt(url, settings) !== null && isPublicAddress(url, settings);
}

/** Finds the tenant whose public address a request came to; null for any other address. */
export function clientFinder({ db, settings, cache }: Services) {
  const rowOf = cache.memoize(async (label): Promise<ClientRow | null> => {
    const [client] = await db.select().from(clients).where(eq(clients.id, label)).limit(1);
    return client ?? null;
  });
  return async (url: string) => {
    const label = labelAt(url, settings);
    if (label !== null) return isPublicAddress(url, settings) ? rowOf(label) : null;
    const [first = ''] = new URL(url).hostname.split('.');
    const client = await rowOf(first);
    return client !== null && isOwnAddress(url, client.publicOrigin) ? client : null;
  };
}

/** Finds the tenant of a call. Host and path must name the same one; else 421. */
export function tenant(services: Services) {
  const clientAt = clientFinder(services);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const client = await clientAt(c.req.url);
    const inPath = c.req.param('client');
    if (client === null || (inPath !== undefined && inPath !== client.id)) throw misdirected();
    c.set('client', client);
    await next();
  });
}
