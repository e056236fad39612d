import { serveStatic } from '@hono/node-server/serve-static';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Context, Hono } from 'hono';
import { routeAt } from '#machines/domain/routes.ts';
import { workerName } from '#server/bundles/distribution.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { misdirected } from '#server/errors/api-error.ts';
import { documentLimit } from '#server/http/call-limit.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { retryLater } from '#server/http/error-response.ts';
import { clientFinder, isMisdirected } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { addSharedAssets, readBuildFiles, type AssetStore } from './assets/asset-store.ts';
import { filesBelow } from './build.ts';
import { readBuiltFiles } from './built-files.ts';
import {
  fillDocument,
  inlineSources,
  policyOf,
  withProviderMark,
  withStyles,
  type DocumentParts,
} from './document.ts';
import { gzipDocument } from './gzip-document.ts';
import { forEver } from './hosting-files.ts';
import { createMemberFrames } from './member-frames.ts';
import { addOfflineShell } from './offline-shell.ts';
import { addManifest } from './manifest.ts';
import { loadRenderer } from './renderer.ts';
import { createRenderedPages, type ServePage } from './rendered-pages.ts';

/** A browser asks for HTML; a person's `curl` takes anything, and gets a page where the app has one. */
export function acceptsHtml(path: string, accept: string): boolean {
  return accept.includes('text/html') || (accept === '*/*' && routeAt(path) !== null);
}

/** Whose document it is, and what is put into it. */
interface Found {
  client: ClientRow | null;
  parts: DocumentParts;
}

/**
 * Serves the app's document at every address that a browser asks for as a page, with a new nonce each time: 421 at another
 * port than the public one, 429 to a network that asks for too many. Where nothing can be read, because the database is away, it is the bare one: the app says what is wrong, as anywhere else.
 */
export function addDocument(
  app: Hono<ApiEnv>,
  services: Services,
  read: (url: string) => string | Promise<string>,
  {
    isDevelopment,
    scripts = [],
    serve,
  }: { isDevelopment: boolean; scripts?: readonly string[]; serve?: ServePage | null },
) {
  const clientAt = clientFinder(services);
  const find = async (c: Context): Promise<Found> => {
    const client = await clientAt(c.req.url);
    return { client, parts: client === null || !serve ? {} : await serve(c, client) };
  };
  const isOverLimit = documentLimit(services);
  const { policySources } = services.settings;
  app.get('*', async (c, next) => {
    if (!acceptsHtml(c.req.path, c.req.header('accept') ?? '*/*')) return next();
    if (isMisdirected(c.req.url, services.settings)) throw misdirected();
    const wait = isOverLimit(c.env);
    if (wait !== null) return c.text('Too many requests.', 429, { 'Retry-After': String(wait) });
    const nonce = randomBytes(16).toString('base64');
    const document = await read(c.req.path);
    const { client, parts } = await find(c).catch((error: Error): Found => {
      c.error = error;
      c.status(503);
      c.header('Retry-After', retryLater['Retry-After']);
      return { client: null, parts: {} };
    });
    c.header('Content-Security-Policy', policyOf(client, nonce, { policySources, scripts, isDevelopment }));
    return gzipDocument(c, fillDocument(document, nonce, parts));
  });
}

/** Serves what a build holds below its names: hashed files for ever, others for an hour, those of `hidden` not at all. */
function addBuiltFiles(app: Hono<ApiEnv>, folder: string, hidden: readonly string[] = []): void {
  const paths = filesBelow(folder).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`);
  const isHidden = new Set(['/index.html', ...hidden]);
  const isPublic = new Set(paths.filter((path) => !/^\/[._]/.test(path) && !isHidden.has(path)));
  const files = serveStatic<ApiEnv>({ root: folder, precompressed: true });
  app.get('*', (c, next) => {
    if (!isPublic.has(c.req.path)) return next();
    const isHashed = c.req.path.startsWith('/assets/');
    c.header('Cache-Control', isHashed ? forEver : 'public, max-age=3600');
    return files(c, next);
  });
}

/** Serves a build's files. With a store it shares them with servers that have another build, and serves theirs. */
export async function shareBuiltFiles(
  app: Hono<ApiEnv>,
  folder: string,
  store: AssetStore | null,
): Promise<void> {
  await store?.add(readBuildFiles(folder));
  addBuiltFiles(app, folder);
  if (store !== null) addSharedAssets(app, store);
}

/** Serves the built app: its files, the worker that keeps its shell, and the document with its pages ready made. */
export async function addBuiltApp(
  app: Hono<ApiEnv>,
  services: Services,
  folder: string,
  store: AssetStore | null = null,
  framesBy = createMemberFrames,
) {
  const renderer = await loadRenderer(folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const document = withProviderMark(withStyles(read('index.html'), read), services.settings);
  await shareBuiltFiles(app, folder, store);
  const served =
    renderer && createRenderedPages(services, renderer, readBuiltFiles(folder).of, framesBy(renderer));
  if (existsSync(join(folder, workerName))) {
    addOfflineShell(app, services, {
      document,
      worker: read(workerName),
      looksOf: served && served.looksOf,
    });
  }
  if (served) addManifest(app, services, served.looksOf);
  addDocument(app, services, () => document, {
    isDevelopment: false,
    scripts: inlineSources(document, 'script'),
    serve: served && served.serve,
  });
}
