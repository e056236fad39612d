import { html, raw } from 'hono/html';
import { typefaceRule } from './typeface.ts';

/**
 * The document in which the card provider's script runs: it has an origin of its own and no storage. The page around it
 * hands the script over by message. A `policy` is stated in the document itself, for servers that send no headers.
 */
export async function cardFrameDocument(bootstrap: string, nonce: string, policy?: string): Promise<string> {
  const typeface = await typefaceRule();
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          ${policy === undefined ? '' : html`<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Card details</title>
          <style>
            ${raw(typeface)}
          </style>
        </head>
        <body>
          <script nonce="${nonce}">
            ${raw(bootstrap)};
          </script>
        </body>
      </html>`,
  );
}
