import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { clients } from '#server/db/schema.ts';
import { isLoopback, type Settings } from '#server/env.ts';
import type { ApiEnv, Services } from './context.ts';
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

/** Finds the tenant of a call. Host and path must name the same one; else 421. */
export function tenant({ db, settings }: Services) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const label = labelOf(new URL(c.req.url).hostname, settings);
    const inPath = c.req.param('client');
    if (label === null || (inPath !== undefined && inPath !== label)) throw misdirected();
    const [client] = await db.select().from(clients).where(eq(clients.id, label)).limit(1);
    if (!client) throw misdirected();
    c.set('client', client);
    await next();
  });
}
