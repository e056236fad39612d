import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { typefaceRule } from '#server/card-frame/typeface.ts';
import { plainPagePolicy } from '#server/content-policy.ts';
import { pageStyles } from './page-styles.ts';

export type Html = ReturnType<typeof html>;

/** A page of the sandbox: plain HTML that runs nothing. */
export async function page(c: Context, title: string, content: Html) {
  const nonce = randomBytes(16).toString('base64');
  const typeface = await typefaceRule();
  c.header('Content-Security-Policy', plainPagePolicy(nonce));
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <style nonce="${nonce}">
            ${raw(typeface)}${raw(pageStyles)}
          </style>
        </head>
        <body>
          ${content}
        </body>
      </html>`,
  );
}

/** What the sandbox's own pages begin with. */
export const sandboxHead = html`<header>
  <a href="/sandbox">Sandbox</a>
  <small>Tools for trying and testing. They do not exist in production.</small>
</header>`;
