import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { clients } from '#server/db/schema.ts';
import { isLoopback, type Settings } from '#server/env.ts';
import type { ApiEnv, ClientRow, Services } from './context.ts';
import { misdirected } from './errors.ts';

/** The client label that a host names: its first label, or the default client for a bare host; null for a stranger. */
export function labelOf(hostname: string, { publicHosts, defaultClient }: Settings): string | null {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isLoopback(host) || publicHosts.includes(host)) return defaultClient;
  const suffix = publicHosts.find((each) => host.endsWith(`.${each}`));
  if (suffix === undefined) return null;
  const label = host.slice(0, -suffix.length - 1);
  return /^[a-z0-9-]+$/.test(label) ? label : null;
}

/** Finds the tenant whose host an address names; null for a stranger's. */
export function clientFinder({ db, settings, keeper }: Services) {
  const clientOf = keeper.keep(async (label): Promise<ClientRow | null> => {
    const [client] = await db.select().from(clients).where(eq(clients.id, label)).limit(1);
    return client ?? null;
  });
  return async (url: string) => {
    const label = labelOf(new URL(url).hostname, settings);
    return label === null ? null : clientOf(label);
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
