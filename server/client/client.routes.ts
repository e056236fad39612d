import { Hono } from 'hono';
import * as v from 'valibot';
import { clientSchema } from '#machines/domain/client.ts';
import { themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { rejected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { describeCall } from '#server/http/openapi.ts';
import { publicOrigin } from '#server/client/public-origin.ts';
import { revalidated, taggedJson } from '#server/http/revalidated.ts';
import type { Services } from '#server/services.ts';
import { readTheme, readTiers, viewClient } from './client-view.ts';

/** GET the client's configuration, /membership-tiers and /theme: what the app starts with, the same for everybody. */
export function clientRoutes({ db, cache, settings }: Services) {
  const tiersOf = cache.memoize((clientId) => readTiers(db, clientId));
  const themeOf = cache.memoize((clientId) => readTheme(db, clientId));
  return new Hono<ApiEnv>()
    .get('/', describeCall('The configuration.', v.object({ client: clientSchema })), revalidated, (c) =>
      taggedJson(c, {
        client: viewClient(c.get('client'), publicOrigin(c.get('client'), c.req.url, settings)),
      }),
    )
    .get(
      '/membership-tiers',
      describeCall('The tiers and their plans.', v.object({ membershipTiers: v.array(tierSchema) })),
      revalidated,
      async (c) => taggedJson(c, await tiersOf(c.get('client').id)),
    )
    .get('/theme', describeCall('The theme.', v.object({ theme: themeSchema })), revalidated, async (c) => {
      const theme = await themeOf(c.get('client').id);
      if (theme === null) throw rejected('i_theme_002');
      return taggedJson(c, theme);
    });
}
