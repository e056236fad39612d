import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = new URL('../inspector.html', import.meta.url);

/** Loads what draws the charts when the first drawing is asked for: the app's build has no need of it. */
const drawings = async () => (await import('../drawing/drawings-plugin.ts')).drawings(root);

/** While the app is developed: `/inspector`, and the drawings that it shows. The built app has none of it. */
export function inspector(): Plugin {
  return {
    name: 'inspector',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: ['index.html', 'gallery/inspector.html'] } }),
    resolveId: { filter: { id: /^virtual:drawings?(\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:drawings?(\/|$)/ },
      handler: async (id) => (await drawings()).load(id),
    },
    configureServer(server) {
      server.middlewares.use('/inspector', (request, response, next) => {
        if (request.method === 'GET' && /^\/?(\?|$)/.test(request.url ?? '')) void answer(server, response);
        else next();
      });
    },
  };
}

async function answer(server: ViteDevServer, response: ServerResponse): Promise<void> {
  try {
    const html = await server.transformIndexHtml('/gallery/inspector.html', readFileSync(page, 'utf8'));
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
