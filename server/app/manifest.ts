import type { Hono } from 'hono';
import { publicOrigin } from '#server/client/public-origin.ts';
import { iconSizes, pngAddress } from '#server/icon-address.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { clientFinder } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { manifestPath } from './document.ts';
import type { LooksOf } from './rendered-pages.ts';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Serves what a browser installs a tenant's app by: its name, its colors and its icon. 404 at a host of nobody's. */
export function addManifest(app: Hono<ApiEnv>, services: Services, looksOf: LooksOf): void {
  const clientAt = clientFinder(services);
  app.get(manifestPath, async (c) => {
    const client = await clientAt(c.req.url);
    if (client === null) return c.notFound();
    const looks = await looksOf(client, publicOrigin(client, c.req.url, services.settings));
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Type', 'application/manifest+json; charset=UTF-8');
    return c.body(
      JSON.stringify({
        id: '/',
        name: client.name,
        short_name: client.name,
        lang: looks.lang,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: looks.colours?.['--page'],
        theme_color: looks.colours?.['--surface'],
        icons: iconsOf(looks.icon ?? ''),
      }),
    );
  });
}

function iconsOf(src: string) {
  if (src === '') return [];
  const [, ending = ''] = /\.(\w+)(?:\?.*)?$/.exec(src) ?? [];
  const type = types[ending];
  const pngs = [iconSizes.small, iconSizes.large].flatMap((size) => {
    const address = pngAddress(src, size);
    return address === null
      ? []
      : [{ src: address, sizes: `${size}x${size}`, purpose: 'any', type: types['png'] }];
  });
  return [...pngs, { src, sizes: 'any', purpose: 'any', ...(type !== undefined && { type }) }];
}
