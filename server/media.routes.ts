import { Hono } from 'hono';
import { typefaceRule } from './card-frame/typeface.ts';
import { picturePolicy, staticPagePolicy } from './content-policy.ts';
import { allMedia } from './demo/media.ts';
import { notFound } from './errors/api-error.ts';
import type { ApiEnv } from './http/context.ts';

/** GET /media/*: the demo's pictures, and the landing page of the tenant that has one, in the product's typeface. */
export function mediaRoutes() {
  return new Hono<ApiEnv>().get('/*', async (c) => {
    const media = allMedia().get(c.req.path);
    if (media === undefined) throw notFound();
    const isStyled = media.type.startsWith('text/css');
    return c.body(isStyled ? `${await typefaceRule()}\n${media.body}` : media.body, 200, {
      'Content-Type': media.type,
      'Cache-Control': 'public, max-age=604800',
      'Content-Security-Policy': media.type.startsWith('text/html') ? staticPagePolicy : picturePolicy,
    });
  });
}
