import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { cardFramePolicy } from '#server/content-policy.ts';
import { misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { isPublicHost } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { cardFrameDocument } from './card-frame-document.ts';

/** GET /card-frame.html: the document of the card form's frame, with a new nonce each time. `isServed` tells the hosts. */
export function cardFrameRoutes(
  { settings, frameScripts }: Pick<Services, 'settings' | 'frameScripts'>,
  isServed: (url: string) => Promise<boolean> = (url) => Promise.resolve(isPublicHost(url, settings)),
) {
  return new Hono<ApiEnv>().on('GET', ['/card-frame.html', '/card-frame'], async (c) => {
    if (!(await isServed(c.req.url))) throw misdirected();
    const nonce = randomBytes(16).toString('base64');
    const { bootstrap } = await frameScripts();
    c.header('Content-Security-Policy', cardFramePolicy(nonce, settings.cardFormOrigins));
    return c.html(await cardFrameDocument(bootstrap, nonce));
  });
}
