import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { clientOf } from '#machines/domain/host.ts';
import { clients } from '#server/db/schema.ts';
import type { Settings } from '#server/env.ts';
import type { ApiEnv, ClientRow, Services } from './context.ts';
import { misdirected } from './errors.ts';

/** The client label that the host of an address names; null for a stranger's. */
export function labelAt(url: string, { publicHosts, defaultClient }: Settings): string | null {
  return clientOf(new URL(url).hostname, { allowedHosts: publicHosts, defaultClient });
}

/** The tenant whose host an address names; null for a stranger's. */
export async function clientAt(url: string, { db, settings }: Services): Promise<ClientRow | null> {
  const label = labelAt(url, settings);
  if (label === null) return null;
  const [client] = await db.select().from(clients).where(eq(clients.id, label)).limit(1);
  return client ?? null;
}

/** Finds the tenant of a call. Host and path must name the same one; else 421. */
export function tenant(services: Services) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const client = await clientAt(c.req.url, services);
    const inPath = c.req.param('client');
    if (client === null || (inPath !== undefined && inPath !== client.id)) throw misdirected();
    c.set('client', client);
    await next();
  });
}
