import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build:flows` puts its files. */
export const builtGallery = fileURLToPath(new URL('../../dist.flows', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const folder = '/design/flows/';

/** The built gallery in a sub-folder of a plain web server, which knows nothing of it. */
export async function serveBuiltGallery(): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === folder ? 'index.html' : normalize(pathname.slice(folder.length));
    const answer = pathname.startsWith(folder)
      ? readFile(join(builtGallery, name))
      : Promise.reject(new Error('elsewhere'));
    answer.then(
      (body) => response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${folder}`, close: () => server.close() };
}
