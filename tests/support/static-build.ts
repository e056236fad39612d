import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../server/build.ts', import.meta.url));

export interface AppBuild {
  folder: string;
  remove: () => void;
}

/** Builds the app into a folder of its own, as `npm run build` does with these variables. */
export async function buildApp(variables: Readonly<Record<string, string>>): Promise<AppBuild> {
  const home = mkdtempSync(join(tmpdir(), 'static-build-'));
  const folder = join(home, 'dist');
  const { code, output } = await runBuild(['--outDir', folder], variables);
  if (code !== 0) throw new Error(output);
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Runs the build in a process of its own. */
export function runBuild(
  options: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), command, ...options], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain file server: files as they are, and `index.html` at every other address. It sends no headers of its own. */
export async function serveStatic(folder: string): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = normalize(pathname === '/' ? '/index.html' : pathname);
    const send = (file: string) => (body: Buffer) =>
      response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain').end(body);
    readFile(join(folder, name)).then(send(name), () =>
      readFile(join(folder, 'index.html')).then(send('index.html')),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}
