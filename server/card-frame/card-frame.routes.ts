import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { cardFramePolicy } from '#server/content-policy.ts';
import { misdirected } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { labelAt } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { frameBootstrap } from './hosted-form-script.ts';
import { typefaceRule } from './typeface.ts';

/**
 * GET /card-frame: the document in which the card provider's script runs. It has an origin of its own, no network and
 * no storage; the page around it hands the script over by message.
 */
export function cardFrameRoutes({ settings }: Services) {
  return new Hono<ApiEnv>().get('/', async (c) => {
    if (labelAt(c.req.url, settings) === null) throw misdirected();
    const nonce = randomBytes(16).toString('base64');
    const [script, typeface] = await Promise.all([frameBootstrap(settings), typefaceRule()]);
    c.header('Content-Security-Policy', cardFramePolicy(nonce));
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Card details</title>
            <style>
              ${raw(typeface)}
            </style>
          </head>
          <body>
            <script nonce="${nonce}">
              ${raw(script)};
            </script>
          </body>
        </html>`,
    );
  });
}
