import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { cardFramePolicy } from '#server/content-policy.ts';
import { misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { labelAt } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { cardFrameDocument } from './card-frame-document.ts';
import { frameBootstrap } from './hosted-form-script.ts';

/** GET /card-frame.html: the document of the card form's frame, with a new nonce each time. */
export function cardFrameRoutes({ settings }: Pick<Services, 'settings'>, folder?: string) {
  return new Hono<ApiEnv>().on('GET', ['/card-frame.html', '/card-frame'], async (c) => {
    if (labelAt(c.req.url, settings) === null) throw misdirected();
    const nonce = randomBytes(16).toString('base64');
    const bootstrap = await frameBootstrap(settings, folder);
    c.header('Content-Security-Policy', cardFramePolicy(nonce, settings.cardFormOrigins));
    return c.html(await cardFrameDocument(bootstrap, nonce));
  });
}
