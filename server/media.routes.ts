import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { typefaceRule } from './card-frame/typeface.ts';
import { picturePolicy, staticPagePolicy } from './content-policy.ts';
import { allMedia } from './demo/media.ts';
import { pictures } from './db/operations-schema.ts';
import { notFound } from './errors/api-error.ts';
import { readPngAddress } from './icon-address.ts';
import { renderIcon } from './render-icon.ts';
import type { ApiEnv } from './http/context.ts';
import type { Services } from './services.ts';

const headersOf = (type: string, policy = picturePolicy) => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=604800',
  'Content-Security-Policy': policy,
});

/** GET /media/*: the pictures of tenants' files and of the demo, and the landing page of the tenant that has one, in the product's typeface. A drawing is also there as a PNG. */
export function mediaRoutes({ db, cache }: Services) {
  const pictureAt = cache.memoize(async (path) => {
    const [, clientId = '', name = ''] = /^\/media\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const own = and(eq(pictures.clientId, clientId), eq(pictures.name, name));
    const [found] = await db.select().from(pictures).where(own);
    return found && { type: found.type, body: Buffer.from(found.content, 'base64') };
  });

  return new Hono<ApiEnv>().get('/*', async (c) => {
    const asked = readPngAddress(c.req.path);
    if (asked !== null) {
      const drawing = allMedia().get(asked.source) ?? (await pictureAt(asked.source));
      const png = drawing && (await renderIcon(drawing.body, asked.size));
      if (!png) throw notFound();
      return c.body(png, 200, headersOf('image/png'));
    }
    const media = allMedia().get(c.req.path);
    if (media === undefined) {
      const picture = await pictureAt(c.req.path);
      if (picture === undefined) throw notFound();
      return c.body(new Uint8Array(picture.body), 200, headersOf(picture.type));
    }
    const isStyled = media.type.startsWith('text/css');
    const policy = media.type.startsWith('text/html') ? staticPagePolicy : picturePolicy;
    const body = isStyled ? `${await typefaceRule()}\n${media.body}` : media.body;
    return c.body(body, 200, headersOf(media.type, policy));
  });
}
