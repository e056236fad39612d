import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderAssets } from './assets/folder-assets.ts';
import { acceptsHtml, shareBuiltFiles } from './pages.ts';
import { workerScript } from './offline-shell.ts';
import { inlineIn, shellOf, withoutPolicy } from './static-files.ts';
import { staticWorkerName, workerName } from '#server/bundles/distribution.ts';
import { cardFrameRoutes } from '#server/card-frame/card-frame.routes.ts';
import { documentPolicy, unknownPartners, workerPolicy, type Partners } from '#server/content-policy.ts';
import type { Settings } from '#server/env.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { toResponse } from '#server/http/error-response.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { healthRoutes } from '#server/http/health.ts';
import { requestLog } from '#server/http/request-log.ts';
import { labelAt } from '#server/http/tenant.ts';
import { followRequests } from '#server/http/trace-requests.ts';
import type { Services } from '#server/services.ts';

/** What the app's pages stand on where the API is somebody else's: there is no database. */
export type FrontServices = Pick<Services, 'clock' | 'log' | 'telemetry' | 'health' | 'frameScripts'> & {
  settings: Settings & { apiHost: string };
  /** What a tenant's pages load from elsewhere; null where nobody knows. */
  partnersOf: (client: string) => Promise<Partners | null>;
};

/** Health, the card form's frame, and what every answer has. The app's pages are put after that. */
export function createFrontApp(services: FrontServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.onError((error) => toResponse(error));
  app.notFound(() => Response.json({ message: 'Not found' }, { status: 404 }));
  app.use(followRequests(services), requestLog(services), securityHeaders);
  app.route('/health', healthRoutes(services.health));
  app.use(compress());
  app.route('/', cardFrameRoutes(services));
  return app;
}

async function partnersAt(url: string, { settings, partnersOf }: FrontServices): Promise<Partners> {
  const client = labelAt(url, settings);
  const named = client === null ? null : await partnersOf(client);
  return named ?? unknownPartners(settings.policySources);
}

/**
 * Serves an app that was built for static hosting, at every address that a browser asks for as a page. The policy names
 * what the tenant's configuration names.
 */
export async function addFrontPages(
  app: Hono<ApiEnv>,
  services: FrontServices,
  folder: string,
): Promise<void> {
  const { settings } = services;
  const { apiHost, policySources: sources } = settings;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const document = withoutPolicy(read('index.html'));
  const inline = inlineIn(document);
  const worker = read(workerName);
  const policyAt = async (url: string) =>
    documentPolicy(inline, { apiHost, partners: await partnersAt(url, services), sources });
  app.get(`/${staticWorkerName}`, async (c) => {
    const shell = settings.offlineShell ? shellOf(document, await policyAt(c.req.url)) : null;
    c.header('Content-Security-Policy', workerPolicy);
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/javascript; charset=UTF-8');
    return c.body(workerScript(worker, shell));
  });
  const store = settings.assetsDir === null ? null : folderAssets(settings.assetsDir);
  await shareBuiltFiles(app, folder, store);
  app.get('*', async (c, next) => {
    if (!acceptsHtml(c.req.path, c.req.header('accept') ?? '*/*')) return next();
    c.header('Content-Security-Policy', await policyAt(c.req.url));
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept');
    return c.html(document);
  });
}

/** Serves the app from its sources, with hot reload. */
export function addFrontDevelopment(
  app: Hono<ApiEnv>,
  services: FrontServices,
  read: (url: string) => Promise<string>,
): void {
  const { apiHost, policySources: sources } = services.settings;
  app.get('*', async (c, next) => {
    if (!acceptsHtml(c.req.path, c.req.header('accept') ?? '*/*')) return next();
    const partners = await partnersAt(c.req.url, services);
    const needs = { isDevelopment: true, apiHost, partners, sources };
    c.header('Content-Security-Policy', documentPolicy({ styles: [], scripts: [] }, needs));
    return c.html(await read(c.req.path));
  });
}
