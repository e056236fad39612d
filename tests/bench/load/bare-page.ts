import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../bare', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

export interface BarePage {
  address: string;
  close: () => void;
}

/** Builds and serves a page of the same libraries with one form and nothing else: what the app is measured against. */
export async function serveBarePage(): Promise<BarePage> {
  const files = await buildFiles();
  const server = createServer(({ url = '/' }, response) => {
    const path = files.has(url) ? url : '/index.html';
    const type = types[extname(path)] ?? 'text/plain';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(files.get(path));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://bare.localhost:${port}/login`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The built files, compressed, by their paths. */
async function buildFiles(): Promise<Map<string, Buffer>> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-'));
  try {
    await build({
      root,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      plugins: [react()],
      build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    });
    const entries = readdirSync(outDir, { withFileTypes: true, recursive: true });
    const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
    return new Map(
      files.map((file) => [`/${relative(outDir, file)}`, brotliCompressSync(readFileSync(file))]),
    );
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
