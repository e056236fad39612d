import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder as any file server does: a path without a file is `index.html`. */
export function serveFiles(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'https://files.invalid');
    const path = normalize(decodeURIComponent(pathname));
    const file = path.endsWith('/') ? 'index.html' : path;
    const found = await readFile(join(folder, file)).catch(() => null);
    const isFile = found !== null;
    const body = found ?? (await readFile(join(folder, 'index.html')));
    const type = isFile ? (types[extname(file)] ?? 'application/octet-stream') : types['.html'];
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };
}
