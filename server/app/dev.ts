import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Settings } from '#server/env.ts';
import { withProviderMark } from './document.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the API answers itself; anything else may be a module. */
const isOurs = (url = '') =>
  /^\/(w|sanctum|media|sandbox|card-frame(?:\.html)?|openapi\.json|health|[a-z0-9-]+\/socialite)(\/|\?|$)/.test(
    url,
  );

/** The app from its sources, with hot reload over the server's own port. */
export async function openDevelopment(server: Server, settings: Pick<Settings, 'cardFormOrigins'>) {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  return {
    document: (url: string) =>
      vite.transformIndexHtml(
        url,
        withProviderMark(readFileSync(join(root, 'index.html'), 'utf8'), settings),
      ),
    /** Serves modules, and leaves everything else to the API and its document. */
    serve:
      (answer: RequestListener): RequestListener =>
      (request, response) => {
        if (isOurs(request.url)) answer(request, response);
        else vite.middlewares(request, response, () => answer(request, response));
      },
    close: () => vite.close(),
  };
}
